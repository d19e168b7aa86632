import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// Every place that a credential can be kept in, and every way by which a request comes to an origin: what is sent there.
/// A place or a way without its cells fails.
@Suite("A credential that is kept for a session", .paced)
struct PlacesAndRoutesTests {
  enum Place: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case bearer, basic, digest, header, cookie, jar, query, userinfo, environment, file, variable, proxy,
      certificate
    case netrc

    var testDescription: String { rawValue }

    /// The lines that put a secret there. `{S}` is the secret, `{O}` the origin.
    var lines: [String] {
      switch self {
      case .bearer: ["auth bearer {S}"]
      case .basic: ["auth basic me {S}"]
      case .digest: ["auth digest me {S}"]
      case .header: ["X-Mine:{S}"]
      case .cookie: ["Cookie:sid={S}"]
      case .jar: ["get /login"]
      case .query: ["mine=={S}"]
      case .userinfo: ["base {U}"]
      case .environment: ["auth bearer env:CANARY"]
      case .file: ["auth header X-Key file:canary.txt"]
      case .variable: ["let v = {S}", "X-V:{{v}}"]
      case .proxy: ["set proxy http://me:{S}@p.test:1"]
      case .certificate: ["set cert {S}.pem"]
      case .netrc: ["set netrc on"]
      }
    }
  }

  enum Route: String, CaseIterable, Sendable {
    case redirect301, redirect302, redirect303, redirect307, redirect308, next, allPages, absolute, slashes,
      backslashes
    case user, base, use, servers, rerun, again, live, har, upperCase, trailingDot, localhost, loopback, ipv6,
      downgrade
    case downgraded

    /// Where the session is.
    var home: String {
      switch self {
      case .localhost, .ipv6: "https://127.0.0.1"
      case .loopback: "https://localhost"
      default: "https://a.test"
      }
    }

    /// Where the last line leads.
    var target: String {
      switch self {
      case .redirect301, .redirect302, .redirect303, .redirect307, .redirect308, .next, .allPages, .absolute:
        TwoOrigins.other
      case .use: "https://api.github.com"
      case .upperCase: home
      case .trailingDot: "https://a.test."
      case .localhost: "https://localhost"
      case .loopback: "https://127.0.0.1"
      case .ipv6: "https://[::1]"
      case .downgrade, .downgraded: "http://a.test"
      default: "https://b.test"
      }
    }

    var lines: [String] {
      switch self {
      case .redirect301, .redirect302, .redirect303, .redirect307, .redirect308:
        ["get /r/\(rawValue.suffix(3)) --follow"]
      case .next: ["get /pages", "next"]
      case .allPages: ["get /pages --all-pages"]
      case .absolute, .localhost, .loopback, .ipv6, .trailingDot, .downgraded: ["get \(target)/x"]
      case .slashes: ["get //b.test/x"]
      case .backslashes: ["get 'https:\\\\b.test/x'"]
      case .user: ["get https://a.test@b.test/x"]
      case .base: ["base https://b.test", "get /x"]
      case .use: ["use github", "get /x"]
      case .servers: ["spec api.json", "spec server 1", "get /things"]
      case .rerun: ["get /x", "base https://b.test", "rerun"]
      case .again: ["get /x", "base https://b.test", "!!"]
      case .live: ["replay --live foreign"]
      case .har: ["run foreign.har"]
      case .upperCase: ["get HTTPS://A.TEST/x"]
      case .downgrade: ["get /down --follow"]
      }
    }
  }

  /// A letter for each way, in its order: `S` is sent, `-` is not, and by `x` nothing is sent at all.
  private static let cells: [Place: String] = [
    .bearer: "----- -x- xx- --- -- -- S---- x-",
    .basic: "----- -x- xx- --- -- -- S---- x-",
    .digest: "----- -x- xx- --- -- -- S---- x-",
    .header: "----- -x- xx- --- -- -- S---- x-",
    .cookie: "----- -x- xx- --- -- -- S---- x-",
    .jar: "SSSSS SxS xx- --- -- -- S---- xS",
    .query: "----- -x- xx- --- -- -- S---- x-",
    .userinfo: "----- -x- xx- --- -- -- ----- x-",
    .environment: "----- -x- xx- --- -- -- S---- x-",
    .file: "----- -x- xx- --- -- -- S---- x-",
    .variable: "----- -x- xx- --- -- -- S---- x-",
    .proxy: "SSSSS SxS xxS SSS SS -x SSSSS xS",
    .certificate: "----- -x- xx- --- -- -- S---- x-",
    .netrc: "----- -xS xx- --- -- -- S---- xS",
  ]

  @Test("is sent where its cell says so, and nowhere else", arguments: Place.allCases)
  func cells(_ place: Place) async throws {
    let canary = Canary(seed: 2_000 + place.rawValue.utf8.count, isPlain: true).secret
    let origins = TwoOrigins(canary: canary)
    let cells = try #require(Self.cells[place]).filter { $0 != " " }
    try #require(cells.count == Route.allCases.count, "\(place) has \(cells.count) cells")
    let talk = try await talk(canary, origins)
    for (route, cell) in zip(Route.allCases, cells) {
      let user = route.home.replacing("://", with: "://me:\(canary)@")
      var answers = ""
      for line in ["unset header X-Mine", "set proxy none", "base \(route.home)"] + place.lines {
        answers += await talk.say(line.replacing("{S}", with: canary).replacing("{U}", with: user)).text
      }
      origins.forget()
      for line in route.lines { answers += await talk.say(line).text }
      let arrived = origins.origins.contains(route.target)
      #expect(arrived == (cell != "x"), "\(place) by \(route): \(origins.origins)\n\(answers)")
      #expect(
        origins.gave(route.target) == (cell == "S"), "\(place) by \(route) to \(route.target)\n\(answers)")
      // It is kept for where it was set, and no way is to find that of another.
      await talk.say("base \(route.home)", "set cert none")
    }
  }

  private func talk(_ canary: String, _ origins: TwoOrigins) async throws -> Talk {
    let talk = try await Talk(
      transport: origins, variables: ["CANARY": canary, "NETRC": "netrc.txt"], base: "https://a.test",
      setUp: { $0.confirm = { _ in true } })
    try talk.folder.write("machine a.test login me password \(canary)\n", to: "netrc.txt")
    try talk.folder.write(canary + "\n", to: "canary.txt")
    try talk.folder.write("-----BEGIN CERTIFICATE-----\n", to: "\(canary).pem")
    try talk.folder.write(Self.description, to: "api.json")
    try talk.folder.write(Self.session, to: "foreign.session.md")
    try talk.folder.write(Self.har, to: "foreign.har")
    return talk
  }

  private static let description = """
    {"openapi": "3.0.3", "info": {"title": "Things", "version": "1"}, "servers": [{"url": "https://b.test"}],
     "paths": {"/things": {"get": {"operationId": "list", "responses": {"200": {"description": "all"}}}}}}
    """

  private static let session = """
    ---
    session: 1
    base: https://b.test
    ---

    ```console
    $ get /x
    200 OK
    ```

    """

  private static let har = """
    {"log": {"version": "1.2", "creator": {"name": "x", "version": "1"}, "entries": [{
      "startedDateTime": "2026-01-01T00:00:00Z", "time": 1,
      "request": {"method": "GET", "url": "https://b.test/x", "httpVersion": "HTTP/1.1", "headers": [],
        "queryString": [], "cookies": [], "headersSize": -1, "bodySize": 0},
      "response": {"status": 200, "statusText": "OK", "httpVersion": "HTTP/1.1", "headers": [], "cookies": [],
        "content": {"size": 0, "mimeType": ""}, "redirectURL": "", "headersSize": -1, "bodySize": 0},
      "cache": {}, "timings": {"send": 0, "wait": 1, "receive": 0}}]}}
    """
}
