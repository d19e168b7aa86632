import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("A failure that an app shows", .paced)
struct APIFailureTests {
  struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable { let message: String }
    var baseURL: WebURL { .https("shop.example") }
  }

  private func exchange(
    _ status: Int, _ headers: HeaderFields = ["Content-Type": "application/json"], _ body: String = ""
  ) async throws -> Exchange {
    let answer = StubTransport { _ in .response(status: status, headers: headers, body: body) }
    return try await answer.send(Request(url: Shop().baseURL))
  }

  private func rejected(
    _ status: Int, _ headers: HeaderFields = [:], body: String = ""
  ) async throws -> APIError<Shop.ErrorResponse> {
    let exchange = try await exchange(status, headers, body)
    let why = ResponseDecodingError(.decodeSyntax, "expected a value", underlying: CancellationError())
    return .rejected(status, .raw(exchange.body.bytes, why), exchange)
  }

  private func transport(_ code: ErrorCode) async throws -> APIError<Shop.ErrorResponse> {
    .transport(TransportError(code, "in technical words", exchange: try await exchange(200)))
  }

  /// As an app would take it: it knows nothing of the endpoint.
  private func shown(_ error: any Error) -> (any APIFailure)? { error as? any APIFailure }

  @Test("has one domain and its code's number as an NSError, whatever the endpoint's own error is")
  func domain() async throws {
    let offline = TransportError(.dns, "no address", exchange: try await exchange(200))
    let failures: [(any Error, Int)] = [
      (try await rejected(404), 404), (APIError<Never>.transport(offline), 2_001), (offline, 2_001),
      (RequestError(.requestURL, "no host"), 1_001),
    ]
    for (failure, number) in failures {
      let bridged = failure as NSError
      #expect(bridged.domain == ErrorCode.errorDomain && bridged.code == number)
    }
  }

  @Test("is found in any error, whatever the endpoint's own error is")
  func anyError() async throws {
    let failure = try #require(shown(try await rejected(404)))
    #expect(failure.code == .http(404) && failure.status == 404 && failure.exchange != nil)
    let refused = try #require(shown(APIError<Never>.request(RequestError(.requestURL, "no host"))))
    #expect(refused.status == nil && refused.exchange == nil)
    #expect(shown(RequestError(.requestURL, "no host"))?.code == .requestURL)
    #expect(shown(CancellationError()) == nil)
  }

  @Test(
    "says whether it is for nobody, of the network, or of time, and whether it may go well again",
    arguments: [
      (ErrorCode.cancelled, "cancelled"), (.dns, "offline retry"), (.unreachable, "offline retry"),
      (.refused, "retry"), (.timeoutIdle, "timeout retry"), (.timeoutTotal, "timeout retry"),
      (.timeoutConnect, "timeout retry"), (.bodyTruncated, "retry"), (.tlsUntrusted, ""),
      (.bodyTooLarge, ""),
    ])
  func questions(_ code: ErrorCode, _ expected: String) async throws {
    #expect(try await words(of: transport(code)) == expected)
  }

  @Test("of a status, it may go well again where the server was busy or broken", arguments: [404, 429, 503])
  func statuses(_ status: Int) async throws {
    #expect(try await words(of: rejected(status)) == (status == 404 ? "" : "retry"))
  }

  private func words(of failure: any APIFailure) -> String {
    let said = [
      failure.isCancelled ? "cancelled" : nil, failure.isOffline ? "offline" : nil,
      failure.isTimeout ? "timeout" : nil, failure.mayRetry ? "retry" : nil,
    ]
    return said.compactMap(\.self).joined(separator: " ")
  }

  @Test("knows how long the server wants to be left alone, and tells people")
  func retryAfter() async throws {
    let failure = try await rejected(429, ["Retry-After": "30"])
    #expect(failure.retryAfter == .seconds(30))
    #expect(failure.text(in: .english).suggestion == "Try again in 30 seconds.")
    #expect(failure.text(in: .japanese).suggestion == "30秒後にもう一度お試しください。")
    #expect(try await rejected(429).retryAfter == nil)
    #expect(
      try await rejected(503, ["Retry-After": "600"]).text(in: .english).suggestion.contains("10 minutes"))
  }

  @Test("reads application/problem+json by itself, and gives its words as the reason")
  func problemDetails() async throws {
    let type: HeaderFields = ["Content-Type": "application/problem+json; charset=utf-8"]
    let body =
      #"{"title": "Out of stock", "detail": "No plums are left.", "status": "409", "instance": "/o/7"}"#
    let failure = try await rejected(409, type, body: body)
    let details = try #require(failure.problemDetails)
    #expect(details.type == "about:blank" && details.title == "Out of stock" && details.instance == "/o/7")
    #expect(details.status == nil, "a member of another kind is left out")
    #expect(failure.text(in: .english).reason == "No plums are left.")
    #expect(failure.description == "error[http.409]: Out of stock: No plums are left.")
    #expect(try await rejected(409, ["Content-Type": "application/json"], body: body).problemDetails == nil)
    #expect(try await rejected(409, type, body: "[]").problemDetails == nil)
  }

  @Test("keeps why the body of an error is not the documented one")
  func why() async throws {
    let client = APIClient(
      service: Shop(), transport: StubTransport(status: 400, body: #"{"error": "none of that"}"#))
    struct Fruit: Endpoint {
      typealias API = Shop
      typealias Response = Void
      var path: EndpointPath { "/fruit" }
    }
    let error = await #expect(throws: APIError<Shop.ErrorResponse>.self) { try await client.send(Fruit()) }
    guard case .rejected(400, let body, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(body.value == nil && body.problem?.code == .decodeMissing)
    #expect(error?.description.contains(#"not the documented error: expected the key "message""#) == true)
  }

  @Test("is the same sentence however Foundation asks for it, of what a transport throws, too")
  func foundation() async throws {
    let failure = try await transport(.dns)
    #expect(failure.localizedDescription == failure.text().sentence)
    #expect(failure.failureReason == ErrorCode.dns.text().reason)
    #expect(failure.recoverySuggestion == ErrorCode.dns.text().suggestion)
    let thrown = TransportError(.dns, "no address", exchange: try await exchange(200))
    #expect(thrown.localizedDescription == failure.localizedDescription)
    #expect(thrown.asAPIFailure.isOffline)
    #expect(thrown.failureReason == failure.failureReason)
    #expect(thrown.recoverySuggestion == failure.recoverySuggestion)
  }
}
