import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

@Suite("A client of one service", .paced)
struct APIClientTests {
  struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable { let message: String }
    var baseURL: WebURL { .https("shop.example", path: "/v1") }
    var options: RequestOptions {
      var options = RequestOptions()
      options.deadlines.total = .seconds(7)
      return options
    }
  }

  struct Fruit: Endpoint {
    typealias API = Shop
    struct Response: Decodable, Sendable, Equatable { let price: Int }
    let name: String
    var path: EndpointPath { "/fruits/\(name)" }
  }

  private func client(
    _ status: Int, _ body: String = "", sent: @escaping @Sendable (Request) -> Void = { _ in }
  ) -> APIClient<Shop> {
    let transport = StubTransport { request in
      sent(request)
      return .response(status: status, body: body)
    }
    return APIClient(service: Shop(), transport: transport)
  }

  private func error(
    of client: APIClient<Shop>, _ name: String = "apple"
  ) async -> APIError<Shop.ErrorResponse>? {
    do {
      _ = try await client.send(Fruit(name: name))
      return nil
    } catch {
      return error
    }
  }

  @Test("a call brings headers and options of its own, over the endpoint's and the client's")
  func call() async throws {
    let sent = Mutex<[Request]>([])
    let client = client(200, #"{"price": 5}"#) { request in sent.withLock { $0.append(request) } }
    let value = try await client.send(Fruit(name: "apple"), headers: ["X-A": "b"]) { options in
      #expect(options.deadlines.total == .seconds(7))
      options.deadlines.total = .seconds(1)
    }
    #expect(value.price == 5)
    #expect(try await client.reply(to: Fruit(name: "fig"), headers: [:]).exchange.response?.status == 200)
    let requests = sent.withLock(\.self)
    #expect(requests.map(\.headers["X-A"]) == ["b", nil])
    #expect(requests.map(\.options.deadlines.total) == [.seconds(1), .seconds(7)])
    #expect(requests.allSatisfy { $0.endpoint?.name == "APIClientTests.Fruit" })
    let error = await #expect(throws: APIError<Shop.ErrorResponse>.self) {
      try await client.send(Fruit(name: "apple"), headers: ["X A": "b"])
    }
    #expect(error?.code == .requestHeader)
  }

  @Test("a success is the endpoint's value, and comes with its exchange for who wants that")
  func success() async throws {
    let client = client(200, #"{"price": 5}"#)
    #expect(try await client.send(Fruit(name: "apple")) == Fruit.Response(price: 5))
    let reply = try await client.reply(to: Fruit(name: "a/b"))
    #expect(reply.value.price == 5)
    #expect(reply.exchange.request.url.text == "https://shop.example/v1/fruits/a%2Fb")
  }

  @Test(
    "every error says how far the request came, and has its code",
    arguments: [
      (200, "{", "decode.syntax", true), (200, "", "body.empty", true), (200, "{}", "decode.missing", true),
      (304, "", "http.304", true), (404, "nothing here", "http.404", true),
    ])
  func failures(_ status: Int, _ body: String, _ code: String, _ hasExchange: Bool) async throws {
    let error = try #require(await error(of: client(status, body)))
    #expect(error.code.name == code)
    #expect((error.exchange != nil) == hasExchange)
    #expect(error.description.hasPrefix("error[\(code)]: "))
  }

  @Test("an error that is not the documented one is kept as its bytes")
  func rawError() async throws {
    guard case .rejected(500, .raw(let bytes, let problem), _) = await error(of: client(500, "oops")) else {
      Issue.record("another error")
      return
    }
    #expect(bytes == Array("oops".utf8))
    #expect(problem.code == .decodeSyntax)
  }

  @Test("a transport that fails is an error with what had happened by then")
  func transport() async throws {
    let client = APIClient(service: Shop(), transport: StubTransport { _ in .failure(.reset, "gone") })
    let error = try #require(await error(of: client))
    #expect(error.code == .reset)
    #expect(error.exchange?.hops.count == 1)
    #expect(error.description == "error[network.reset]: gone")
  }

  @Test("a request that cannot be made is refused, and nothing is sent")
  func refused() async throws {
    let sent = Mutex(0)
    let error = try #require(await error(of: client(200) { _ in sent.withLock { $0 += 1 } }, ""))
    #expect(error.code == .requestParameter)
    #expect(error.exchange == nil)
    #expect(sent.withLock { $0 } == 0)
  }

  @Test("options are the service's unless the client has its own, and may be changed later")
  func options() async throws {
    #expect(client(200).options.deadlines.total == .seconds(7))
    var own = APIClient(service: Shop(), transport: StubTransport(), options: RequestOptions())
    #expect(own.options.deadlines.total == nil)
    own.options.deadlines.total = .seconds(1)
    #expect(try own.request(for: Fruit(name: "a")).options.deadlines.total == .seconds(1))
  }

  @Test("an exchange without a response is read as a connection that was closed")
  func withoutResponse() async throws {
    let client = client(200)
    let request = try client.request(for: Fruit(name: "a"))
    let made = try await StubTransport().send(request)
    let empty = Exchange(request: request, startedAt: made.startedAt)
    #expect {
      try client.value(of: empty, for: Fruit(name: "a"))
    } throws: {
      ($0 as? APIError<Shop.ErrorResponse>)?.code == .closed
    }
  }
}
