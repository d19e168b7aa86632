import APIClient
import Testing

@testable import URLSessionTransport

@Suite("URLSession: known differences")
struct KnownDifferencesTests {
  @Test("each has a name of its own, an effect and a reason")
  func complete() {
    let differences = URLSessionTransport.knownDifferences
    #expect(Set(differences.map(\.name)).count == differences.count)
    for difference in differences {
      #expect(!difference.effect.isEmpty && !difference.reason.isEmpty)
      #expect(!difference.effect.hasSuffix(".") && !difference.reason.hasSuffix("."))
    }
  }

  @Test("the reason phrase is really lost, and the order, and the lines of one name")
  func head() async throws {
    let exchange = try await success { _ in [.response(200, ["B: 1", "A: 1", "B: 2"])] }
    let head = try #require(exchange.response)
    #expect(head.reason.isEmpty)
    #expect(head.headers.map(\.name) == ["A", "B", "Content-Length"])
    #expect(head.headers["B"] == "1, 2")
  }

  #if canImport(FoundationNetworking)
    @Test("version, phases and connection are really not told on Linux")
    func metrics() async throws {
      let hop = try #require(try await success { _ in [.response(body: "x")] }.hops.first)
      #expect(hop.response?.version == "")
      #expect(hop.connection == nil)
      #expect(hop.timing.connect == nil && hop.timing.wait == nil)
      #expect(hop.timing.download != nil)
    }

    @Test("names are really recased, and a length of 0 is really added on Linux")
    func request() async throws {
      let server = try ScriptedServer { _ in [.response()] }
      defer { server.stop() }
      let request = Request(method: .delete, url: try WebURL(server.url("/")), headers: ["x-Request-ID": "1"])
      _ = try await URLSessionTransport().send(request)
      let fields = try #require(server.requests.first?.fields)
      #expect(fields.contains { $0.name == "X-Request-Id" })
      #expect(fields.contains { $0.name == "Content-Length" && $0.value == "0" })
    }
  #endif
}
