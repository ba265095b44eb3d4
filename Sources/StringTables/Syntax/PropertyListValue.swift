/// Reads single values of the property lists of a project.
package enum PropertyListValue {
  /// Returns the `CFBundleDevelopmentRegion` of an `Info.plist`, nil when it is missing or a build setting.
  ///
  /// - Throws: what is wrong with the file.
  package static func bundleRegion(path: String, bytes: [UInt8]) throws(Diagnostic) -> String? {
    let region = try tree(path: path, bytes: bytes)["CFBundleDevelopmentRegion"]?.string
    return region.flatMap { $0.hasPrefix("$") || $0.isEmpty ? nil : $0 }
  }

  /// Returns the tree of a property list; any fault is thrown.
  ///
  /// - Throws: what is wrong with the file.
  package static func tree(path: String, bytes: [UInt8]) throws(Diagnostic) -> Node {
    var diagnostics: [Diagnostic] = []
    let document = try PropertyListDocument(
      path: path, bytes: bytes, encoding: nil, kind: .stringsdict, diagnostics: &diagnostics)
    if let error = diagnostics.first(where: { $0.severity == .error }) { throw error }
    return document.list.root
  }
}
