/// A small app of five tables in six languages, which a team migrates over a month.
enum MonthProject {
  /// The languages, in the order of the texts below.
  static let languages = ["ar", "de", "en", "fr", "ja", "pt-BR"]

  /// The texts of plain tables: table, key, comment, and the text in each language; empty for none.
  private static let texts: [(table: String, key: String, comment: String, texts: [String])] = [
    (
      "Localizable", "greeting", "Shown at the start",
      ["مرحبا", "Hallo", "Hello", "Bonjour", "こんにちは", "Olá"]
    ),
    ("Localizable", "bye", "", ["وداعا", "Tschüss", "Bye", "Au revoir", "さようなら", "Tchau"]),
    (
      "Localizable", "title %@", "The title of a document",
      ["%@", "Titel %@", "Title %@", "Titre %@", "題 %@", ""]
    ),
    (
      "InfoPlist", "CFBundleName", "The name of the app",
      ["عدّاد", "Zähler", "Counter", "Compteur", "カウンター", "Contador"]
    ),
    (
      "InfoPlist", "NSCameraUsageDescription", "",
      ["", "Für \"Belege\"", "For receipts", "Pour les reçus", "", "Para recibos"]
    ),
    (
      "Main", "a1b-c2.text", "Class = \"UILabel\"; text = \"Total\";",
      ["المجموع", "Summe", "", "Total", "合計", "Total"]
    ),
    ("Main", "d3e-f4.title", "", ["", "Zurück", "", "Retour", "戻る", "Voltar"]),
    (
      "Errors", "offline", "No network",
      ["غير متصل", "Offline", "Offline", "Hors ligne", "オフライン", "Offline"]
    ),
    ("Errors", "denied", "", ["", "Nicht erlaubt", "Not allowed", "Refusé", "", "Negado"]),
    ("Settings", "sound", "A switch", ["صوت", "Ton", "Sound", "Son", "音", "Som"]),
    ("Settings", "theme.dark", "", ["", "Dunkel", "Dark", "Sombre", "ダーク", "Escuro"]),
  ]

  /// The forms of the one plural rule, by language.
  private static let forms = [
    "ar": "zero = \"لا ملفات\"; one = \"ملف\"; two = \"ملفان\"; few = \"%d ملفات\";"
      + " many = \"%d ملفًا\"; other = \"%d ملف\";",
    "de": "one = \"%d Datei\"; other = \"%d Dateien\";",
    "en": "one = \"%d file\"; other = \"%d files\";",
    "fr": "one = \"%d fichier\"; many = \"%d de fichiers\"; other = \"%d fichiers\";",
    "ja": "other = \"%d ファイル\";",
    "pt-BR": "one = \"%d arquivo\"; many = \"%d de arquivos\"; other = \"%d arquivos\";",
  ]

  /// The files, by path.
  static var files: [String: String] {
    var files = [
      "App/Base.lproj/Main.storyboard": "<document/>\n",
      "App.xcodeproj/project.pbxproj":
        "{ objects = { P = { isa = PBXProject; developmentRegion = en; }; }; rootObject = P; }\n",
    ]
    for (number, language) in languages.enumerated() {
      for row in texts where !row.texts[number].isEmpty {
        let text = row.texts[number].replacing("\"", with: "\\\"")
        let comment = row.comment.isEmpty || language == "ja" ? "" : "/* \(row.comment) */\n"
        files["App/\(language).lproj/\(row.table).strings", default: ""] +=
          "\(comment)\"\(row.key)\" = \"\(text)\";\n\n"
      }
      files["App/\(language).lproj/Localizable.stringsdict"] = """
        { "%d files" = { NSStringLocalizedFormatKey = "%#@files@"; files = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          \(forms[language] ?? "") }; }; }

        """
    }
    return files
  }
}
