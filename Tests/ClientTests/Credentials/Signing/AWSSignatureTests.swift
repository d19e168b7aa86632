import ApusEncodings
import ApusPacingTestSupport
import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Signature Version 4", .paced)
struct AWSSignatureTests {
  private static let moment = "20150830T123600Z"

  private static func signature(token: String? = nil) -> AWSSignature {
    AWSSignature(
      access: "AKIDEXAMPLE", secret: Secret("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"),
      token: token.map { Secret($0) }, region: "us-east-1", service: "service")
  }

  @Test("every case of AWS's published suite has the signature that it publishes", arguments: AWSCase.all)
  func published(_ some: AWSCase) throws {
    let parts = some.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let request = AWSCanonicalRequest(
      method: some.method, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : nil,
      headers: [("Host", "example.amazonaws.com")] + some.headers,
      bodyHash: Hex.digits(of: SHA256.hash(Array(some.body.utf8))),
      pathRule: some.tidies ? .tidied : .untidied)
    let (token, isUnsigned) =
      switch some.token {
      case nil: (String?.none, false)
      case .signed(let token): (token, false)
      case .unsigned(let token): (token, true)
      }
    let fields = Self.signature(token: token).fields(
      for: request, at: Self.moment, sendsHash: some.sendsHash, sendsTokenUnsigned: isUnsigned)
    let value = try #require(fields.last?.revealed)
    #expect(value.hasSuffix("Signature=\(some.signature)"))
    #expect(
      value.hasPrefix("AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, "))
    #expect(fields.contains { $0.isNamed("X-Amz-Security-Token") } == (token != nil))
  }

  @Test("the key and the token are in no field that may be shown")
  func hidden() {
    let request = AWSCanonicalRequest(
      method: "GET", path: "/", query: nil, headers: [("Host", "a.example")], bodyHash: "", pathRule: .tidied)
    let fields = Self.signature(token: "canary-token").fields(for: request, at: Self.moment, sendsHash: false)
    let shown = fields.map(\.shown).joined()
    #expect(!shown.contains("canary") && !shown.contains("wJalr"))
    #expect(!fields.map(\.revealed).joined().contains("wJalr"), "the key never goes out")
  }
}
