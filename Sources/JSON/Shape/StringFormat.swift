/// A format that strings may follow, recognised only where there is no doubt.
public enum StringFormat: String, Sendable, Hashable, CaseIterable {
  /// ISO 8601 with its zone: `2011-01-25T18:44:36Z`, a fraction of a second or an offset allowed.
  case dateTime = "date-time"
  /// `2011-01-25 18:44:36`, in a zone that is not said.
  case localDateTime = "local-date-time"
  /// `2011-01-25`
  case date
  /// With scheme and host and only such characters as a URL has: not a template such as `…/users{/name}`.
  case url
  /// `550e8400-e29b-41d4-a716-446655440000`
  case uuid
  /// Of the plainest kind only: `name@example.com`.
  case email

  /// `nil` for text that follows none.
  package init?(_ text: ArraySlice<UInt8>) {
    guard text.count >= 6, text.count <= 4_096 else { return nil }
    var reader = FormatReader(rest: text)
    if let time = reader.dateOrTime() {
      self = time
    } else if FormatReader(rest: text).isUUID {
      self = .uuid
    } else if FormatReader(rest: text).isURL {
      self = .url
    } else if FormatReader(rest: text).isEmail {
      self = .email
    } else {
      return nil
    }
  }
}

private struct FormatReader {
  var rest: ArraySlice<UInt8>

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: byte) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads exactly so many digits.
  private mutating func number(_ digits: Int, in range: ClosedRange<Int>) -> Bool {
    let taken = rest.prefix(digits)
    guard taken.count == digits, taken.allSatisfy(isDigit) else { return false }
    rest = rest.dropFirst(digits)
    return range.contains(taken.reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }

  mutating func dateOrTime() -> StringFormat? {
    guard number(4, in: 0...9_999), take("-"), number(2, in: 1...12), take("-"), number(2, in: 1...31)
    else { return nil }
    if rest.isEmpty { return .date }
    if take(" ") { return time() && rest.isEmpty ? .localDateTime : nil }
    guard take("T") || take("t"), time() else { return nil }
    if take(".") {
      let fraction = rest.prefix(while: isDigit)
      guard !fraction.isEmpty else { return nil }
      rest = rest[fraction.endIndex...]
    }
    return zone() && rest.isEmpty ? .dateTime : nil
  }

  private mutating func time() -> Bool {
    number(2, in: 0...23) && take(":") && number(2, in: 0...59) && take(":") && number(2, in: 0...60)
  }

  /// Reads `Z`, `+09:00`, `+0900` or `+09`.
  private mutating func zone() -> Bool {
    if take("Z") || take("z") { return true }
    guard take("+") || take("-"), number(2, in: 0...23) else { return false }
    if rest.isEmpty { return true }
    _ = take(":")
    return number(2, in: 0...59)
  }

  var isUUID: Bool {
    rest.count == 36
      && zip(0..., rest).allSatisfy { position, byte in
        switch position {
        case 8, 13, 18, 23: byte == UInt8(ascii: "-")
        default: isDigit(byte) || (byte | 0x20) &- 0x61 < 6
        }
      }
  }

  var isURL: Bool {
    let scheme = rest.prefix { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    let separator = rest[scheme.endIndex...].prefix(3)
    let afterScheme = rest[separator.endIndex...]
    guard let first = scheme.first, isLetter(first), separator.elementsEqual("://".utf8),
      let host = afterScheme.first, isLetter(host) || isDigit(host) || host == UInt8(ascii: "[")
    else { return false }
    return afterScheme.allSatisfy { $0 > 0x20 && $0 < 0x7f && !"\"<>\\^`{|}".utf8.contains($0) }
  }

  var isEmail: Bool {
    let parts = rest.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, last.count >= 2, last.allSatisfy(isLetter) else {
      return false
    }
    return !parts[0].isEmpty
      && parts[0].allSatisfy { isLetter($0) || isDigit($0) || "._%+-".utf8.contains($0) }
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
      }
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

/// Whether a key looks like a value rather than like a name someone chose for a field: `hello.txt`, `/users`,
/// `200`, a UUID. Non-ASCII letters are taken for letters.
func looksLikeData(_ key: [UInt8]) -> Bool {
  guard let first = key.first else { return true }
  if FormatReader(rest: key[...]).isUUID { return true }
  let mayBegin = isLetter(first) || first >= 0x80 || "_$@".utf8.contains(first)
  return !mayBegin
    || !key.dropFirst().allSatisfy { isLetter($0) || isDigit($0) || $0 >= 0x80 || "_$-:".utf8.contains($0) }
}
