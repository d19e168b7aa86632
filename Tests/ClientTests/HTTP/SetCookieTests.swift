@_spi(Secrets) import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

/// What becomes of each is compared with the transport's jar in `CookieTests`.
@Suite("What Set-Cookie asks for", .paced)
struct SetCookieTests {
  private let now = Date(timeIntervalSince1970: 1_795_161_600)

  @Test("is read as RFC 6265bis says: the last of an attribute counts, whatever its case")
  func reading() {
    let cookie = SetCookie(" id = a=b ; Path=/x; path=/y; DOMAIN=.Example.test; HttpOnly;; Secure=no ")
    #expect(cookie.name == "id" && cookie.value.reveal() == "a=b")
    let marked = SetCookie("id=\u{301}a;\u{301}x; HttpOnly")
    #expect(marked.name == "id" && marked.value.reveal() == "\u{301}a" && marked.has("httponly"))
    #expect(cookie.path == "/y" && cookie.domain == "example.test")
    #expect(cookie.has("httponly") && cookie.has("secure") && !cookie.has("max-age"))
    #expect(cookie.attributes == ["Path=/x", "path=/y", "DOMAIN=.Example.test", "HttpOnly", "Secure=no"])
    #expect(SetCookie("a=1; Path=x").path == nil && SetCookie("a=1; Domain=").domain == nil)
  }

  @Test("is over when Max-Age says so, and otherwise Expires")
  func expiry() {
    #expect(SetCookie("a=1").expiry(at: now) == nil)
    #expect(SetCookie("a=1; Max-Age=60").expiry(at: now) == now.addingTimeInterval(60))
    #expect(SetCookie("a=1; Max-Age=-5").expiry(at: now) == now)
    let both = SetCookie("a=1; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT")
    #expect(both.expiry(at: now) == now.addingTimeInterval(60))
    let other = SetCookie("a=1; Max-Age=soon; Expires=Thu, 01-Jan-1970 00:00:00 GMT")
    #expect(other.expiry(at: now) == Date(timeIntervalSince1970: 0))
  }

  @Test("comes safely where somebody says so")
  func trust() throws {
    let (cookie, url) = (SetCookie("a=1; Secure"), try WebURL("http://practice/"))
    #expect(cookie.refusal(from: url) != nil && cookie.refusal(from: url, isTrusted: true) == nil)
  }
}
