import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("One word as it is typed", .paced)
struct WordReaderWordTests {
  private func words(_ text: String, _ syntax: Words.Syntax = .native) -> [String] {
    Words(text, syntax: syntax).words.map(\.text)
  }

  @Test(
    "a backslash stays before what items have a use for, and goes from before everything else",
    arguments: [
      (#"a\:b\;c\=d\@e"#, #"a\:b\;c\=d\@e"#), (#"\[\]\\"#, #"\[\]\\"#), (#"\a\7"#, #"\a\7"#),
      ("\\#\\|\\>\\'", "#|>'"),
      (#"\あ"#, #"\あ"#), (#"a\ b"#, "a b"), (#"\(\)\?\*"#, "()?*"),
    ])
  func backslashes(_ text: String, _ word: String) { #expect(words(text) == [word]) }

  @Test("a backslash at the end of a line joins it with the next, in either kind of line end")
  func joined() {
    #expect(words("ab\\\ncd") == ["abcd"])
    #expect(words("ab\\\r\ncd") == ["abcd"])
    #expect(words("\\\n  ab") == ["ab"])
    #expect(words("ab^\r\ncd", .windows) == ["abcd"])
    let open = Words("ab\\")
    #expect(open.unfinished == .backslash)
    #expect(open.words.map(\.text) == ["ab"])
    #expect(Words("ab^", syntax: .windows).unfinished == .backslash)
  }

  @Test("in a line from a shell every backslash goes, and a caret is a character")
  func shell() {
    #expect(words(#"a\=b \あ ^x"#, .shell) == ["a=b", "あ", "^x"])
  }

  @Test("in a line from Windows a caret goes, single quotes are characters, and a backslash stays")
  func windows() {
    #expect(words("a^&b 'c d' e\\f", .windows) == ["a&b", "'c", "d'", "e\\f"])
  }

  @Test(
    "blanks belong to a word in the brackets of a key and in the JSON behind its separator, and nowhere else",
    arguments: [
      ("a[b c]=d e", ["a[b c]=d", "e"]), ("a[b c][d e]:=1 f", ["a[b c][d e]:=1", "f"]),
      ("a:=[1, 2] b", ["a:=[1, 2]", "b"]), ("a:={\"b\": 1} c", ["a:={\"b\": 1}", "c"]),
      ("a=[1, 2]", ["a=[1,", "2]"]), ("a[b c", ["a[b", "c"]), ("a[b c]", ["a[b", "c]"]),
      ("/x?a[b c]=d", ["/x?a[b", "c]=d"]), ("a[b\\] c]=d", ["a[b\\] c]=d"]),
      ("a=b[c d]=e", ["a=b[c", "d]=e"]),
    ])
  func brackets(_ text: String, _ expected: [String]) {
    #expect(words("post \(text)") == ["post"] + expected)
  }

  @Test("a hole behind := is no JSON, and quotes alone are a word")
  func edges() {
    #expect(words("post a:={{b}} c") == ["post", "a:={{b}}", "c"])
    #expect(words("post '' \"\"") == ["post", "", ""])
    #expect(words("post \\\n") == ["post"])
  }
}
