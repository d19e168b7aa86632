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
    redirect.expect(Self.isAnswer)
    #expect(redirect.query == nil)
    let first = try await ask(redirect.address + "?code=C-canary&state=S")
    let page = String(decoding: first.body.bytes, as: UTF8.self)
    #expect(first.response?.status == 200 && page.contains("can be closed") && !page.contains("canary"))
    #expect(redirect.query?.map(\.name) == ["code", "state"])
    let second = try await ask(redirect.address + "?code=other&state=S")
    #expect(second.response?.status == 410 && redirect.query?.first?.value == "C-canary")
  }

  private static let isAnswer: @Sendable ([QueryItem]) -> Bool = { query in
    query.contains { $0.name == "state" && $0.value == "S" }
  }

  @Test("refuses what belongs to another login, and goes on waiting for its own")
  func foreign() async throws {
    let redirect = try LoopbackRedirect(port: 0)
    defer { redirect.close() }
    #expect(try await ask(redirect.address + "?code=x&state=S").response?.status == 400, "nothing is awaited")
    redirect.expect(Self.isAnswer)
    for query in ["", "?code=x", "?code=x&state=y", "?error=access_denied&state=y"] {
      let answer = try await ask(redirect.address + query)
      let page = String(decoding: answer.body.bytes, as: UTF8.self)
      #expect(answer.response?.status == 400 && page.contains("goes on waiting"), "\(page)")
    }
    #expect(redirect.hasRefused && redirect.query == nil)
    #expect(try await ask(redirect.address + "?code=C&state=S").response?.status == 200)
    #expect(redirect.query?.first?.value == "C")
  }

  @Test("takes nothing else: another path, another method, another name of this machine")
  func others() async throws {
    let redirect = try LoopbackRedirect(port: 0)
    defer { redirect.close() }
    let root = redirect.address.replacing("/callback", with: "/favicon.ico")
    #expect(try await ask(root).response?.status == 404)
    #expect(try await ask(redirect.address, method: .post).response?.status == 404)
    let away = try await ask(redirect.address, host: "evil.test")
    let page = String(decoding: away.body.bytes, as: UTF8.self)
    #expect(away.response?.status == 421 && page.contains("evil.test is no name of this machine."))
    #expect(!page.contains("--allow"), "there is no such option here")
    #expect(redirect.query == nil && !redirect.hasRefused)
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
