import ApusEncodings
import Testing

@Suite("Places of a text in another") struct PlacesTests {
  @Test("are found by bytes: a mark behind one hides nothing")
  func findsBesideMarks() throws {
    let text = "a{{\u{301}b}}\u{301}c"
    let open = try #require(text[...].place(of: "{{"))
    let close = try #require(text[open.upperBound...].place(of: "}}"))
    #expect(text[..<open.lowerBound] == "a")
    #expect(Array(text[open.upperBound..<close.lowerBound].utf8) == Array("\u{301}b".utf8))
    #expect(Array(text[close.upperBound...].utf8) == Array("\u{301}c".utf8))
  }

  @Test("are the first of several, and found where a part of one stands before it")
  func findsFirst() throws {
    let text = "{a{{b{{c"
    #expect(text[..<(try #require(text[...].place(of: "{{"))).lowerBound] == "{a")
  }

  @Test("are none where the text is not there, is longer, or is empty", arguments: ["}}", "abcd", ""])
  func findsNothing(_ wanted: String) {
    #expect("abc"[...].place(of: wanted) == nil)
  }

  @Test("part a text at a sign, with a mark behind it too") func parts() throws {
    let pieces = "a=\u{301}b&\u{301}c&"[...].pieces(between: "&")
    #expect(pieces.map { Array($0.utf8) } == ["a=\u{301}b", "\u{301}c", ""].map { Array($0.utf8) })
    let parts = try #require(pieces[0].parts(at: "="))
    #expect(parts.before == "a" && Array(parts.after.utf8) == Array("\u{301}b".utf8))
    #expect("ab"[...].parts(at: "=") == nil)
  }

  @Test("tell how a text begins") func begins() {
    #expect("###\u{301} x"[...].begins(with: "###"))
    #expect(!"##"[...].begins(with: "###"))
  }

  @Test(
    "are written otherwise, all of them",
    arguments: [
      ("a{{\u{301}b{{c", "a<\u{301}b<c"), ("none", "none"), ("", ""), ("{{", "<"), ("{{{", "<{"),
    ])
  func replaces(_ text: String, _ expected: String) {
    #expect(Array(text.replacing(bytesOf: "{{", with: "<").utf8) == Array(expected.utf8))
  }
}
