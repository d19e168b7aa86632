import APIClient
import PacingTestSupport
import Rendering
import Testing

@testable import Teaching

/// The same as in `TruthTests`, of bodies and of parts of them.
@Suite("An explanation says of a body under Certain nothing that the exchange contradicts", .paced)
struct BodyTruthTests {
  // MARK: Bodies

  @Test("gzip that is none: what came, and that nothing was unpacked")
  func notUnpacked() throws {
    let headers: HeaderFields = ["Content-Encoding": "gzip", "Content-Length": "2"]
    let exchange = try Incidents.exchange(200, headers: headers, wireByteCount: 2)
    let text = Explained.exchange(exchange, .bodyEncoding)
    #expect(!text.contains("The body is empty"), "\(text)")
    #expect(text.contains("2 B came, and nothing of it could be unpacked."), "\(text)")
    #expect(text.contains("The server says gzip and sends plain text."), "\(text)")
  }

  @Test("a coding that nobody knows is named, and not called a compression", arguments: [true, false])
  func unknownCoding(_ isFailure: Bool) throws {
    let exchange = try Incidents.exchange(
      200, headers: ["Content-Encoding": "rot13", "Content-Type": "text/plain"], body: "uryyb")
    let text = Explained.exchange(exchange, isFailure ? .bodyEncoding : nil)
    #expect(text.contains("The server names the coding rot13, which is unknown here"), "\(text)")
    #expect(!text.contains("travelled compressed") && !text.contains("gzip"), "\(text)")
    #expect(!text.contains("names a compression"), "\(text)")
  }

  @Test(
    "a label is a claim: bytes of UTF-8 are called so",
    arguments: [
      ("Shift_JIS", "りんご", "UTF-8"), ("utf-16", "りんご", "UTF-8"), ("iso-8859-1", "abc", "plain ASCII"),
    ])
  func charset(_ name: String, _ body: String, _ kind: String) throws {
    let exchange = try Incidents.exchange(
      200, headers: ["Content-Type": "text/plain; charset=\(name)"], body: body)
    let text = Explained.exchange(exchange)
    #expect(text.contains("It says that the text is in \(name), and its bytes are \(kind)."), "\(text)")
    #expect(!text.contains("The text is in"), "\(text)")
  }

  @Test("plain text that begins like JSON is plain text, as promised")
  func plainText() throws {
    let text = Explained.exchange(
      try Incidents.exchange(200, headers: ["Content-Type": "text/plain"], body: "[note] hello"))
    #expect(!text.contains("should be JSON") && !text.contains("✗"), "\(text)")
    #expect(text.contains("The body is plain text, as it says."), "\(text)")
    let page = Explained.exchange(
      try Incidents.exchange(200, headers: ["Content-Type": "text/html"], body: "[1, 2]"))
    #expect(!page.contains("a page for people") && page.contains("says that it is not JSON"), "\(page)")
  }

  @Test("JSON of which too little came was cut off, be it counted or in chunks, which promise no total")
  func cut() throws {
    for (field, sentence) in [
      (("Content-Length", "100"), "the body was cut off at byte 8 of 100."),
      (
        ("Transfer-Encoding", "chunked"),
        "the body was cut off at byte 8: its last chunk is missing. Chunks promise no total."
      ),
    ] {
      let headers = HeaderFields([Explained.json, HeaderField(field.0, field.1)])
      let text = Explained.exchange(
        try Incidents.exchange(200, headers: headers, body: "{\"id\": 1"), .bodyTruncated)
      #expect(text.contains(sentence), "\(text)")
      #expect(!text.contains("the body is its result"), "\(text)")
      #expect(text.contains("The head says that all went well; it came before the body."), "\(text)")
      #expect(!text.contains("is not:") && !text.contains("than it promised"), "\(text)")
    }
    let packed: HeaderFields = ["Content-Encoding": "gzip", "Content-Length": "20"]
    let text = Explained.exchange(
      try Incidents.exchange(200, headers: packed, body: "{", wireByteCount: 20), .bodyTruncated)
    #expect(text.contains("Every byte that was promised came"), "\(text)")
  }

  // MARK: Conditions and parts

  @Test("304 without a condition: the server broke the rule, and what is kept is not said to be good")
  func unasked304() throws {
    let text = try Explained.answer(304, body: "")
    #expect(text.contains("The server broke a rule: 304 answers a condition"), "\(text)")
    #expect(!text.lowercased().contains("still good"), "\(text)")
    let asked = try Explained.answer(
      304, [("ETag", "W/\"a\"")], body: "", sent: ["If-None-Match": "\"b\", \"a\""])
    #expect(asked.contains("What you have is still good") && asked.contains("it has not"), "\(asked)")
  }

  @Test("304 with another ETag than was asked for: the two lines that disagree")
  func other304() throws {
    let text = try Explained.answer(304, [("ETag", "\"b\"")], body: "", sent: ["If-None-Match": "\"a\""])
    #expect(
      text.contains("they contradict.") && text.contains("ETag: \"b\"; If-None-Match: \"a\""), "\(text)")
    #expect(!text.contains("use what you kept"), "\(text)")
  }

  @Test("206 that nobody asked for, of several parts, or of another part than was asked for")
  func parts() throws {
    let range = ("Content-Range", "bytes 0-9/100")
    let unasked = try Explained.answer(206, [range])
    #expect(
      unasked.contains("a part that nobody asked for") && !unasked.contains("`Range` asked for"), "\(unasked)"
    )
    let several = Explained.exchange(
      try Incidents.exchange(
        206, headers: ["Content-Type": "multipart/byteranges; boundary=x"], body: "--x",
        sent: ["Range": "bytes=0-1,5-6"]))
    #expect(several.contains("Several parts came") && !several.contains("the part that"), "\(several)")
    for (asked, isOther) in [
      ("bytes=0-9", false), ("bytes=0-", false), ("bytes=-100", false), ("bytes=5-9", true),
      ("bytes=0-4", true),
      ("bytes=-10", true), ("bytes=0-99", false), ("lines=1-2", false), ("bytes=a-b", false),
    ] {
      let text = try Explained.answer(206, [range], sent: ["Range": asked])
      #expect(text.contains("Another part came than was asked for") == isOther, "\(asked)\n\(text)")
      #expect(text.contains("Only a part came.") != isOther, "\(asked)\n\(text)")
      #expect(text.contains("the part that `Range` asked for") != isOther, "\(asked)\n\(text)")
    }
  }

  @Test("a Link to the first page alone says nothing of the last one")
  func pages() throws {
    #expect(!(try Explained.answer(200, [("Link", "</a>; rel=\"first\"")])).contains("page"))
    #expect(
      try Explained.answer(200, [("Link", "</a>; rel=\"prev\"")]).contains("It is the last page of several."))
  }

  @Test("Content-Length twice is invalid, though tolerated")
  func lengths() throws {
    let text = try Explained.answer(200, [("Content-Length", "9"), ("Content-Length", "9")])
    #expect(text.contains("invalid, though tolerated (RFC 9110, 8.6)") && !text.contains("legal"), "\(text)")
  }

  @Test("a plain answer is explained as ever")
  func plain() throws {
    let text = try Explained.answer(200)
    #expect(text.contains("The request was done") && text.contains("an object of 1 key"), "\(text)")
    #expect(!text.contains("contradict") && !text.contains("rule"), "\(text)")
  }
}
