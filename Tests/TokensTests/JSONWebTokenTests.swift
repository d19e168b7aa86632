import ApusJSON
import Testing

@testable import ApusTokens

@Suite("Tokens that say things of themselves")
struct JSONWebTokenTests {
  @Test("header and claims, with moments in seconds")
  func read() throws {
    let token = try #require(JSONWebToken("Bearer " + SampleTokens.es256))
    #expect(token.algorithm == "ES256" && token.keyName == "e")
    #expect(token.claims["sub"]?.string == "ada")
    #expect(token.moment("exp") == 1_700_003_600 && token.moment("nbf") == nil && token.moment("sub") == nil)
  }

  @Test(
    "what has another shape is none",
    arguments: [
      "", ".", "..", "a.b.c", "Bearer x", "e30.e30.", "eyJhbGciOiJub25lIn0.e30", "eyJhbGciOiJub25lIn0.!!.",
      "eyJhbGciOiJub25lIn0.W10.", "eyJhbGciOiJub25lIn0.e30..",
    ])
  func none(_ text: String) { #expect(JSONWebToken(text) == nil) }

  @Test("one without a signature is read, too")
  func unsigned() throws {
    let token = try #require(JSONWebToken("eyJhbGciOiJub25lIn0.e30."))
    #expect(token.algorithm == "none" && token.keyName == nil)
  }
}
