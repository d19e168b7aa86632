import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusURLSession

@Suite("How a transport uses the network", .paced)
struct URLSessionTransportConfigurationTests {
  private typealias Configuration = URLSessionTransport.Configuration

  private func refusal(_ change: (inout Configuration) -> Void) -> TransferProblem? {
    var configuration = Configuration()
    change(&configuration)
    do {
      try configuration.check(Request(url: .https("a.test")))
      return nil
    } catch {
      return error
    }
  }

  @Test("by default nothing is refused")
  func usual() { #expect(refusal { $0.connectionsPerHost = 2 } == nil) }

  #if os(Linux)
    @Test("what Linux cannot keep is refused before anything is sent")
    func linux() async {
      for change: (inout Configuration) -> Void in [
        { $0.waitsForConnectivity = true }, { $0.allowsExpensiveAccess = false },
        { $0.allowsConstrainedAccess = false }, { $0.pinnedKeys = ["a.test": ["x"]] },
        { $0.backgroundIdentifier = "a" },
      ] {
        let problem = refusal(change)
        #expect(problem?.code == .requestParameter)
        #expect(problem?.message.contains("on Linux") == true)
      }
      var configuration = Configuration()
      configuration.waitsForConnectivity = true
      let transport = URLSessionTransport(configuration: configuration)
      let failure = await #expect(throws: TransportError.self) {
        try await transport.send(Request(url: .https("a.test")))
      }
      #expect(failure?.code == .requestParameter && failure?.exchange.hops.isEmpty == true)
    }
  #endif
}
