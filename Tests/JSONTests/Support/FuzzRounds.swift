import ApusRandomTestSupport
import Foundation

/// A number of rounds, or with `APUS_FUZZ_SECONDS` as many as fit, from a seed that it prints.
struct FuzzRounds {
  private let rounds: Int
  private var generator: SeededGenerator
  private let seconds: Double?

  init(_ rounds: Int, _ generator: inout SeededGenerator) {
    self.rounds = rounds
    self.generator = generator
    seconds = ProcessInfo.processInfo.environment["APUS_FUZZ_SECONDS"].flatMap(Double.init)
    if seconds != nil {
      let seed = UInt64.random(in: 0...UInt64.max)
      print("APUS_FUZZ_SECONDS: seed \(seed)")
      self.generator = SeededGenerator(seed: seed)
    }
  }

  func run(_ body: (inout SeededGenerator) throws -> Void) rethrows {
    var generator = self.generator
    guard let seconds else {
      for _ in 0..<rounds { try body(&generator) }
      return
    }
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end { try body(&generator) }
  }
}
