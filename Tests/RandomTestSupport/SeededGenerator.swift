internal import ApusEncodings

/// Pseudo-random numbers that are the same for the same seed, so that every run of a test
/// sees the same input.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var numbers: SeededNumbers

  package init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  package mutating func next() -> UInt64 { numbers.next() }

  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  package mutating func flip(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &self) < chance }

  package mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// Up to so many pieces in a row.
  package mutating func text(of pieces: [String], upTo count: Int) -> String {
    (0..<below(count + 1)).map { _ in pick(pieces) }.joined()
  }
}
