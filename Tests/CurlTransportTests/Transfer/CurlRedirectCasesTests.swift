import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

/// Cases of our own for what curl's tests of redirects cover, each with the number of curl's test.
@Suite("Redirects as curl's tests have them", .paced)
struct CurlRedirectCasesTests {
  private static let bearer: HeaderFields = [
    "Authorization": "Bearer Zq9x", "X-Mine": "Zq9x", "Cookie": "c=Zq9x",
  ]

  @Test(
    "take credentials along within an origin, and elsewhere only where that is asked for",
    arguments: [
      (317, "http://b.test/", false, false), (318, "http://b.test/", true, true),
      (330, "http://b.test/", false, false),
      (778, "http://b.test/", false, false), (898, "http://a.test:8080/", false, false),
      (974, "http://a.test:8080/", false, false), (976, "http://a.test:8080/", true, true),
      (979, "http://a.test/there", false, true), (2015, "http://b.test/", false, false),
    ])
  func credentials(_ number: Int, _ target: String, _ keeps: Bool, _ isSent: Bool) async throws {
    let server = try ScriptedServer { request in
      request.target == "/start" ? [.response(302, ["Location: \(target)"])] : [.response()]
    }
    let every = EveryHost(server: server)
    let exchange = try await every.ask("http://a.test/start", headers: Self.bearer) {
      $0.keepsHeadersOnRedirect = keeps
    }
    #expect(exchange.hops.count == 2)
    for name in ["Authorization", "X-Mine", "Cookie"] {
      #expect((every.said(name) != nil) == isSent, "\(number): \(name)")
    }
    let host = try WebURL(target)
    #expect(every.said("Host") == host.authority, "curl's 184: the host is that of the target")
  }

  @Test(
    "take no user of the first URL along, and that of the second only to where it stands",
    arguments: [998, 999, 899])
  func users(_ number: Int) async throws {
    let target = number == 899 ? "http://other:Word@b.test/" : "http://b.test/"
    let server = try ScriptedServer { request in
      request.target == "/start" ? [.response(302, ["Location: \(target)"])] : [.response()]
    }
    let every = EveryHost(server: server)
    _ = try await every.ask("http://me:Zq9x@a.test/start")
    #expect(server.requests.first?.header("Authorization") != nil)
    #expect(server.requests.last?.header("Authorization") != server.requests.first?.header("Authorization"))
  }

  @Test(
    "lead where the Location says, however it is written",
    arguments: [
      (11, "/data/x", "/data/x"), (28, "   /blanks   ", "/blanks"), (40, "/x?a b", "/x?a%20b"),
      (42, "/a b", "/a%20b"),
      (49, "../up", "/up"), (50, "../../up", "/up"), (51, "../../../../up", "/up"),
      (52, "./here", "/we/here"),
      (276, "/x?a?b??c", "/x?a?b??c"), (1031, "?query=1", "/we/start?query=1"),
      (187, "http://a.test?odd/1", "/?odd/1"),
    ])
  func places(_ number: Int, _ location: String, _ target: String) async throws {
    let server = try ScriptedServer { request in
      request.target == "/we/start" ? [.response(302, ["Location: \(location)"])] : [.response()]
    }
    let every = EveryHost(server: server)
    _ = try await every.ask("http://a.test/we/start")
    #expect(server.requests.last?.target == target, "\(number)")
  }

  @Test(
    "end where they lead in a circle, too far, or nowhere",
    arguments: [
      (25, ["Location: /start"], ErrorCode.redirectLoop), (274, ["Location: /next"], .redirectLimit),
      (54, ["Location:"], .redirectLocation), (772, ["Location: /a", "Location: /b"], .redirectLocation),
      (973, ["Location: ftp://a.test/x"], .redirectUnsafe),
    ])
  func refused(_ number: Int, _ lines: [String], _ code: ErrorCode) async throws {
    let server = try ScriptedServer { _ in [.response(302, lines)] }
    let failure = try await CurlTransport().failure(
      of: request("http://a.test/start") {
        $0.connectTo = ["::127.0.0.1:\(server.port)"]
        if number == 274 { $0.limits.redirects = 0 }
      })
    #expect(failure.code == code, "\(number): \(failure.message)")
  }

  @Test("with two Locations that are the same are one, as curl's 773")
  func same() async throws {
    let server = try ScriptedServer { request in
      request.target == "/start" ? [.response(302, ["Location: /x", "Location: /x"])] : [.response()]
    }
    #expect(try await EveryHost(server: server).ask("http://a.test/start").hops.count == 2)
  }

  @Test(
    "make a POST a GET, or leave it one",
    arguments: [
      (1011, 301, false, "GET"), (1012, 301, true, "POST"), (1052, 303, false, "GET"),
      (1055, 307, false, "POST"),
    ])
  func methods(_ number: Int, _ status: Int, _ keeps: Bool, _ method: String) async throws {
    let server = try ScriptedServer { request in
      request.target == "/start" ? [.response(status, ["Location: /x"])] : [.response()]
    }
    let every = EveryHost(server: server)
    _ = try await every.ask("http://a.test/start", .post, body: .bytes([0x61], contentType: "text/plain")) {
      if keeps { $0.keepsPostAfter = [status] }
    }
    #expect(server.requests.last?.method == method, "\(number)")
  }

  @Test("take cookies along that they set, beside one's own within the origin, as curl's 1024 and 1025")
  func cookies() async throws {
    let server = try ScriptedServer { request in
      request.target == "/start" ? [.response(302, ["Location: /x", "Set-Cookie: set=1"])] : [.response()]
    }
    let every = EveryHost(server: server)
    _ = try await every.ask("http://a.test/start")
    #expect(every.said("Cookie") == "set=1")
    _ = try await every.ask("http://a.test/start", headers: ["Cookie": "own=2"])
    #expect(every.said("Cookie") == "own=2; set=1")
  }
}
