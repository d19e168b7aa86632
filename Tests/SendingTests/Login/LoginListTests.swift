import ApusClient
import ApusPacingTestSupport
import ApusText
import Foundation
import Testing

@testable import ApusSending

@Suite("What is told of tokens", .paced)
struct LoginListTests {
  private static let now = Date(timeIntervalSince1970: 1_000)

  private func told(_ end: TimeInterval?) throws -> String {
    let tokens = OAuthTokens(
      accessToken: Secret("canary-1234"), expiresAt: end.map { Self.now.addingTimeInterval($0) })
    let login = try OAuthLogin(
      tokens, from: OAuthServer(tokenEndpoint: WebURL("https://id.test/t")), to: OAuthClient(id: "x"),
      for: WebURL("https://api.test").origin, grant: .code, fillsIn: false, now: { Self.now },
      mayRepeat: { _ in false }, renewing: { old, _, _ in old })
    return LoginList(login, []).lines(on: Screen()).map(\.text).joined(separator: "\n")
  }

  @Test(
    "is for how long they are good, in seconds under a minute and else in what is begun",
    arguments: [
      (nil, "no end was said"),
      (-1e300, "it has run out"), (-1, "it has run out"), (0, "it has run out"), (0.2, "it ends in 1 s"),
      (59, "it ends in 59 s"), (61, "it ends in 2 min"), (3_599, "it ends in 60 min"),
      (30 * 86_400, "it ends in 30 d"), (1e300, "it ends in 316 y"),
    ] as [(TimeInterval?, String)])
  func life(_ end: TimeInterval?, _ words: String) throws {
    #expect(try told(end) == "  \(words); not renewed by a refresh token")
  }
}
