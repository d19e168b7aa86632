/// Finds any of many byte strings in one pass: the first two bytes decide whether to look closer.
struct NeedleSearch {
  private var needles: [(bytes: [UInt8], label: Int)] = []
  /// The numbers of the needles that begin with two bytes.
  private var starts: [Int: [Int]] = [:]
  private var mayStart = [Bool](repeating: false, count: 65_536)

  mutating func add(_ bytes: [UInt8], label: Int) {
    guard bytes.count >= 2 else { return }
    let key = Int(bytes[0]) << 8 | Int(bytes[1])
    mayStart[key] = true
    // The longest first, so that a value is not taken for one that is its beginning.
    needles.append((bytes, label))
    starts[key, default: []].append(needles.count - 1)
    let found = needles
    starts[key]?.sort { found[$0].bytes.count > found[$1].bytes.count }
  }

  /// From the front, none over another.
  func matches(in bytes: [UInt8], limit: Int = .max) -> [(range: Range<Int>, label: Int)] {
    var result: [(range: Range<Int>, label: Int)] = []
    guard !needles.isEmpty, bytes.count > 1 else { return [] }
    var at = 0
    while at < bytes.count - 1, result.count < limit {
      let key = Int(bytes[at]) << 8 | Int(bytes[at + 1])
      if mayStart[key], let match = match(key, at: at, in: bytes) {
        result.append(match)
        at = match.range.upperBound
      } else {
        at += 1
      }
    }
    return result
  }

  private func match(_ key: Int, at place: Int, in bytes: [UInt8]) -> (range: Range<Int>, label: Int)? {
    for number in starts[key] ?? [] {
      let needle = needles[number]
      if bytes[place...].starts(with: needle.bytes) {
        return (place..<place + needle.bytes.count, needle.label)
      }
    }
    return nil
  }
}
