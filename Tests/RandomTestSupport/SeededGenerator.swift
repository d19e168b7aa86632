/// Pseudo-random numbers that are the same for the same seed, everywhere (SplitMix64), so that every run of a test
/// sees the same input.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  package mutating func flip(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &self) < chance }

  package mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// Up to so many pieces in a row.
  package mutating func text(of pieces: [String], upTo count: Int) -> String {
    (0..<below(count + 1)).map { _ in pick(pieces) }.joined()
  }
}
