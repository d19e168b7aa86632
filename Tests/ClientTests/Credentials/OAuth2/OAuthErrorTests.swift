import Testing

@testable import ApusClient

@Suite("Why there is no token")
struct OAuthErrorTests {
  @Test("has the server's words in its sentence, and apart from it")
  func words() {
    let error = OAuthError(refusedBy: "it", "invalid_grant", "The code\nis used.")
    #expect(error.message == "it says invalid_grant: The code is used." && error.said == "The code is used.")
    #expect(error.code == .oauthRefused && error.isOfGrant && error.isToKnownClient && !error.isOfClient)
    let bare = OAuthError(refusedBy: "it", "expired_token", nil)
    #expect(bare.message == "it says expired_token" && bare.said == nil && bare.code == .oauthExpired)
    // Some servers have the field and nothing in it.
    for empty in ["", "\n"] {
      let error = OAuthError(refusedBy: "it", "expired_token", empty)
      #expect(error.message == bare.message && error.said == nil)
    }
  }

  @Test("keeps no more of a server's words than fit in a sentence")
  func long() {
    let error = OAuthError(refusedBy: "it", "x", String(repeating: "a", count: 300))
    #expect(error.said?.count == 201 && error.said?.hasSuffix("…") == true)
  }
}
