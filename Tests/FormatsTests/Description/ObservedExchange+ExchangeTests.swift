import ApusClient
import ApusJSON
import ApusOpenAPI
import ApusPacingTestSupport
import ApusRedaction
import Foundation
import Testing

@testable import ApusFormats

@Suite("What an exchange says of an API", .paced)
struct ObservedExchangeTests {
  private func observed(
    _ url: String, headers: HeaderFields = [:], body: ApusClient.RequestBody? = nil, answer: String = "",
    at server: String = "http://h.test/v1", secrets: [Secret] = []
  ) throws -> ObservedExchange? {
    let request = Request(method: .post, url: try WebURL(url), headers: headers, body: body)
    let hop = Hop(
      sent: SentRequest(method: .post, url: request.url, headers: headers),
      response: ResponseHead(
        version: "HTTP/1.1", status: 201, headers: ["Content-Type": "application/json; charset=utf-8"]),
      timing: Timing(total: .zero))
    let exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: Array(answer.utf8)))
    var redactor = Redactor(secrets: secrets)
    return ObservedExchange(
      exchange, number: 7, at: try WebURL(server), answer: try? JSONDocument(answer), redactor: &redactor)
  }

  @Test("is where it was asked, with what, and what came")
  func whole() throws {
    let found = try #require(
      try observed(
        "http://h.test/v1/a/b?q=1&q=2&e=", headers: ["X-Mine": "7", "Content-Type": "application/json"],
        body: .bytes(Array(#"{"a":1}"#.utf8)), answer: #"{"id":3}"#))
    #expect(found.number == 7 && found.method == "POST" && found.path == "/a/b" && found.status == 201)
    #expect(found.query.map { "\($0.name)=\($0.value)" } == ["q=1", "q=2", "e="])
    #expect(found.headers.contains { $0.name == "X-Mine" && $0.value == "7" })
    guard case .json(let asked)? = found.body?.content, case .json(let answer)? = found.answer?.content else {
      Issue.record("both are JSON")
      return
    }
    #expect(asked.root["a"]?.text == "1" && answer.root["id"]?.text == "3")
    #expect(found.answer?.type == "application/json")
  }

  @Test("holds no secret, and says in which way it came")
  func secrets() throws {
    let found = try #require(
      try observed(
        "http://h.test/v1/a?api_key=abcdef0123456789&page=2",
        headers: [
          "Authorization": "Bearer tokentokentoken1", "X-Api-Key": "keykeykeykey1",
          "Cookie": "sid=cookiecookie1",
        ]))
    #expect(
      found.credentials == [
        .authorization("bearer"), .key(.header, name: "X-Api-Key"), .key(.query, name: "api_key"),
      ])
    #expect(found.query.map(\.name) == ["page"] && found.headers.isEmpty)
    let basic = try #require(try observed("http://ada:pass-word-1@h.test/v1/a"))
    #expect(basic.credentials == [.authorization("basic")] && !"\(basic)".contains("pass-word-1"))
  }

  @Test("is nothing elsewhere, above the server, and where the path has a secret in it")
  func nothing() throws {
    #expect(try observed("http://other.test/v1/a") == nil)
    #expect(try observed("http://h.test/v10/a") == nil)
    #expect(
      try observed("http://h.test/v1/botSECRETSECRET1/me", secrets: [Secret("SECRETSECRET1", name: "bot")])
        == nil)
    #expect(try observed("http://h.test/v1")?.path == "/")
  }

  @Test("has the fields of a form, whatever kind it is")
  func forms() throws {
    let pairs = try observed(
      "http://h.test/v1/a", headers: ["Content-Type": "application/x-www-form-urlencoded"],
      body: .bytes(Array("a=1&b=x+y".utf8)))
    guard case .fields(let fields)? = pairs?.body?.content else {
      Issue.record("these are fields")
      return
    }
    #expect(fields.map { "\($0.name)=\($0.value)" } == ["a=1", "b=x y"])
    let parts = try observed(
      "http://h.test/v1/a", body: .multipart(MultipartForm([.field("n", "5")], boundary: "B")))
    guard case .fields(let named)? = parts?.body?.content else {
      Issue.record("these are fields")
      return
    }
    #expect(parts?.body?.type == "multipart/form-data" && named.map(\.name) == ["n"])
  }
}
