import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusServing

@Suite("What was asked for an answer", .paced)
struct RecordedRequestTests {
  private func difference(_ recorded: RecordedRequest, _ asked: MockRequest) -> String? {
    recorded.difference(from: asked)
  }

  @Test("is asked again with any value where one was redacted")
  func redacted() {
    let body = Array(#"{"user": "ada", "password": "{{secret:password}}"}"#.utf8)
    let login = RecordedRequest("POST", "/login", query: [("key", "{{secret:key}}")], body: body)
    let asked = MockRequest(
      "POST", "/login", query: [("key", "abc")], body: Array(#"{"password": "pw", "user": "ada"}"#.utf8))
    #expect(difference(login, asked) == nil)
    let other = MockRequest(
      "POST", "/login", query: [("key", "abc")], body: Array(#"{"password": "pw", "user": "bob"}"#.utf8))
    #expect(difference(login, other) == "its body differs at .user")
    let form = RecordedRequest("POST", "/f", body: Array("a=1&pin={{secret:pin}}".utf8))
    #expect(difference(form, MockRequest("POST", "/f", body: Array("a=1&pin=2".utf8))) == nil)
    #expect(
      difference(form, MockRequest("POST", "/f", body: Array("a=2&pin=2".utf8))) == "its body is another one")
  }

  @Test(
    "differs in words",
    arguments: [
      ("[1, 2]", "[1]", "its body differs at ."),
      (#"{"a": [{"b": 1}]}"#, #"{"a": [{"b": 2}]}"#, "its body differs at .a[0].b"),
      (#"{"a": 1}"#, #"{"a": 1, "c": 1}"#, "its body has no .c"),
      (#"{"a": 1, "c": 1}"#, #"{"a": 1}"#, "its body has .c"),
      ("", "1", "it has no body"), ("1", "", "its body is not empty"), ("x", "y", "its body is another one"),
    ])
  func bodies(_ own: String, _ asked: String, _ words: String) {
    let recorded = RecordedRequest("POST", "/", body: Array(own.utf8))
    #expect(difference(recorded, MockRequest("POST", "/", body: Array(asked.utf8))) == words)
  }

  @Test(
    "its path is told part by part",
    arguments: [
      ("/a/{{id}}", "/b/1", "its path has a, not b"), ("/a", "/a/b", "its path is shorter"),
      ("/a/b", "/a", "its path is longer"),
      ("/a/{{id}}", "/a/", "its path has {{id}}, not nothing"),
    ])
  func paths(_ own: String, _ asked: String, _ words: String) {
    #expect(difference(RecordedRequest("GET", own), MockRequest("GET", asked)) == words)
  }

  @Test("any body will do where none is written, and a form's boundary is no part of it")
  func anyBody() {
    #expect(difference(RecordedRequest("POST", "/", body: nil), MockRequest("POST", "/", body: [1])) == nil)
    let form = RecordedRequest("POST", "/", body: Array("--boundary\r\nx".utf8))
    let fields = [("Content-Type", "multipart/form-data; boundary=\"abc\"")]
    #expect(difference(form, MockRequest("POST", "/", fields: fields, body: Array("--abc\r\nx".utf8))) == nil)
  }

  @Test("is more like what is on the same path than what has the same method")
  func likeness() {
    let asked = MockRequest("GET", "/things/9/parts")
    let (near, far) = (RecordedRequest("POST", "/things/{{id}}/parts"), RecordedRequest("GET", "/other"))
    #expect(near.likeness(to: asked) > far.likeness(to: asked))
  }
}
