import CatalogMigration

/// The table of commands as swift-argument-parser dumps it (`ToolInfoV0`), for documentation tools.
///
/// `{ "command": { "commandName": "strings-migrate", "subcommands": [ … ] }, "serializationVersion": 0 }`
enum ToolInfo {
  /// The document.
  static var document: String {
    let root: [String: JSONValue] = [
      "abstract": .string(Commands.overview), "commandName": .string(program),
      "shouldDisplay": .boolean(true),
      "arguments": .array(Global.all.map(argument)),
      "subcommands": .array(Commands.all.map(subcommand)),
    ]
    return JSONValue.object(["serializationVersion": .number(0), "command": .object(root)])
      .document
  }

  /// The name of the program.
  private static let program = "strings-migrate"

  /// Returns what is said of a subcommand.
  private static func subcommand(_ command: Command) -> JSONValue {
    .object([
      "superCommands": .array([.string(program)]), "shouldDisplay": .boolean(true),
      "commandName": .string(command.name), "abstract": .string(command.abstract),
      "arguments": .array(command.arguments.map(positional) + command.options.map(argument)),
    ])
  }

  /// Returns what is said of a word that is no option.
  private static func positional(_ argument: Command.Argument) -> JSONValue {
    .object([
      "kind": .string("positional"), "shouldDisplay": .boolean(true),
      "isOptional": .boolean(argument.isOptional), "isRepeating": .boolean(true),
      "parsingStrategy": .string("default"), "valueName": .string(argument.name),
      "abstract": .string(argument.help),
    ])
  }

  /// Returns what is said of an option or a flag.
  private static func argument(_ option: Command.Option) -> JSONValue {
    let names =
      [name(option.name.count == 1 ? "short" : "long", option.name)]
      + (option.short.map { [name("short", String($0))] } ?? [])
    var members: [String: JSONValue] = [
      "kind": .string(option.value == nil ? "flag" : "option"),
      "shouldDisplay": .boolean(!option.isHidden),
      "isOptional": .boolean(true), "isRepeating": .boolean(option.isRepeatable),
      "parsingStrategy": .string("default"), "names": .array(names), "preferredName": names[0],
      "abstract": .string(option.help),
    ]
    if let value = option.value { members["valueName"] = .string(value) }
    if !option.choices.isEmpty {
      members["allValues"] = .array(option.choices.map(JSONValue.string))
    }
    return .object(members)
  }

  /// Returns a name of an option.
  private static func name(_ kind: String, _ name: String) -> JSONValue {
    .object(["kind": .string(kind), "name": .string(name)])
  }
}
