extension Node {
  /// A number that is the same for values that say the same, as `sameValue(as:)` has it. What lies deep counts by its kind and
  /// its size alone.
  package var sameValueHash: UInt64 { hash(depth: 0) }

  /// No stack is deep enough for what some documents hold.
  private static let deepest = 32

  private func hash(depth: Int) -> UInt64 {
    switch kind {
    case .null: return 1
    case .false: return 2
    case .true: return 3
    case .integer, .decimal: return ExactNumber(contents).hash
    case .string: return Self.hash(utf8)
    case .array:
      guard depth < Self.deepest else { return Self.mixed(4, UInt64(count)) }
      return children.reduce(4) { Self.mixed($0, $1.hash(depth: depth + 1)) }
    case .object:
      guard depth < Self.deepest else { return Self.mixed(5, UInt64(count)) }
      // A sum, as the order of keys says nothing.
      return members.reduce(5) { sum, member in
        sum &+ Self.mixed(Self.hash(member.key.utf8), member.value.hash(depth: depth + 1))
      }
    }
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let sum = (one ^ (other &+ 0x9e37_79b9_7f4a_7c15 &+ (one << 6) &+ (one >> 2))) &* 0xff51_afd7_ed55_8ccd
    return sum ^ (sum >> 32)
  }
}
