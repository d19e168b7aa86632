import Foundation
import Testing

@testable import Repl

/// Made-up sessions are recorded, and replayed at once. `APUS_RANDOM_SESSIONS` says how many, when the usual number is
/// not enough, and `APUS_RANDOM_SEED` where they begin.
@Suite("A made-up session")
struct RandomSessionTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private static let seeds: Range<Int> = {
    let first = number("APUS_RANDOM_SEED") ?? 0
    return first..<first + (number("APUS_RANDOM_SESSIONS") ?? 20)
  }()

  @Test("is recorded as it was on the screen, and replays as recorded without a network")
  func replay() async throws {
    for seed in Self.seeds {
      var grammar = SessionGrammar(seed: UInt64(seed))
      let lines = grammar.lines()
      guard let problem = try await MadeUpSession.problem(of: lines) else { continue }
      let fewest = await fewest(lines)
      let said = (try? await MadeUpSession.problem(of: fewest)) ?? problem
      Issue.record("seed \(seed):\n\(fewest.joined(separator: "\n"))\n\n\(said)")
    }
  }

  /// As few of the lines as still show a problem.
  private func fewest(_ lines: [String]) async -> [String] {
    var kept = lines
    for place in lines.indices.reversed() {
      var fewer = kept
      fewer.remove(at: place)
      if let problem = try? await MadeUpSession.problem(of: fewer), !problem.isEmpty { kept = fewer }
    }
    return kept
  }
}
