import Foundation

/// A small generator of random numbers that gives the same ones for the same seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func flip(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &self) < chance }

  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}

/// A number of rounds, or with `APUS_FUZZ_SECONDS` as many as fit, from a seed that it prints.
struct FuzzRounds {
  private let rounds: Int
  private var generator: SplitMix
  private let seconds: Double?

  init(_ rounds: Int, _ generator: inout SplitMix) {
    self.rounds = rounds
    self.generator = generator
    seconds = ProcessInfo.processInfo.environment["APUS_FUZZ_SECONDS"].flatMap(Double.init)
    if seconds != nil {
      let seed = UInt64.random(in: 0...UInt64.max)
      print("APUS_FUZZ_SECONDS: seed \(seed)")
      self.generator = SplitMix(seed: seed)
    }
  }

  func run(_ body: (inout SplitMix) throws -> Void) rethrows {
    var generator = self.generator
    guard let seconds else {
      for _ in 0..<rounds { try body(&generator) }
      return
    }
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end { try body(&generator) }
  }
}
