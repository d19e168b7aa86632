import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import Testing

@testable import ApusSending

@Suite("The port that a browser comes back to", .paced)
struct LoopbackRedirectTests {
  private func ask(_ url: String, host: String? = nil, method: HTTPMethod = .get) async throws -> Exchange {
    var request = Request(method: method, url: try WebURL(url))
    if let host { request.headers = request.headers.adding("Host", host) }
    return try await CurlTransport().send(request)
  }

  @Test("takes one request of its path, with a page in which nothing of it stands")
  func once() async throws {
    let redirect = try LoopbackRedirect(port: 0)
    defer { redirect.close() }
    #expect(redirect.query == nil)
    let first = try await ask(redirect.address + "?code=C-canary&state=S")
    let page = String(decoding: first.body.bytes, as: UTF8.self)
    #expect(first.response?.status == 200 && page.contains("can be closed") && !page.contains("canary"))
    #expect(redirect.query?.map(\.name) == ["code", "state"])
    let second = try await ask(redirect.address + "?code=other&state=S")
    #expect(second.response?.status == 410 && redirect.query?.first?.value == "C-canary")
  }

  @Test("takes nothing else: another path, another method, another name of this machine")
  func others() async throws {
    let redirect = try LoopbackRedirect(port: 0)
    defer { redirect.close() }
    let root = redirect.address.replacing("/callback", with: "/favicon.ico")
    #expect(try await ask(root).response?.status == 404)
    #expect(try await ask(redirect.address, method: .post).response?.status == 404)
    #expect(try await ask(redirect.address, host: "evil.test").response?.status == 421)
    #expect(redirect.query == nil)
  }

  @Test("is closed in the end, and a port that is taken is an error")
  func closing() async throws {
    let redirect = try LoopbackRedirect(port: 0)
    let port = try #require(try WebURL(redirect.address).port)
    #expect(throws: (any Error).self) { try LoopbackRedirect(port: UInt16(port)) }
    redirect.close()
    await #expect(throws: TransportError.self) { try await ask(redirect.address) }
  }
}
