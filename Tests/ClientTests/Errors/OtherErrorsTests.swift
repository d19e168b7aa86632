import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("Errors that are thrown beside a client's own", .paced)
struct OtherErrorsTests {
  private func exchange() async throws -> Exchange {
    try await StubTransport(status: 400).send(Request(url: .https("shop.example")))
  }

  @Test("each is told in the sentences of a code, whoever asks for them")
  func sentences() async throws {
    let exchange = try await exchange()
    let errors: [(any LocalizedError, ErrorCode)] = [
      (OAuthError(.oauthExpired, "nobody said yes in time"), .oauthExpired),
      (ResponseDecodingError(.decodeMissing, "no name", underlying: CancellationError()), .decodeMissing),
      (TokenRefreshError(cause: CancellationError(), exchange: exchange), .refresh),
      (StreamPieceTooLong(limit: 9), .bodyTooLarge),
    ]
    for (error, code) in errors {
      let text = code.text()
      #expect((error as any Error).localizedDescription == text.sentence)
      #expect(error.failureReason == text.reason && error.recoverySuggestion == text.suggestion)
    }
  }

  @Test("a login that fails is a failure like any other: it knows its code, and whether it is for nobody")
  func login() async throws {
    let offline: any Error = OAuthError(.dns, "no address")
    let failure = try #require(offline as? any APIFailure)
    #expect(failure.isOffline && failure.mayRetry && failure.exchange == nil && failure.status == nil)
    let refused = OAuthError(
      .oauthRefused, "invalid_grant", word: "invalid_grant", exchange: try await exchange())
    #expect(refused.status == 400 && !refused.mayRetry && !refused.isCancelled)
    #expect(refused.text(in: .japanese) == ErrorCode.oauthRefused.text(in: .japanese))
  }
}
