/// The forms of one language, by their keys.
///
/// A table is a text: a line with a key, and below it, after two blanks, its form. Empty lines and lines that begin
/// with `#` stand between.
struct WordTable: Sendable {
  private let forms: [String: String]

  init(_ texts: [StaticString]) {
    var forms: [String: String] = [:]
    for text in texts {
      var key: Substring?
      for line in String(describing: text).split(separator: "\n") where line.first != "#" {
        if line.hasPrefix("  ") {
          if let key { forms[String(key)] = String(line.dropFirst(2)) }
          key = nil
        } else {
          key = line
        }
      }
    }
    self.forms = forms
  }

  func form(of key: String) -> String? { forms[key] }

  /// Read when the first sentence is said in Japanese.
  static let japanese = WordTable(JapaneseWords.all)

  /// Read when the first sentence is wanted that the others lack: most who speak Japanese never ask for it.
  static let japaneseReference = WordTable(JapaneseWords.reference)
}
