/// A body of any length that is always the same, and any part of it, without holding more than one block.
struct RepeatingBytes: Sendable {
  let block: [UInt8]

  /// Looks random and is not.
  static let noise: RepeatingBytes = {
    var state: UInt32 = 2_463_534_242
    return RepeatingBytes(
      block: (0..<65_536).map { _ in
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return UInt8(truncatingIfNeeded: state >> 24)
      })
  }()

  /// The alphabet, over and over.
  static let letters = RepeatingBytes(
    block: (0..<2520).flatMap { _ in Array(UInt8(ascii: "a")...UInt8(ascii: "z")) })

  func steps(in range: Range<Int>) -> [Step] {
    var steps: [Step] = []
    var position = range.lowerBound
    if position % block.count != 0 {
      let start = position % block.count
      let end = min(block.count, start + range.upperBound - position)
      steps.append(.send(Array(block[start..<end])))
      position += end - start
    }
    let times = (range.upperBound - position) / block.count
    if times > 0 { steps.append(.again(block, times: times)) }
    position += times * block.count
    if position < range.upperBound { steps.append(.send(Array(block[..<(range.upperBound - position)]))) }
    return steps
  }
}
