import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("The hosts that no_proxy excepts", .paced)
struct ProxyExceptionsTests {
  func host(_ url: String, _ variables: [String: String]) throws -> String? {
    try ProxyEnvironment { variables[$0] }.choice(for: WebURL(url))?.proxy.host
  }

  @Test(
    "no_proxy excepts names with what is below them, addresses and networks",
    arguments: [
      ("*", "a.test", true), ("a.test", "a.test", true), (".a.test", "a.test", true),
      ("a.test.", "b.a.test", true),
      ("a.test", "ba.test", false), ("x, A.TEST", "a.test", true), ("x a.test", "A.test", true),
      ("", "a.test", false),
      ("test", "a.test", true), (".", "a.test", false), ("*,x", "a.test", false),
      ("127.0.0.1", "127.0.0.1", true), ("127.0.0.0/8", "127.9.9.9", true),
      ("10.0.0.0/9", "10.128.0.1", false),
      ("10.0.0.0/33", "10.0.0.1", false), ("0.0.0.1", "a.0.0.0.1", false), ("::1", "[::1]", true),
      ("[::1]", "[::1]", true), ("fe80::/10", "[fe80::1]", true), ("fe80::/10", "[fec0::1]", false),
      ("127.0.0.1/x", "127.0.0.1", false),
    ])
  func exceptions(_ list: String, _ host: String, _ isExcepted: Bool) throws {
    let found = try self.host("http://\(host)/", ["http_proxy": "p", "no_proxy": list])
    #expect((found == nil) == isExcepted)
  }
}
