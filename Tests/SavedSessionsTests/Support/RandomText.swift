import ApusRandomTestSupport

extension SeededGenerator {
  mutating func text(of pieces: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in pick(pieces) }.joined()
  }
}
