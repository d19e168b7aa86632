/// The forms of one language, by their keys.
///
/// A table is a text: a line with a key, and below it, after two blanks, its form. Empty lines and lines that begin
/// with `#` stand between.
struct WordTable: Sendable {
  private let forms: [String: String]

  init(_ texts: [StaticString]) {
    var forms: [String: String] = [:]
    for text in texts {
      text.withUTF8Buffer { bytes in
        var key: String?
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
          if line.starts(with: "  ".utf8) {
            if let key { forms[key] = String(decoding: line.dropFirst(2), as: UTF8.self) }
            key = nil
          } else {
            key = String(decoding: line, as: UTF8.self)
          }
        }
      }
    }
    self.forms = forms
  }

  var keys: some Collection<String> { forms.keys }

  func form(of key: String) -> String? { forms[key] }

  /// Read when the first sentence is said in Japanese.
  static let japanese = WordTable(JapaneseWords.all)

  /// Read when the first sentence is wanted that the others lack: most who speak Japanese never ask for it.
  static let japaneseReference = WordTable(JapaneseWords.reference)
}
