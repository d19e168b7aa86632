import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Texts of a program", .paced)
struct CodeReaderStringsTests {
  @Test(
    "escapes are those of the language",
    arguments: [
      ("\"a\\n\\t\\\"\\\\\\/\"", .javaScript, "a\n\t\"\\/"), ("'\\u00e9\\x41\\u{1F600}'", .javaScript, "éA😀"),
      ("\"\\ud83d\\ude00\"", .javaScript, "😀"), ("\"\\ud83d\"", .javaScript, "\u{fffd}"),
      ("'a\\\nb'", .javaScript, "ab"),
      ("'\\d\\n\\''", .python, "\\d\n'"), ("b'a'", .python, "a"), ("'\\U0001F600'", .python, "😀"),
      ("\"\"\"a\"b\"\"\"", .python, "a\"b"), ("f'a'", .python, "a"), ("''", .python, ""),
      ("'a`n$b'", .powerShell, "a`n$b"), ("\"a`n`$b $5\"\"c\"", .powerShell, "a\n$b $5\"c"),
    ] as [(String, CodeReader.Language, String)])
  func escapes(_ text: String, _ language: CodeReader.Language, _ expected: String) throws {
    var reader = CodeReader(text, language)
    #expect(reader.opensText)
    #expect(try reader.string() == expected)
    #expect(reader.byte == nil)
    reader.at = 0
    while reader.opensText {
      let isWhole = reader.passText()
      #expect(isWhole)
    }
    #expect(reader.byte == nil)
  }

  @Test("a text that does not end is passed over to the end", arguments: ["'a", "\"a\\\"", "'"])
  func open(_ text: String) {
    for language in [CodeReader.Language.javaScript, .python, .powerShell] {
      var reader = CodeReader(text, language)
      #expect(!reader.passText() || text == "\"a\\\"" && language == .powerShell)
    }
  }
}
