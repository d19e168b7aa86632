/// Makes keys of the bytes that a terminal sends. What it does not know is no key: a code of a terminal never becomes the
/// letters it is spelled with.
package struct KeyDecoder: Sendable {
  private var rest: [UInt8] = []

  package init() {}

  /// Whether bytes are there that may be the beginning of a key: Esc itself, or a code that has come in two parts.
  package var isWaiting: Bool { !rest.isEmpty }

  /// The keys that are whole by now.
  package mutating func keys(from bytes: some Sequence<UInt8>) -> [TerminalKey] {
    rest += bytes
    var keys: [TerminalKey] = []
    while let (key, count) = next() {
      rest.removeFirst(count)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// What is left where nothing more has come for a while: a lone Esc is the key of that name.
  package mutating func end() -> [TerminalKey] {
    defer { rest = [] }
    return rest == [Self.escape] ? [.escape] : []
  }

  private static let escape: UInt8 = 0x1b

  /// The first key, where it is one, and how many bytes it takes; `nil` when more are needed.
  private func next() -> (TerminalKey?, Int)? {
    guard let first = rest.first else { return nil }
    switch first {
    case Self.escape: return code()
    case 0x0d, 0x0a: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7f: return (.backspace, 1)
    case 0x01...0x1a: return (.control(Character(Unicode.Scalar(first | 0x60))), 1)
    case 0x20..<0x7f: return (.character(Character(Unicode.Scalar(first))), 1)
    case 0xc2...0xf4: return scalar()
    default: return (nil, 1)
    }
  }

  private func scalar() -> (TerminalKey?, Int)? {
    let length = rest[0] >= 0xf0 ? 4 : rest[0] >= 0xe0 ? 3 : 2
    let bytes = rest.prefix(length)
    guard bytes.dropFirst().allSatisfy({ $0 & 0xc0 == 0x80 }) else { return (nil, 1) }
    guard bytes.count == length else { return nil }
    let text = String(validating: bytes, as: UTF8.self)
    let character = text?.first
    return (character.flatMap { VisibleText.isSafe($0) ? .character($0) : nil }, length)
  }

  /// A code that begins with Esc. Esc before a letter, which is Alt, is no key.
  private func code() -> (TerminalKey?, Int)? {
    guard rest.count > 1 else { return nil }
    // Twice Esc is Esc, and another that begins.
    if rest[1] == Self.escape { return (.escape, 1) }
    guard rest[1] == UInt8(ascii: "[") || rest[1] == UInt8(ascii: "O") else { return (nil, 2) }
    guard let end = rest.dropFirst(2).firstIndex(where: { (0x40...0x7e).contains($0) }) else {
      // Nothing that is a key is as long.
      return rest.count > 32 ? (nil, rest.count) : nil
    }
    return (Self.key(rest[2..<end], rest[end]), end + 1)
  }

  private static func key(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> TerminalKey? {
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "~"): break
    default: return nil
    }
    switch parameters.first {
    case UInt8(ascii: "1"), UInt8(ascii: "7"): return parameters.count == 1 ? .home : nil
    case UInt8(ascii: "4"), UInt8(ascii: "8"): return .end
    case UInt8(ascii: "3"): return .delete
    case UInt8(ascii: "5"): return .pageUp
    case UInt8(ascii: "6"): return .pageDown
    default: return nil
    }
  }
}
