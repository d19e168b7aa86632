import ApusRandomTestSupport
import ApusYAML
import Testing

@Suite("Text that is no YAML")
struct EventReaderTests {
  @Test(
    "it is refused with what is wrong and where",
    arguments: [
      ("a: [1", "did not find expected ',' or ']' while parsing a flow sequence (line 1, column 6)"),
      (
        "a:\n  b: [1, 2\n  c: 'x",
        "did not find expected ',' or ']' while parsing a flow sequence from line 2, column 6 (line 3, column 4)"
      ),
      (
        "a:\n\tb: 1",
        "found character that cannot start any token while scanning for the next token (line 2, column 1)"
      ),
      ("a: \"x", "found unexpected end of stream while scanning a quoted scalar (line 1, column 6)"),
      ("é: 1\n  b: 2", "mapping values are not allowed in this context (line 2, column 4)"),
      ("%YAML 9.0\n--- a", "found incompatible YAML document (line 1, column 1)"),
    ] as [(String, String)])
  func refused(_ text: String, _ words: String) { #expect(YAMLSample.refusal(text) == words) }

  @Test("bytes that are no text are refused at their place, and the error has the text it is about")
  func bytes() throws {
    let error = #expect(throws: YAMLError.self) { try YAMLDocument(Array("a: 1\nb: ".utf8) + [0xff, 0x20]) }
    #expect(error?.description == "invalid leading UTF-8 octet, found 0xFF (line 2, column 4)")
    #expect(error?.source.count == 10)
    #expect(error?.kind == .syntax)
    #expect(YAMLSample.refusal("a: \u{1}").hasPrefix("control characters are not allowed, found 0x1"))
  }

  @Test("whatever bytes come, they are read or refused")
  func anything() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "a", ": ", "\n", "- ", "[", "]", "{", "}", "&x ", "*x", "<<: ", "'", "\"", "|", "!t ", "  ", "#", ",",
    ]
    for _ in 0..<Trials.share(of: 2_000) {
      let text = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      let bytes = Array(text.joined().utf8)
      for end in [bytes.count, bytes.count / 2] {
        do { _ = try YAMLDocument(Array(bytes[..<end])) } catch { #expect(!error.description.isEmpty) }
      }
    }
    for _ in 0..<200 {
      _ = try? YAMLDocument((0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }
}
