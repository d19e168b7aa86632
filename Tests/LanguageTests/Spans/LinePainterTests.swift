import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Spans of a line", .paced)
struct LinePainterTests {
  private func spans(_ text: String) -> [String] {
    LineSpan.spans(of: text) { ["ls", "help"].contains($0) }.map { span in
      "\(span.kind) \(String(decoding: Array(text.utf8)[span.range], as: UTF8.self))"
    }
  }

  @Test("each part of a request has its own kind")
  func request() {
    #expect(
      spans("post /x Accept:a q==1 'n a'=v -v --auth u:p | jq") == [
        "method post", "url /x", "headerName Accept", "separator :", "value a", "queryName q", "separator ==",
        "value 1", "dataName 'n a'", "separator =", "value v", "option -v", "option --auth", "value u:p",
        "pipe | jq",
        "string 'n a'",
      ])
    #expect(spans("send PURGE /x") == ["method send", "method PURGE", "url /x"])
  }

  @Test("JSON is coloured by its parts, even when half of it is there")
  func json() {
    #expect(
      spans("post /x {\"a\": [1, true, \"b") == [
        "method post", "url /x", "jsonPunctuation {", "jsonKey \"a\"", "jsonPunctuation :",
        "jsonPunctuation [",
        "jsonNumber 1", "jsonPunctuation ,", "jsonWord true", "jsonPunctuation ,", "jsonString \"b",
        "error {",
      ])
    #expect(spans("post /x a:=[1]").suffix(3) == ["jsonPunctuation [", "jsonNumber 1", "jsonPunctuation ]"])
  }

  @Test("commands, paths, comments and variables have theirs")
  func others() {
    #expect(spans("ls .a[0] # x") == ["command ls", "path .a[0]", "comment # x"])
    #expect(spans("nope x") == [])
    #expect(spans(".a['b']") == ["path .a['b']"])
    #expect(spans("get /u/{{id}}") == ["method get", "url /u/{{id}}", "variable {{id}}"])
    #expect(
      spans("curl -d 'x' http://h") == ["command curl", "option -d", "value x", "url http://h", "string 'x'"])
    #expect(spans("http PUT h a=b").prefix(3) == ["command http", "method PUT", "url h"])
  }

  @Test("what cannot be is an error once another word begins, and not while it is typed")
  func errors() {
    #expect(!spans("get /x --folow").contains { $0.hasPrefix("error") })
    #expect(spans("get /x --folow ").contains("error --folow"))
    #expect(spans("post /x a[b]c=1 d=2").contains("error c"))
    #expect(spans("post /x a]=1 c=2").contains("error ]"))
    #expect(spans("get 'x").contains("error '"))
  }
}
