import ApusText
import ApusTokens
import Testing

@testable import ApusExplorer

@Suite("Tokens on a screen")
struct TokenViewTests {
  // {"alg":"RS256","kid":"k1"} and {"sub":"ada","exp":1700003600,"roles":["a","b"]}
  private static let text =
    "eyJhbGciOiJSUzI1NiIsImtpZCI6ImsxIn0.eyJzdWIiOiJhZGEiLCJleHAiOjE3MDAwMDM2MDAsInJvbGVzIjpbImEiLCJiIl19.AAAA"

  private func lines(_ verdict: KeySet.Verdict? = nil, width: Int = 80) throws -> [String] {
    let token = try #require(JSONWebToken(Self.text))
    return TokenView(token, verdict).lines(on: Screen(width: width)).map(\.text)
  }

  @Test("a moment is a date, and it is said that nothing was verified")
  func plain() throws {
    #expect(
      try lines() == [
        "header", #"  alg  "RS256""#, #"  kid  "k1""#, "claims", #"  sub    "ada""#,
        "  exp    1700003600  2023-11-14T23:13:20Z", #"  roles  ["a","b"]"#,
        "nothing of this was verified: it is what whoever wrote the token says",
      ])
  }

  @Test(
    "what keys say stands last",
    arguments: [
      (.signed(by: "k1"), "the signature is that of the key k1"),
      (.signed(by: nil), "the signature is that of a key that is there"),
      (.notSigned, "the signature is not that of the key"), (.noKey, "no key that is there is the token's"),
      (
        .unknownAlgorithm,
        "a signature of RS256 cannot be checked here: RS256, ES256 and EdDSA can"
      ),
    ] as [(KeySet.Verdict, String)])
  func verdicts(_ verdict: KeySet.Verdict, _ sentence: String) throws {
    #expect(try lines(verdict).last == sentence)
  }

  @Test("no line is wider than the screen")
  func narrow() throws {
    #expect(try lines(width: 24).allSatisfy { $0.count <= 24 })
  }

  @Test("what it wants understood is named where that is not known")
  func demand() throws {
    // {"alg":"RS256","crit":["exp"]} and {}
    let token = try #require(JSONWebToken("eyJhbGciOiJSUzI1NiIsImNyaXQiOlsiZXhwIl19.e30.AAAA"))
    #expect(
      TokenView(token, .unknownDemand).lines(on: Screen(width: 200)).last?.text
        == #"the token is not good: it wants that ["exp"] is understood (crit), and it is not known here"#)
  }
}
