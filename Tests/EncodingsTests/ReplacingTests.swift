import ApusEncodings
import Testing

@Suite("Writing some scalars of a text otherwise")
struct ReplacingTests {
  @Test("goes by scalars: a quote with a mark behind it is one")
  func marks() {
    #expect("a\"\u{301}b".replacing(["\"": "\\\""]).utf8.elementsEqual("a\\\"\u{301}b".utf8))
    #expect("\r\n".replacing(["\n": "%0A", "\r": "%0D"]) == "%0D%0A")
  }

  @Test("is one pass: what was written is not written otherwise again")
  func onePass() {
    #expect(#"\""#.replacing(["\"": "\\\"", "\\": "\\\\"]) == #"\\\""#)
    #expect("".replacing(["a": "b"]) == "" && "日本語".replacing(["a": "b"]) == "日本語")
  }
}
