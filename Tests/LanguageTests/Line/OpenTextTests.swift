import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A text that something is open in", .paced)
struct OpenTextTests {
  @Test(
    "names the quote or the bracket that opens before its second row",
    arguments: [
      ("get /few 'q", "'"), ("get /few \"q", "\""), ("post / {", "{"), ("post / {\"a\": [1", "{"),
      (".a[?@.b", "["),
      (".a['b", "'"), ("curl -d '{", "'"), ("curl -d $'a", "'"), ("fetch('http://h.test'", "("),
    ])
  func marks(_ text: String, _ mark: String) {
    #expect(OpenText(text)?.reminder == mark)
  }

  @Test("is none where the text is whole, or a backslash or a here-document has it go on")
  func nothing() {
    for text in ["", "get /", "get 'a'", "curl http://h.test/ \\", "curl -d @- http://h.test <<END\na"] {
      #expect(OpenText(text) == nil, "\(text)")
    }
  }

  @Test("says how to leave a quote once, before the third row")
  func quotes() {
    #expect(OpenText("get /few 'q\nx=1")?.reminder == "a quote is open; ^C leaves ")
    #expect(OpenText("get /few 'q\nx=1\ny=2")?.reminder == "'")
  }

  @Test("says it wherever a command was typed into it, and not of the rows of a body")
  func commands() {
    for row in ["help", " clear ", "quit"] {
      #expect(OpenText("post / {\n\(row)")?.reminder == "a bracket is open; ^C leaves ", "\(row)")
      #expect(OpenText("get / 'q\nx=1\n\(row)")?.reminder == "a quote is open; ^C leaves ", "\(row)")
    }
    for row in ["\"a\": 1,", "true", "null", "[", ""] {
      #expect(OpenText("post / {\n\(row)")?.reminder == "{", "\(row)")
    }
  }
}
