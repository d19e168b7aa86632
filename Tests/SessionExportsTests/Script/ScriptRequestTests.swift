import ApusFolderTestSupport
import Testing

@testable import ApusClient
@testable import ApusRedaction
@testable import ApusSessionExports

@Suite("Requests for other programs")
struct ScriptRequestTests {
  private func made(_ request: Request) throws -> ScriptRequest {
    var redactor = Redactor()
    return try ScriptRequest(
      request, answeredWith: 204, marks: VariableMarks(), below: "http://h.test", redactor: &redactor)
  }

  @Test("fields of the transport are left to whoever sends it, and another origin keeps its name")
  func fields() throws {
    let request = try made(
      Request(
        method: .delete, url: WebURL("http://other.test/a?q=1"),
        headers: [
          "Host": "x", "Content-Length": "3", "X-Mine": "1", "Accept-Encoding": "gzip",
          "User-Agent": "apus/1",
        ]))
    #expect(request.headers.map(\.name) == ["X-Mine"] && request.method == "DELETE")
    #expect(request.name == "http://other.test/a?q=1" && request.body == nil && request.status == 204)
  }

  @Test("a user and a password are two, the password a secret, and bytes that are no text stay bytes")
  func login() throws {
    let request = try made(
      Request(
        method: .post, url: WebURL("http://ann:tulip-4711@h.test/a"), body: .bytes([0xff, 0x00])))
    #expect(request.login?.user.shown == "ann" && request.login?.password.secretNames == ["PASSWORD"])
    guard case .bytes(let bytes)? = request.body else {
      Issue.record("it is no bytes")
      return
    }
    #expect(bytes == [0xff, 0x00] && !request.texts.contains { $0.shown.contains("tulip") })
  }

  @Test(
    "a secret in a file that is sent is one in the environment, whatever the file is",
    arguments: [
      (#"{"password":"canary12"}"#, "application/json"),
      ("password=canary12&b=1", "application/x-www-form-urlencoded"),
      ("password: canary12\nb: 1\n", "application/yaml"), ("PASSWORD=canary12\nB=1\n", "text/plain"),
      (#"{"query":"mutation($p:String!){a(password:$p)}","variables":{"p":"canary12"}}"#, "application/json"),
      ("{\"a\":1}\n{\"password\":\"canary12\"}\n", "application/x-ndjson"),
    ])
  func files(_ text: String, _ type: String) throws {
    let folder = try TestFolder()
    try folder.write(text, to: "body")
    let path = folder.path + "/body"
    let form = MultipartForm([.field("a", "1"), .file("b", path: path, contentType: type)], boundary: "B")
    for body in [RequestBody.file(path: path, contentType: type), .multipart(form)] {
      let script = try made(Request(method: .post, url: WebURL("http://h.test/a"), body: body))
      guard case .text(let sent)? = script.body else {
        Issue.record("it is no text")
        return
      }
      #expect(sent.secretNames.count == 1 && !sent.shown.contains("canary12"), "\(sent.shown)")
    }
  }

  @Test("a body in a file that is gone is told")
  func gone() throws {
    let request = Request(
      method: .post, url: try WebURL("http://h.test/a"), body: .file(path: "/nowhere/at/all"))
    #expect(throws: BodySource.Unreadable.self) { try made(request) }
  }
}
