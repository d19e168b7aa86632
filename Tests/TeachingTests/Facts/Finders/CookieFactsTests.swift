import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of cookies", .paced)
struct CookieFactsTests {
  @Test(
    "a cookie that is refused or deleted is not said to be set",
    arguments: [
      (
        "__Host-a=1; Secure; Path=/; Domain=api.test",
        "is refused: a name that begins with __Host- allows no Domain"
      ),
      ("__Host-a=1; Secure", "is refused: a name that begins with __Host- needs Path=/"),
      ("__Secure-a=1", "is refused: a name that begins with __Secure- needs Secure"),
      ("a=1; Domain=example.org", "is refused: api.test may set none for example.org"),
      ("a=1; Max-Age=-1", "is not kept: it ended before it came"),
      ("a=1; Max-Age=0", "is not kept: it ended before it came"),
      ("a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "is not kept: it ended before it came"),
      ("a=1; expires=Thu, 01-Jan-1970 00:00:00 GMT; Max-Age=-5", "is not kept: it ended before it came"),
      ("a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60", "was set: for this host only"),
      ("a=1; Domain=.Test", "is refused: api.test may set none for test"),
      ("a=1; Domain=.API.Test", "was set: for its domain"),
      ("__hOST-a=1; Path=/", "is refused: a name that begins with __Host- needs Secure"),
      ("=__Host-a", "A cookie is refused: it has no name"), ("sole", "A cookie is refused: it has no name"),
      ("a=1\u{1};", "The cookie a is refused: it has a control character"),
      ("a=1", "was set: for this host only, until the session ends"),
      ("__Host-a=1; Secure; Path=/", "was set: for this host only"),
    ])
  func cookies(_ cookie: String, _ fate: String) throws {
    let text = try Explained.answer(200, [("Set-Cookie", cookie)])
    #expect(text.contains(fate), "\(text)")
    #expect(text.contains("was set") == fate.contains("was set"), "\(text)")
    #expect(!text.contains("a=1"), "\(text)")
  }

  @Test("a cookie that is Secure and came by http is refused, but from this machine")
  func secureCookies() throws {
    for (host, isKept) in [
      ("api.test", false), ("localhost", true), ("127.0.0.1", true), ("[::1]", true), ("127.0.0.2", false),
    ] {
      let text = try Explained.answer(200, [("Set-Cookie", "a=1; Secure")], url: "http://\(host)/")
      #expect(text.contains("is refused: Secure needs https, and it came by http.") == !isKept, "\(text)")
      #expect(text.contains("was set") == isKept, "\(text)")
    }
  }

  @Test("of many cookies those are named that are refused, and no more than a few")
  func manyCookies() throws {
    let fine = (1...3).map { ("Set-Cookie", "fine\($0)=1") }
    let one = try Explained.answer(200, fine + [("Set-Cookie", "bad=1; Domain=example.org")])
    #expect(one.contains("sent 4 cookies") && one.contains("The cookie bad is refused: "), "\(one)")
    #expect(!one.contains("more of them"), "\(one)")
    let bad = (1...5).map { ("Set-Cookie", "__Secure-\($0)=1") }
    let many = try Explained.answer(200, fine + bad)
    #expect(
      many.contains("The cookie __Secure-3 is refused") && !many.contains("The cookie __Secure-4"), "\(many)")
    #expect(many.contains("2 more of them are refused, too."), "\(many)")
  }

  @Test("a Secure cookie of this machine also goes over http")
  func secure() throws {
    let here = try Explained.answer(200, [("Set-Cookie", "s=1; Secure")], url: "http://127.0.0.1/")
    #expect(here.contains("over https, and over http to this machine"), "\(here)")
    #expect(!here.contains("over https only"), "\(here)")
    #expect(try Explained.answer(200, [("Set-Cookie", "s=1; Secure")]).contains("over https only"))
  }
}
