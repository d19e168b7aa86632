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

  @Test("are the same without what renews them")
  func withoutRefreshToken() {
    let tokens = OAuthTokens(accessToken: Secret("a"), refreshToken: Secret("r"), scopes: ["s"])
    #expect(tokens.withoutRefreshToken == OAuthTokens(accessToken: Secret("a"), scopes: ["s"]))
  }
}
