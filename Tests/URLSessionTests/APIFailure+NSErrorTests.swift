import ApusClient
import ApusPacingTestSupport
import ApusURLSession
import Foundation
import Testing

@Suite("A failure as an NSError", .paced)
struct NSErrorTests {
  @Test("has one domain, the code's number, and the sentence for people")
  func bridged() async throws {
    let exchange = try await StubTransport().send(Request(url: .https("shop.example")))
    let failure = TransportError(.dns, "no address", exchange: exchange)
    let errors: [(any Error, Int)] = [
      (APIError<Never>.transport(failure), 2_001), (failure, 2_001),
      (RequestError(.requestURL, "no host"), 1_001),
      (APIError<Never>.request(RequestError(.requestURL, "")), 1_001),
      (ResponseDecodingError(.decodeType, "no number", underlying: CancellationError()), 6_003),
    ]
    for (error, number) in errors {
      let bridged = error as NSError
      #expect(bridged.domain == "ApusClient.APIFailure")
      #expect(bridged.code == number)
      #expect(bridged.localizedDescription == error.localizedDescription)
      #expect(!bridged.localizedDescription.contains("ApusClient"))
    }
  }
}
