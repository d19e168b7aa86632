import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusTokens

@Suite("Keys that signed tokens", .paced)
struct KeySetTests {
  private func keys(_ text: String = SampleTokens.keys) throws -> KeySet {
    try #require(KeySet(try JSONDocument(text).root))
  }

  @Test(
    "what another library signed is theirs, in each of the three ways",
    arguments: [("r", SampleTokens.rs256), ("e", SampleTokens.es256), ("d", SampleTokens.edDSA)])
  func signed(_ name: String, _ text: String) throws {
    let token = try #require(JSONWebToken(text))
    #expect(try keys().verdict(on: token) == .signed(by: name))
  }

  @Test(
    "one character of the claims, or of the signature, makes it nobody's",
    arguments: [SampleTokens.rs256, SampleTokens.es256, SampleTokens.edDSA])
  func changed(_ text: String) throws {
    let parts = text.split(separator: ".").map(String.init)
    let claims = "eyJzdWIiOiJldmUifQ"
    let other = try #require(JSONWebToken([parts[0], claims, parts[2]].joined(separator: ".")))
    #expect(try keys().verdict(on: other) == .notSigned)
    let signature = (parts[2].hasPrefix("A") ? "B" : "A") + parts[2].dropFirst()
    let forged = try #require(JSONWebToken([parts[0], parts[1], signature].joined(separator: ".")))
    #expect(try keys().verdict(on: forged) == .notSigned)
    let short = try #require(JSONWebToken([parts[0], parts[1], "AAAA"].joined(separator: ".")))
    #expect(try keys().verdict(on: short) == .notSigned)
  }

  @Test("Ed25519 may be called by its own name, as RFC 9864 wants it")
  func ownName() throws {
    let keys = try keys(
      #"{"keys": [{"kty": "OKP", "crv": "Ed25519", "kid": "n", "x": "eGzkdPRqUJOuZl_Y63YLNsCB6lNq1985tc7VJmzUnCk"}]}"#
    )
    let token = try #require(
      JSONWebToken(
        "eyJ0eXAiOiJKV1QiLCJhbGciOiJFZDI1NTE5Iiwia2lkIjoibiJ9.eyJzdWIiOiJhZGEifQ."
          + "AjJ1-ueiyAeYqLOk25-UXyo0XSIt2ZOQRQ_GSKVyEKpl5S2B7-4gCLuz55GnjFfGVw8OB1o5gAay6fjeObxLDQ"))
    #expect(token.algorithm == "Ed25519")
    #expect(try keys.verdict(on: token) == .signed(by: "n"))
    #expect(try self.keys().verdict(on: token) == .noKey)
  }

  @Test("RFC 8037's own example is its key's")
  func standard() throws {
    let key = try #require(
      PublicKey(
        ed25519: [
          0xd7, 0x5a, 0x98, 0x01, 0x82, 0xb1, 0x0a, 0xb7, 0xd5, 0x4b, 0xfe, 0xd3, 0xc9, 0x64, 0x07, 0x3a,
          0x0e, 0xe1, 0x72, 0xf3, 0xda, 0xa6, 0x23, 0x25, 0xaf, 0x02, 0x1a, 0x68, 0xf7, 0x07, 0x51, 0x1a,
        ]))
    let keys = try keys(
      #"{"keys": [{"kty": "OKP", "crv": "Ed25519", "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}"#)
    #expect(keys.count == 1)
    let message = Array("eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc".utf8)
    let signature: [UInt8] = [
      0x86, 0x0c, 0x98, 0xd2, 0x29, 0x7f, 0x30, 0x60, 0xa3, 0x3f, 0x42, 0x73, 0x96, 0x72, 0xd6, 0x1b,
      0x53, 0xcf, 0x3a, 0xde, 0xfe, 0xd3, 0xd3, 0xc6, 0x72, 0xf3, 0x20, 0xdc, 0x02, 0x1b, 0x41, 0x1e,
      0x9d, 0x59, 0xb8, 0x62, 0x8d, 0xc3, 0x51, 0xe2, 0x48, 0xb8, 0x8b, 0x29, 0x46, 0x8e, 0x0e, 0x41,
      0x85, 0x5b, 0x0f, 0xb7, 0xd8, 0x3b, 0xb1, 0x5b, 0xe9, 0x02, 0xbf, 0xcc, 0xb8, 0xcd, 0x0a, 0x02,
    ]
    #expect(try key.isSignature(signature, of: message))
  }

  @Test("a token can choose no way of its own: another key's, a secret's, or none")
  func confusion() throws {
    let keys = try keys()
    func verdict(_ header: String) throws -> KeySet.Verdict {
      let rest = SampleTokens.rs256.split(separator: ".").dropFirst().joined(separator: ".")
      return try keys.verdict(on: try #require(JSONWebToken("\(header).\(rest)")))
    }
    // {"alg":"none"}, {"alg":"HS256"}, {"alg":"EdDSA","kid":"r"}, {"alg":"RS256","kid":"x"}
    #expect(try verdict("eyJhbGciOiJub25lIn0") == .unknownAlgorithm)
    #expect(try verdict("eyJhbGciOiJIUzI1NiJ9") == .unknownAlgorithm)
    #expect(try verdict("eyJhbGciOiJFZERTQSIsImtpZCI6InIifQ") == .noKey)
    #expect(try verdict("eyJhbGciOiJSUzI1NiIsImtpZCI6IngifQ") == .noKey)
  }

  @Test("keys of other kinds, for other uses and of the wrong size are passed over")
  func odd() throws {
    let keys = try keys(
      #"""
      {"keys": [{"kty": "oct", "k": "AAAA"}, {"kty": "RSA", "use": "enc", "n": "AAAA", "e": "AQAB"}, 1,
        {"kty": "EC", "crv": "P-256", "x": "AAAA", "y": "AAAA"}, {"kty": "EC", "crv": "P-384"}, {}]}
      """#)
    #expect(keys.count == 6)
    #expect(try keys.verdict(on: try #require(JSONWebToken(SampleTokens.es256))) == .noKey)
    for text in ["[]", "{}", #"{"keys": 1}"#, "1"] { #expect(KeySet(try JSONDocument(text).root) == nil) }
  }

  @Test("a key that is none is said, and no crash")
  func broken() throws {
    let point = try #require(PublicKey(x: Array(repeating: 1, count: 32), y: Array(repeating: 2, count: 32)))
    #expect(throws: PublicKey.Problem(message: "the key is none of ES256")) {
      _ = try point.isSignature(Array(repeating: 1, count: 64), of: [])
    }
  }

  @Test("a token that wants something understood is good by no signature (RFC 7515, 4.1.11)")
  func critical() throws {
    // {"alg":"RS256","crit":["exp"]} and {"alg":"RS256","crit":[]}
    for header in ["eyJhbGciOiJSUzI1NiIsImNyaXQiOlsiZXhwIl19", "eyJhbGciOiJSUzI1NiIsImNyaXQiOltdfQ"] {
      let rest = SampleTokens.rs256.split(separator: ".").dropFirst().joined(separator: ".")
      let token = try #require(JSONWebToken("\(header).\(rest)"))
      #expect(try keys().verdict(on: token) == .unknownDemand)
    }
  }
}
