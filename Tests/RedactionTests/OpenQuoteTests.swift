import Testing

@testable import ApusRedaction

@Suite("The quote that is open at a place of a line")
struct OpenQuoteTests {
  /// All of it passed, sign by sign.
  private func passed(_ text: String) -> (quote: OpenQuote, stops: [Int]) {
    let bytes = Array(text.utf8)
    var (quote, at, stops) = (OpenQuote(), 0, [Int]())
    while at < bytes.count {
      stops.append(at)
      at = quote.pass(at, in: bytes)
    }
    return (quote, stops)
  }

  @Test(
    "is the first that nothing closed, and an apostrophe opens none",
    arguments: [
      ("a 'b", "'"), ("a 'b'", nil), ("a \"b'", "\""), ("it's", nil), ("-d'x", "'"), ("'it's", nil),
      ("a=\"'\"'", "'"), ("", nil),
    ] as [(String, Character?)])
  func open(_ text: String, _ quote: Character?) {
    #expect(passed(text).quote.byte == quote?.asciiValue)
  }

  @Test("has escapes behind a dollar, which are passed as one")
  func escapes() {
    #expect(passed(#"$'a\'b"#).quote.hasEscapes)
    #expect(passed(#"$'\nx"#).stops == [0, 1, 2, 4])
    #expect(passed(#"'\nx"#).stops == [0, 1, 2, 3])
    #expect(!passed(#"'\n"#).quote.hasEscapes && !passed(#"$'a' "#).quote.hasEscapes)
    #expect(passed(#"$'\"#).stops == [0, 1, 2])
  }
}
