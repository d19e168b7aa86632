import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

/// One test for each class of flaw that was published of another client, with its number in its name.
@Suite("Flaws that others had, of what is sent", .paced)
struct PublishedFlawsTests {
  private static let secret = "Zq9xcanary4711"
  private static let credentials: HeaderFields = [
    "Authorization": "Bearer \(secret)", "Cookie": "sid=\(secret)", "X-Api-Key": secret,
  ]

  /// What the place got that a redirect led to.
  private func redirected(to target: String, cookie: String? = nil) async throws -> SeenRequest {
    let server = try ScriptedServer { request in
      let cookies = cookie.map { ["Set-Cookie: \($0)"] } ?? []
      return request.target == "/start" ? [.response(302, ["Location: \(target)"] + cookies)] : [.response()]
    }
    _ = try await EveryHost(server: server).ask("http://a.test/start", headers: Self.credentials)
    return try #require(server.requests.last)
  }

  private func has(_ seen: SeenRequest) -> Bool { seen.headers.contains { $0.value.contains(Self.secret) } }

  @Test("CVE-2018-1000007 (curl): custom credentials do not go to the host that a redirect names")
  func cve2018x1000007() async throws {
    #expect(try await !has(redirected(to: "http://b.test/landed")))
  }

  @Test("CVE-2022-27774 (curl): credentials do not go to another port of the same host")
  func cve2022x27774() async throws {
    #expect(try await !has(redirected(to: "http://a.test:8080/landed")))
    #expect(try await has(redirected(to: "http://a.test/landed")), "within the origin they do")
  }

  @Test("CVE-2022-27776 (curl): neither does a Cookie header of one's own")
  func cve2022x27776() async throws {
    let seen = try await redirected(to: "http://a.test:8080/landed", cookie: "jar=1")
    #expect(seen.header("Cookie") == "jar=1", "the jar's cookies go by RFC 6265, and no other")
  }

  @Test("CVE-2022-27779 (curl): a host with a dot at its end sets no cookie for a whole top level domain")
  func cve2022x27779() async throws {
    let server = try ScriptedServer { _ in
      [.response(200, ["Set-Cookie: a=1; Domain=test.", "Set-Cookie: b=1; Domain=test"])]
    }
    let every = EveryHost(server: server)
    _ = try await every.ask("http://evil.test./")
    _ = try await every.ask("http://good.test./")
    #expect(every.said("Cookie") == nil)
  }

  @Test(
    "CVE-2023-46218 (curl): nor does one for a public suffix, in whatever case its letters are",
    arguments: ["co.uk", "co.UK", "CO.UK"])
  func cve2023x46218(_ domain: String) async throws {
    let server = try ScriptedServer { _ in [.response(200, ["Set-Cookie: a=1; Domain=\(domain)"])] }
    let every = EveryHost(server: server)
    _ = try await every.ask("http://evil.\(domain)/")
    _ = try await every.ask("http://good.co.uk/")
    #expect(every.said("Cookie") == nil)
  }

  @Test("CVE-2022-35252 (curl): a cookie with a control byte is not kept, so that none is sent back")
  func cve2022x35252() async throws {
    let server = try ScriptedServer { _ in
      [.response(200, ["Set-Cookie: a=1\u{1}2", "Set-Cookie: b\u{2}=1"])]
    }
    let every = EveryHost(server: server)
    _ = try await every.ask("http://a.test/")
    #expect(await every.transport.cookies().isEmpty)
  }
}
