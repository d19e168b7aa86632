import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("A cassette that was recorded with other values", .paced)
struct StandInTransportTests {
  private func request(_ address: String, _ body: String? = nil) throws -> Request {
    Request(
      method: body == nil ? .get : .post, url: try url("http://h\(address)"),
      body: body.map { RequestBody.bytes(Array($0.utf8), contentType: "application/json") })
  }

  private func recording(_ request: Request, _ answer: String) -> Recording {
    let hop = Hop(
      sent: SentRequest(method: request.method, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: 200, headers: [:]))
    return Recording(
      Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
        body: ReceivedBody(bytes: Array(answer.utf8))))
  }

  private func transport(_ values: String...) throws -> StandInTransport {
    StandInTransport(
      CassetteTransport(
        Cassette(recordings: [
          recording(try request("/users/1"), "one"), recording(try request("/users/1/repos?of=1"), "two"),
          recording(try request("/users", #"{"n": "a"}"#), "three"),
        ])),
      for: values)
  }

  private func answers(_ transport: StandInTransport, _ requests: Request...) async -> [String] {
    var answers: [String] = []
    for request in requests {
      let exchange = try? await transport.send(request)
      answers.append(exchange.map { String(decoding: $0.body.bytes, as: UTF8.self) } ?? "nothing")
    }
    return answers
  }

  @Test("answers in their place, each once and in order")
  func order() async throws {
    let transport = try transport("3", "b c")
    let answers = await answers(
      transport, try request("/users/3"), try request("/users/3/repos?of=3"),
      try request("/users", #"{"n": "b c"}"#), try request("/users/3"))
    #expect(answers == ["one", "two", "three", "nothing"])
  }

  @Test(
    "answers in their place however a body has them written, also where there is nothing in it by now",
    arguments: [
      (#"{"n": "Zo\u00eb"}"#, "Zoë"), (#"{"n": ["a \"b\""]}"#, "a \"b\""), (#"{"n": ""}"#, ""),
      (#"{"n": 5}"#, "5"),
    ])
  func written(body: String, value: String) async throws {
    let transport = try transport("none", value)
    #expect(await answers(transport, try request("/users", body)) == ["three"])
  }

  @Test(
    "answers in their place in forms, and in queries that have nothing by now",
    arguments: [
      (RequestBody.form([QueryItem(name: "n", value: "Zoë & co")]), "Zoë & co"),
      (.form([QueryItem(name: "n", value: "")]), ""),
      (.multipart(MultipartForm([.field("n", "Zoë")])), "Zoë"),
    ])
  func forms(body: RequestBody, value: String) async throws {
    var recorded = try request("/users?q=a", "n=a")
    recorded.body = .form([QueryItem(name: "n", value: "a")])
    var asked = try request("/users?q=", "n=b")
    asked.body = body
    let cassette = Cassette(recordings: [recording(recorded, "one")])
    let transport = StandInTransport(CassetteTransport(cassette), for: [value, ""])
    #expect(await answers(transport, asked) == ["one"])
  }

  @Test("finds a value however deep it lies")
  func deep() async throws {
    let body =
      String(repeating: "[", count: 100_000) + #""\u005ao\u00eb""# + String(repeating: "]", count: 100_000)
    #expect(await answers(try transport("Zoë"), try request("/users", body)) == ["three"])
  }

  @Test("answers nothing that differs in more than the values, or has none of them")
  func others() async throws {
    let answers = await answers(
      try transport("3", ""), try request("/users/3/keys"), try request("/users/4"),
      try request("/users/3/repos?by=3"), try request("/users", #"{"n": "c"}"#), try request("/users/1"))
    #expect(answers == ["nothing", "nothing", "nothing", "nothing", "one"])
  }
}
