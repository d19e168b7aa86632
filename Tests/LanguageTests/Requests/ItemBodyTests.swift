import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Bodies of items", .paced)
struct ItemBodyTests {
  @Test("the session's data come first, where a method usually has a body")
  func sessionData() throws {
    let items = Words("a=1 b=2").words.compactMap(Item.init)
    #expect(SentText(try prepare("post /x b=3") { $0.data = items }.request).body == #"{"a": "1", "b": "3"}"#)
    #expect(SentText(try prepare("get /x") { $0.data = items }.request).body.isEmpty)
    #expect(SentText(try prepare("post /x {}") { $0.data = items }.request).body == "{}")
    #expect(SentText(try prepare("post /x") { $0.data = items }.request).body == #"{"a": "1", "b": "2"}"#)
  }

  @Test("a form made of files keeps its JSON fields, which HTTPie drops")
  func keepsFields() throws {
    let sent = SentText(try prepare("post /x --multipart --boundary B a:=1 b=2").request)
    #expect(sent.body.contains("name=\"a\"\r\n\r\n1\r\n"))
  }

  @Test("a file with a name makes parts without being told")
  func impliedParts() throws {
    let sent = SentText(
      try prepare("post /x f@a.txt n=1", files: ["a.txt": "A"]).request, files: ["a.txt": "A"])
    #expect(sent.headers.contains { $0.hasPrefix("content-type: multipart/form-data; boundary=") })
    #expect(sent.body.contains("filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\nA\r\n"))
  }
}
