import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

/// Cases of our own for what curl's tests of cookies cover, each with the number of curl's test.
@Suite("Cookies as curl's tests have them", .paced)
struct CurlCookieCasesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let number: Int
    let setter: String
    let cookies: [String]
    /// Where is asked next, and which cookies go along.
    let asked: [(url: String, sent: String?)]

    init(_ number: Int, _ setter: String, _ cookies: [String], _ asked: (String, String?)...) {
      (self.number, self.setter, self.cookies) = (number, setter, cookies)
      self.asked = asked.map { (url: $0.0, sent: $0.1) }
    }

    var testDescription: String { "curl's \(number): \(cookies.joined(separator: " | "))" }
  }

  private static let longName = String(repeating: "n", count: 4_200)

  static let cases: [Case] = [
    Case(
      7, "http://a.test/we/want/", ["plain=1; path=/we", "other=2"],
      ("http://a.test/we/want/x", "other=2; plain=1")),
    Case(27, "http://a.test/", ["n=1", "n=1"], ("http://a.test/", "n=1")),
    Case(
      31, "http://a.test/", ["blank = b l ; path=/", "eq=a=b", "q=\"x\""],
      ("http://a.test/", "blank=b l; eq=a=b; q=\"x\"")),
    Case(
      46, "http://good.test/", ["a=1; Domain=bad.test", "b=2; Domain=good.test"], ("http://good.test/", "b=2")
    ),
    Case(61, "http://a.test/", ["a=1; HttpOnly", "b=2;HTTPONLY;path=/"], ("http://a.test/", "a=1; b=2")),
    Case(
      171, "http://foo.a.test/", ["a=1; Domain=.foo.a.test"], ("http://foo.a.test/", "a=1"),
      ("http://a.test/", nil)),
    Case(
      179, "http://a.test/x", ["in=1; Path=/some", "out=2; Path=/other"], ("http://a.test/some/where", "in=1")
    ),
    Case(
      329, "http://a.test/", ["gone=1; Max-Age=0", "kept=2; Max-Age=1000", "old=3; Max-Age=-5"],
      ("http://a.test/", "kept=2")),
    Case(331, "http://moo/", ["a=1"], ("http://moo/", "a=1"), ("http://moo.test/", nil)),
    Case(392, "http://localhost/", ["s=1; Secure"], ("http://localhost/", "s=1")),
    Case(414, "http://a.test/", ["s=1; Secure", "p=2"], ("http://a.test/", "p=2")),
    Case(
      420, "http://a.test/", ["a=1", "a=2; Expires=Thu, 01-Jan-1970 00:00:10 GMT"], ("http://a.test/", nil)),
    Case(483, "http://a.test/", ["a=1; Expires=Fri, 31 Dec 9999 23:59:59 GMT"], ("http://a.test/", "a=1")),
    Case(
      977, "http://first.test./", ["a=1; Domain=.test.", "b=2; Domain=.test"], ("http://first.test./", nil),
      ("http://second.test./", nil)),
    Case(1104, "http://a.test/", ["a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT"], ("http://a.test/", nil)),
    Case(
      1136, "http://www.a.co.uk/", ["a=1; Domain=co.uk", "b=2; Domain=a.co.uk"],
      ("http://www.a.co.uk/", "b=2"), ("http://other.co.uk/", nil)),
    Case(1151, "http://a.test/", ["\(longName)=1", "a=\(longName)", "fits=2"], ("http://a.test/", "fits=2")),
    Case(1155, "http://a.test/", ["domain=value; Path=/"], ("http://a.test/", "domain=value")),
    Case(1160, "http://a.test/", ["T=%*%%;odd; =x; Path=/"], ("http://a.test/", "T=%*%%")),
    Case(
      1161, "http://a.test/", ["a=1; Path=/no; Path=/yes"], ("http://a.test/yes", "a=1"),
      ("http://a.test/no", nil)),
    Case(
      1216, "http://b.a.test/", ["a=1; Domain=a.test"], ("http://a.test/", "a=1"), ("http://bba.test/", nil),
      ("http://ba.test/", nil)),
    Case(1218, "http://a.test/", ["a=1"], ("http://a.test.b.test/", nil), ("http://a.testing/", nil)),
    Case(
      1228, "http://a.test/", ["a=1; Path=/hoge"], ("http://a.test/hogege", nil),
      ("http://a.test/hoge/x", "a=1"), ("http://a.test/hoge", "a=1")),
    Case(1258, "http://localhost/", ["a=1; Path=/; Domain=localhost"], ("http://localhost/", "a=1")),
    Case(
      1415, "http://a.test/", ["a=1; Max-Age=100", "b=2; Max-Age=100", "a=; Max-Age=0"],
      ("http://a.test/", "b=2")),
    Case(
      1476, "http://www.a.co.UK/", ["a=1; Domain=co.uk", "b=2; Domain=CO.UK"], ("http://www.a.co.uk/", nil),
      ("http://other.co.uk/", nil)),
    Case(
      1549, "http://a.test/", ["a=1; Expires=Sun, 06 Nov 1994 08:49:37 GMT", "b=2"], ("http://a.test/", "b=2")
    ),
    Case(
      1645, "http://a.test/", ["a=1; Path=/Case"], ("http://a.test/case", nil), ("http://a.test/Case", "a=1")),
    Case(1685, "http://a.test/", ["a=1; Path=/a\tb", "b=2"], ("http://a.test/", "b=2")),
    Case(2311, "http://a.test/", ["a=1\u{1}", "b\u{7f}=2", "c=3"], ("http://a.test/", "c=3")),
  ]

  @Test("go where they belong, and nowhere else", arguments: cases)
  func cookies(_ row: Case) async throws {
    let server = try ScriptedServer { request in
      request.target.hasPrefix("/reset")
        ? [.response()] : [.response(200, row.cookies.map { "Set-Cookie: \($0)" })]
    }
    let quiet = try ScriptedServer { _ in [.response()] }
    let every = EveryHost(server: server)
    _ = try await every.ask(row.setter)
    for (url, sent) in row.asked {
      _ = try await every.ask(url) { $0.connectTo = ["::127.0.0.1:\(quiet.port)"] }
      let came = quiet.requests.last?.header("Cookie")?.split(separator: "; ").sorted().joined(
        separator: "; ")
      #expect(came == sent, "\(row.number): \(url)")
    }
  }

  @Test("are no more than a client takes of one answer, as curl's 444")
  func many() async throws {
    let server = try ScriptedServer { _ in
      [.response(200, (0..<80).map { "Set-Cookie: cookie-\($0)=1" })]
    }
    let every = EveryHost(server: server)
    _ = try await every.ask("http://a.test/")
    #expect(await every.transport.cookies().count <= 50)
  }
}
