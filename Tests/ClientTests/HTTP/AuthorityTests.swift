import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("What stands between // and the path", .paced)
struct AuthorityTests {
  @Test(
    "is a host, perhaps with a user, a password and a port",
    arguments: [
      ("a.test", nil, nil, "a.test", nil), ("A.Test:8080", nil, nil, "a.test", 8080),
      ("a.test:", nil, nil, "a.test", nil), ("me@a", "me", nil, "a", nil),
      ("me:pw@a:1", "me", "pw", "a", 1), ("me:p:w@a", "me", "p:w", "a", nil), (":@a", "", "", "a", nil),
      ("m%40e:p%3Aw@a", "m@e", "p:w", "a", nil), ("a@b@c", "a@b", nil, "c", nil),
      ("[::1]", nil, nil, "::1", nil), ("me@[FE80::1]:65535", "me", nil, "fe80::1", 65_535),
    ] as [(String, String?, String?, String, Int?)])
  func reads(_ text: String, _ user: String?, _ password: String?, _ host: String, _ port: Int?) throws {
    let read = try Authority(text, in: text)
    #expect(read.user == user && read.host == host && read.port == port)
    #expect(read.password == password.map { Secret($0) })
  }

  @Test(
    "is refused with its reason where it is none",
    arguments: [
      ("", "host"), (":80", "host"), ("me@", "host"), ("a b", "host"), ("a%41", "host"), ("a/b", "host"),
      ("[::1]x", "host"), ("[::1", "host"), ("[a]", "brackets"), ("[127.0.0.1]", "brackets"),
      ("a:0", "port"), ("a:65536", "port"), ("a:-1", "port"), ("a:+1", "port"), ("a:x", "port"),
      ("a:１", "port"),
    ])
  func refuses(_ text: String, _ what: String) throws {
    let problem = try #require(throws: WebURLError.self) { try Authority(text, in: "http://\(text)/") }
    #expect(problem.reason.contains(what), "\(problem.reason)")
  }

  @Test(
    "is no host where a character stands for another, or for nothing, to whatever looks a name up",
    arguments: [
      "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ", "①27.0.0.1", "127。0。0。1", "127．0。0｡1", "ｌｏｃａｌｈｏｓｔ", "Ｌocalhost", "𝐥ocalhost",
      "lo\u{ad}calhost", "lo\u{200b}calhost", "lo\u{200d}calhost", "lo\u{2060}calhost",
      "\u{feff}localhost", "localhost\u{fe0f}", "localho\u{17f}t", "ﬁ.test", "a℀.test", "²", "a\u{1806}b",
    ])
  func disguised(_ host: String) throws {
    let problem = try #require(throws: WebURLError.self) { try Authority(host, in: "http://\(host)/") }
    #expect(problem.reason == "the URL's host is not a name or an address")
  }

  @Test(
    "is a host in any script, in lower case",
    arguments: [
      ("日本語.jp", "日本語.jp"), ("bücher.example", "bücher.example"), ("BÜCHER.example", "bücher.example"),
      ("straße.test", "straße.test"), ("Νίκος.test", "νίκος.test"), ("почта.рф", "почта.рф"),
      ("한국.kr", "한국.kr"),
      ("ᎣᏏᏲ.test", "ꭳꮟᏺ.test"), ("ドメイン.jp", "ドメイン.jp"), ("☃.test", "☃.test"), ("مثال.test", "مثال.test"),
    ])
  func otherScripts(_ text: String, _ host: String) throws {
    #expect(try Authority(text, in: text).host == host.lowercased())
  }

  @Test(
    "a host is written as a URL has it: an address of IPv6 in brackets",
    arguments: ["a.test", "127.0.0.1", "::1"])
  func writes(_ host: String) throws {
    let text = Authority.text(ofHost: host)
    #expect(text == (host == "::1" ? "[::1]" : host))
    #expect(try Authority(text, in: text).host == host)
  }
}
