import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Synchronization
import Testing

@Suite("A cache that asks the server each time", .paced)
struct ETagCacheTests {
  struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable {}
    var baseURL: WebURL { .https("shop.example") }
  }

  struct Fruits: Endpoint {
    typealias API = Shop
    typealias Response = [String]
    var path: EndpointPath { "/fruits" }
  }

  /// A server with one list, which says 304 to whom has it.
  private final class Server: Sendable {
    private let state = Mutex(
      (tag: "\"1\"", body: #"["apple"]"#, headers: HeaderFields(), conditions: [String]()))

    var conditions: [String] { state.withLock { $0.conditions } }

    func change(tag: String, _ body: String) { state.withLock { ($0.tag, $0.body) = (tag, body) } }

    func set(_ headers: HeaderFields) { state.withLock { $0.headers = headers } }

    var transport: StubTransport {
      StubTransport { request in
        self.state.withLock { state in
          let condition = request.headers["If-None-Match"]
          state.conditions.append(condition ?? "-")
          let isSame = condition == state.tag
          let headers: HeaderFields = [
            "ETag": state.tag, "Content-Type": "application/json", "X-Turn": "\(state.conditions.count)",
          ]
          return .response(
            status: isSame ? 304 : 200, headers: state.headers.merged(over: headers),
            body: isSame ? "" : state.body)
        }
      }
    }
  }

  private let server = Server()

  private func client(_ cache: ETagCache) -> APIClient<Shop> {
    APIClient(service: Shop(), transport: server.transport, middleware: [cache])
  }

  @Test("answers a 304 with what was kept, and says that it is unchanged, with the newer headers")
  func unchanged() async throws {
    let client = client(ETagCache())
    let first = try await client.reply(to: Fruits())
    #expect(first.value == ["apple"] && !first.isUnchanged)
    let second = try await client.reply(to: Fruits())
    #expect(second.value == ["apple"] && second.isUnchanged)
    #expect(second.exchange.response?.status == 200)
    #expect(second.exchange.response?.headers["X-Turn"] == "2")
    #expect(second.exchange.response?.headers["Content-Type"] == "application/json")
    #expect(server.conditions == ["-", "\"1\""])
  }

  @Test("takes what is new in its place")
  func changed() async throws {
    let client = client(ETagCache())
    _ = try await client.send(Fruits())
    server.change(tag: "\"2\"", #"["plum"]"#)
    let second = try await client.reply(to: Fruits())
    #expect(second.value == ["plum"] && !second.isUnchanged)
    #expect(try await client.reply(to: Fruits()).isUnchanged)
    #expect(server.conditions == ["-", "\"1\"", "\"2\""])
  }

  @Test(
    "keeps nothing where that is not wanted, or where it would depend on anything",
    arguments: [
      ["Cache-Control": "private, no-store"], ["Vary": "*"],
    ] as [HeaderFields])
  func unkept(_ headers: HeaderFields) async throws {
    server.set(headers)
    let client = client(ETagCache())
    for _ in 0..<2 { #expect(try await !client.reply(to: Fruits()).isUnchanged) }
    #expect(server.conditions == ["-", "-"])
  }

  @Test("keeps answers apart by who asks, and by what Vary names")
  func apart() async throws {
    server.set(["Vary": "Accept-Language, Authorization"])
    let cache = ETagCache()
    let requests: [HeaderFields] = [
      ["Accept-Language": "en"], ["Accept-Language": "ja"], ["Accept-Language": "ja", "Authorization": "a"],
      ["Accept-Language": "ja", "Authorization": "a"],
    ]
    for headers in requests {
      let request = Request(url: .https("shop.example", path: "/fruits"), headers: headers)
      _ = try await cache.send(request, next: server.transport)
    }
    #expect(server.conditions == ["-", "-", "-", "\"1\""])
  }

  @Test("leaves a request alone that has a condition of its own, or is no GET")
  func passing() async throws {
    let cache = ETagCache()
    let url = WebURL.https("shop.example", path: "/fruits")
    _ = try await cache.send(Request(url: url), next: server.transport)
    let own = try await cache.send(
      Request(url: url, headers: ["If-None-Match": "\"1\""]), next: server.transport)
    #expect(own.response?.status == 304 && !own.body.isUnchanged)
    _ = try await cache.send(Request(method: .post, url: url), next: server.transport)
    #expect(server.conditions == ["-", "\"1\"", "-"])
  }

  @Test("asks by the time of the last change where there is no tag")
  func lastModified() async throws {
    let asked = Mutex<[String]>([])
    let transport = StubTransport { request in
      let since = request.headers["If-Modified-Since"]
      asked.withLock { $0.append(since ?? "-") }
      return .response(
        status: since == nil ? 200 : 304, headers: ["Last-Modified": "Wed, 21 Oct 2026 07:28:00 GMT"],
        body: since == nil ? "[]" : "")
    }
    let client = APIClient(service: Shop(), transport: transport, middleware: [ETagCache()])
    _ = try await client.send(Fruits())
    #expect(try await client.reply(to: Fruits()).isUnchanged)
    #expect(asked.withLock { $0 } == ["-", "Wed, 21 Oct 2026 07:28:00 GMT"])
  }

  @Test("in a folder, another client goes on with what was kept, until it is forgotten")
  func folder() async throws {
    let folder = try TestFolder()
    _ = try await client(ETagCache(folder: folder.path + "/kept")).send(Fruits())
    let cache = ETagCache(folder: folder.path + "/kept")
    let reply = try await client(cache).reply(to: Fruits())
    #expect(reply.isUnchanged && reply.value == ["apple"])
    cache.removeAll()
    #expect(try await !client(cache).reply(to: Fruits()).isUnchanged)
  }

  @Test("a failure is passed on, and what is kept stays")
  func failure() async throws {
    let cache = ETagCache()
    _ = try await client(cache).send(Fruits())
    let broken = APIClient(
      service: Shop(), transport: StubTransport { _ in .failure(.reset, "gone") }, middleware: [cache])
    await #expect(throws: APIError<Shop.ErrorResponse>.self) { try await broken.send(Fruits()) }
    #expect(try await client(cache).reply(to: Fruits()).isUnchanged)
  }
}
