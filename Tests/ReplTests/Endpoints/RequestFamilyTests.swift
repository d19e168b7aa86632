import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("What varies between requests", .paced)
struct RequestFamilyTests {
  /// Answers as an API would: `/users/NAME` by login, `/posts/N/notes` as a list, `/nobody` not at all.
  private func talk(_ lines: [String]) async throws -> Talk {
    let talk = try await Talk(
      transport: StubTransport { request in
        let segments = request.url.path.split(separator: "/").map(String.init)
        let last = segments.last ?? ""
        if last == "nobody" { return .response(status: 404, body: #"{"message": "no"}"#) }
        if segments.contains("users"), last != "users" {
          return .response(status: 200, body: #"{"login": "\#(last)", "id": 7}"#)
        }
        if segments.contains("pets") { return .response(status: 200, body: #"{"kind": "cat", "age": 3}"#) }
        return .response(status: 200, body: "[]")
      }, base: "http://api.example.test/v2")
    for line in lines { await talk.say(line) }
    return talk
  }

  @Test(
    "becomes properties, named after what the answer calls it, or after what stands before it",
    arguments: [
      (["get /users/ada"], #"/users/\(login)"#, "let login: String"),
      (["get /users/7"], #"/users/\(login)"#, "let login: Int"),
      (["get /posts/12/notes"], #"/posts/\(postId)/notes"#, "let postId: Int"),
      (["get /pets/tom"], "/pets/tom", "struct PetsTom"),
      (["get /pets/tom", "get /pets/kit"], #"/pets/\(pet)"#, "let pet: String"),
      (["get /users/ada", "get /users/nobody"], #"/users/\(login)"#, #"login: "nobody""#),
      (["get /files/%E3%82%8A%E3%82%93%E3%81%94"], #"/files/\(file)"#, #"file: "りんご""#),
      (["get /gists/aa5a315d61ae9438b18d"], #"/gists/\(gist)"#, "let gist: String"),
      (["get /pets/tom", "post /pets/kit"], "/pets/kit", ".post"),
      (["get /list q==a page==2", "get /list q==b"], "/list", "let q: String\n    var page: Int?"),
      (
        ["get /list all==true", "get /list tag==a tag==b"], "/list", "var tag: [String]?\n    var all: Bool?"
      ),
      (["get /list/"], "/list/", "struct List"),
    ] as [([String], String, String)])
  func properties(_ lines: [String], _ path: String, _ property: String) async throws {
    let source = await (try talk(lines)).say("swift").outText
    #expect(source.contains("var path: EndpointPath { \"\(path)\" }"), "\(source)")
    #expect(source.contains(property), "\(source)")
    #expect(source.contains(#"var baseURL: WebURL { .http("api.example.test", path: "/v2") }"#), "\(source)")
    #expect(source.contains("struct Example: Service {"), "\(source)")
  }

  @Test("is optional in the response where one answer was without it, and errors are the endpoint's own")
  func merged() async throws {
    let counter = Counter()
    let talk = try await Talk(
      transport: StubTransport { _ in
        switch await counter.next() {
        case 1: .response(status: 200, body: #"{"id": 1, "note": "x"}"#)
        case 2: .response(status: 200, body: #"{"id": 2, "note": null, "more": 1.5}"#)
        default: .response(status: 422, body: #"{"reason": "no"}"#)
        }
      }, base: "http://example.test")
    await talk.say("get /items/1", "get /items/2", "get /items/3")
    let source = await talk.say("swift 2").outText
    #expect(source.contains("let id: Int\n      var note: String?\n      var more: Double?\n"), "\(source)")
    #expect(source.contains("struct ErrorResponse: Codable, Hashable, Sendable {\n      let reason: String"))
    #expect(source.contains("Example.Item(id: 2)"), "\(source)")
  }

  @Test(
    "names a service as people do",
    arguments: [
      ("https://api.github.com", "GitHub"), ("https://qiita.com/api/v2", "Qiita"),
      ("http://www.shop.co.jp", "Shop"),
      ("https://eu.api.stripe.com", "Stripe"), ("http://10.0.0.1", "WebAPI"),
      ("http://localhost:1", "Localhost"),
      ("http://[::1]:1", "WebAPI"), ("https://petstore.example", "Petstore"),
    ])
  func names(_ base: String, _ name: String) async throws {
    let talk = try await Talk(transport: StubTransport(body: "{}"), base: base)
    await talk.say("get /thing")
    let source = await talk.say("swift").outText
    #expect(source.contains("struct \(name): Service {"), "\(source)")
  }
}
