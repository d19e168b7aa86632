import ApusClient
import Testing

@testable import ApusSurroundings

@Suite("What a line came to")
struct OutcomeTests {
  @Test("each kind of end has an exit status of its own")
  func exitStatuses() {
    for (outcome, status) in [
      (.ok, 0), (.quit, 0), (.failed(.usageArgument), 2), (.failed(.requestURL), 2),
      (.failed(.http(301)), 3), (.failed(.http(404)), 4), (.failed(.http(503)), 5), (.failed(.http(204)), 1),
      (.failed(.http(600)), 1), (.failed(.refused), 1), (.failed(.decodeSyntax), 1),
      (.failed(.cancelled), 130),
    ] as [(Outcome, Int32)] {
      #expect(outcome.exitStatus == status, "\(outcome)")
    }
  }

  @Test("a script ends at what it cannot understand, and at every failure when it is strict")
  func endOfScript() {
    for (outcome, isEnd, isStrictEnd) in [
      (.ok, false, false), (.quit, true, true), (.failed(.http(404)), false, true),
      (.failed(.refused), false, true), (.failed(.usageCommand), true, true),
      (.failed(.cancelled), true, true),
      (.failed(.expectFailed), true, true),
    ] as [(Outcome, Bool, Bool)] {
      #expect(outcome.endsScript(strict: false) == isEnd, "\(outcome)")
      #expect(outcome.endsScript(strict: true) == isStrictEnd, "\(outcome)")
    }
  }

  @Test("what a line wrote is whole when a check does not hold, and not when there was too much")
  func keeping() {
    #expect(Outcome.ok.isWorthKeeping)
    #expect(Outcome.failed(.expectFailed).isWorthKeeping)
    #expect(!Outcome.failed(.outputTooLarge).isWorthKeeping)
    #expect(!Outcome.failed(.http(404)).isWorthKeeping)
  }
}
