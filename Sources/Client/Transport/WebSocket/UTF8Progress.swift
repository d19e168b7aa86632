/// Tells at every byte whether what came so far can still become UTF-8.
package struct UTF8Progress: Sendable {
  private var missing = 0
  /// What the next byte may be, where some are missing.
  private var next: ClosedRange<UInt8> = 0x80...0xbf

  package init() {}

  /// Whether no character is cut.
  package var isComplete: Bool { missing == 0 }

  /// `false` as soon as it can be none.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> Bool {
    for byte in bytes where missing > 0 || byte >= 0x80 {
      guard missing == 0 ? begin(byte) : goOn(byte) else { return false }
    }
    return true
  }

  private mutating func goOn(_ byte: UInt8) -> Bool {
    guard next.contains(byte) else { return false }
    missing -= 1
    next = 0x80...0xbf
    return true
  }

  private mutating func begin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xc2...0xdf: missing = 1
    case 0xe0: (missing, next) = (2, 0xa0...0xbf)
    case 0xed: (missing, next) = (2, 0x80...0x9f)
    case 0xe1...0xef: missing = 2
    case 0xf0: (missing, next) = (3, 0x90...0xbf)
    case 0xf1...0xf3: missing = 3
    case 0xf4: (missing, next) = (3, 0x80...0x8f)
    default: return false
    }
    return true
  }
}
