import ApusLanguageTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRepl

/// Made-up sessions are recorded, and replayed at once. `APUS_RANDOM_SESSIONS` says how many, when the usual number is
/// not enough, and `APUS_RANDOM_SEED` where they begin.
@Suite("A made-up session", .paced)
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

  @Test(
    "has the names and the words that were on the screen",
    arguments: [
      ["post /echo name=a -a ada:lovelace", "httpie", "curl", "http"],
      ["get /digest-auth/auth/ada/lovelace -A digest -a ada:lovelace", "curl"],
      ["curl -u ada:lovelace {{practice}}/echo", "httpie"],
      ["get /echo --proxy http://ada:lovelace@127.0.0.1:1", "curl"],
      ["auth digest ada lovelace", "get /text/shift_jis", "curl"],
      ["get /basic-auth/ada/lovelace", "auth basic ada lovelace", "httpie", "curl"],
      ["get /qiita/api/v2/items?per_page=2 --stream", "explain"],
      [
        "get /sse/3 --stream", "explain", "get /html --stream", "explain", "get /bytes/3000 --stream",
        "explain",
      ],
      ["get /faults/body.truncated --stream", "explain", "get /gzip --stream", "explain"],
      ["preview post /echo --multipart password=42 a=1", "post /echo password=ひみつひみつ", ".body.text"],
      ["get /echo Cookie:a=ひみつひみつ", "post /echo --form a[b]=ひみつひみつ", "post /echo --form b=ひみつひみつ --stream"],
      ["note'[..]'", "watch 10m get /echo"],
    ])
  func known(_ lines: [String]) async throws {
    let problem = try await MadeUpSession.problem(of: lines)
    #expect(problem == nil, "\(problem ?? "")")
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
