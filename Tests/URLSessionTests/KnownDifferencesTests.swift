import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusURLSession

@Suite("URLSession: known differences", .paced)
struct KnownDifferencesTests {
  /// Those that no fault of the practice API shows; the others are seen in the transports' conformance tests.
  static let others = URLSessionTransport.knownDifferences.filter { $0.isHere && $0.sightings.isEmpty }

  @Test("each has a name of its own, an effect and a reason")
  func complete() {
    let differences = URLSessionTransport.knownDifferences
    #expect(Set(differences.map(\.name)).count == differences.count)
    for difference in differences {
      #expect(!difference.effect.isEmpty && !difference.reason.isEmpty)
      #expect(!difference.effect.hasSuffix(".") && !difference.reason.hasSuffix("."))
    }
  }

  @Test("each is really there", arguments: Self.others.map(\.name))
  func isThere(_ name: String) async throws {
    let proof = try #require(DifferenceProofs.all[name], "nothing shows that \(name) is true")
    try await proof()
  }

  @Test("nothing is shown that is not said")
  func noMore() {
    #expect(Set(DifferenceProofs.all.keys).subtracting(Self.others.map(\.name)).isEmpty)
  }
}
