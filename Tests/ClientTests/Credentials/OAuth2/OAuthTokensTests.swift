import ApusJSON
import Foundation
import Testing

@testable import ApusClient

@Suite("Tokens of OAuth 2")
struct OAuthTokensTests {
  @Test("have run out a little before they end, and never where no end was said")
  func expired() {
    let now = Date(timeIntervalSince1970: 1_000)
    func tokens(_ seconds: TimeInterval?) -> OAuthTokens {
      OAuthTokens(accessToken: Secret("a"), expiresAt: seconds.map { now.addingTimeInterval($0) })
    }
    #expect(tokens(9).isExpired(at: now) && !tokens(11).isExpired(at: now))
    #expect(tokens(11).isExpired(at: now, margin: 20) && !tokens(nil).isExpired(at: now))
  }

  @Test(
    "that live shortly have half of their life before they are renewed, and are the same where nobody knows it"
  )
  func short() throws {
    let now = Date(timeIntervalSince1970: 1_000)
    let root = try JSONDocument(#"{"access_token":"a","expires_in":4}"#).root
    let tokens = try #require(OAuthTokens(root, asked: [], at: now))
    #expect(!tokens.isExpired(at: now) && !tokens.isExpired(at: now.addingTimeInterval(1.9)))
    #expect(tokens.isExpired(at: now.addingTimeInterval(2.1)))
    #expect(
      tokens == OAuthTokens(accessToken: Secret("a", name: "token"), expiresAt: now.addingTimeInterval(4)))
  }

  @Test("are the same without what renews them")
  func withoutRefreshToken() {
    let tokens = OAuthTokens(accessToken: Secret("a"), refreshToken: Secret("r"), scopes: ["s"])
    #expect(tokens.withoutRefreshToken == OAuthTokens(accessToken: Secret("a"), scopes: ["s"]))
  }

  @Test("that are good for nothing are at their end, and have nothing that renews them")
  func ended() {
    let now = Date(timeIntervalSince1970: 1_000)
    for end in [nil, now.addingTimeInterval(60)] {
      let tokens = OAuthTokens(accessToken: Secret("a"), refreshToken: Secret("r"), expiresAt: end)
      #expect(tokens.ended(at: now) == OAuthTokens(accessToken: Secret("a"), expiresAt: now))
    }
    let over = OAuthTokens(accessToken: Secret("a"), expiresAt: .distantPast)
    #expect(over.ended(at: now) == over)
  }

  @Test(
    "have run out where the server says so, and their life may be a text",
    arguments: [("-5", 0.0), (#""60""#, 60), ("1e300", 1e10), (#""soon""#, nil), (#""nan""#, nil)])
  func life(_ said: String, _ seconds: Double?) throws {
    let now = Date(timeIntervalSince1970: 1_000)
    let root = try JSONDocument(#"{"access_token":"a","expires_in":\#(said)}"#).root
    let tokens = try #require(OAuthTokens(root, asked: [], at: now))
    #expect(tokens.expiresAt == seconds.map { now.addingTimeInterval($0) })
    #expect(tokens.isExpired(at: now) == (seconds == 0))
  }
}
