import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Bodies of Postman's", .paced)
struct PostmanBodyTests {
  private func request(_ body: String, method: String = "POST") throws -> CollectedRequest {
    let text =
      #"{"info": {"name": "a", "schema": "v2.1.0"}, "item": [{"request": {"method": "\#(method)", "url": "http://a.example", "body": \#(body)}}]}"#
    return try #require(try RequestCollection.reading(text, .postmanCollection).requests.first)
  }

  @Test("a text has the type of its language")
  func raw() throws {
    let json = try request(
      #"{"mode": "raw", "raw": "{\"a\": {{b}}}", "options": {"raw": {"language": "json"}}}"#)
    #expect(json.bodyText == #"{"a": {{b}}}"#)
    #expect(json.header("Content-Type") == "application/json")
    #expect(try request(#"{"mode": "raw", "raw": "x"}"#).header("Content-Type") == "text/plain")
    #expect(try request(#"{"mode": "raw", "raw": "x", "disabled": true}"#).bodyText.isEmpty)
  }

  @Test("forms are encoded, but for their variables, and have parts")
  func forms() throws {
    let form = try request(
      #"{"mode": "urlencoded", "urlencoded": [{"key": "a b", "value": "1&2={{v}}"}, {"key": "off", "value": "3", "disabled": true}]}"#
    )
    #expect(form.bodyText == "a+b=1%262%3D{{v}}")
    #expect(form.header("Content-Type") == "application/x-www-form-urlencoded")
    let parts = try request(
      #"{"mode": "formdata", "formdata": [{"key": "t", "value": "one\ntwo", "type": "text"}, {"key": "f", "type": "file", "src": "/tmp/n.txt"}]}"#
    )
    #expect(parts.header("Content-Type")?.hasPrefix("multipart/form-data; boundary=") == true)
    #expect(parts.bodyText.contains("name=\"t\"\n\none\ntwo\n--"))
    #expect(parts.bodyText.contains("filename=\"n.txt\"\nContent-Type: text/plain\n\n< /tmp/n.txt"))
  }

  @Test("a form without parts is none", arguments: ["GET", "POST"])
  func noParts(method: String) throws {
    for parts in ["[]", #"[{"key": "t", "value": "1", "disabled": true}]"#] {
      let request = try request(#"{"mode": "formdata", "formdata": \#(parts)}"#, method: method)
      #expect(request.bodyText.isEmpty && request.header("Content-Type") == nil)
    }
  }

  @Test("files and GraphQL have their ways, and a file that nobody chose is not sent")
  func others() throws {
    #expect(try request(#"{"mode": "file", "file": {"src": "/tmp/x.bin"}}"#).bodyText == "< /tmp/x.bin")
    let query = try request(#"{"mode": "graphql", "graphql": {"query": "{ a }", "variables": "{\"b\": 1}"}}"#)
    #expect(query.header("X-Request-Type") == "GraphQL")
    #expect(query.bodyText == "{ a }\n\n{\"b\": 1}")
    #expect(
      try request(#"{"mode": "formdata", "formdata": [{"key": "f", "type": "file", "src": []}]}"#).refusal
        != nil)
    #expect(try request(#"{"mode": "novel"}"#).refusal?.contains("novel") == true)
  }

  @Test("a GET has none, as Postman sends none")
  func pruned() throws {
    #expect(try request(#"{"mode": "raw", "raw": "x"}"#, method: "GET").bodyText.isEmpty)
  }
}
