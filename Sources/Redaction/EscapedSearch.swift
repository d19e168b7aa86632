internal import ApusEncodings

/// Finds needles of which some signs stand escaped that need not be: `\u005a` and `\u002B` in JSON, also within a text within a
/// text, and `%71` in a URL. Few writers do that, so only what stands around such an escape is looked into.
struct EscapedSearch {
  typealias Match = (range: Range<Int>, label: Int)

  private var search = NeedleSearch()
  /// Which signs of ASCII, and which others, stand in a needle.
  private var ascii = [Bool](repeating: false, count: 128)
  private var others: Set<UInt16> = []
  /// How long a needle may be with all of its signs escaped.
  private var reach = 0

  /// So many bytes a sign: `\\\\u005a`.
  private static let widest = 9
  /// How often texts lie within one another.
  static let deepest = 3
  private static let largestWindow = 1 << 16

  mutating func add(_ text: String, label: Int, isWord: Bool) {
    search.add(Array(text.utf8), label: label, isWord: isWord)
    for unit in text.utf16 {
      if unit < 0x80 { ascii[Int(unit)] = true } else { others.insert(unit) }
    }
    reach = max(reach, text.utf8.count * Self.widest)
  }

  /// What was found, with what stands escaped. From the front, none over another.
  func matches(in bytes: [UInt8], besides found: [Match]) -> [Match] {
    let others = windows(in: bytes).flatMap { escaped(in: bytes[$0]) }
    if others.isEmpty { return found }
    var kept: [Match] = []
    for match in (found + others).sorted(by: {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    })
    where match.range.lowerBound >= kept.last?.range.upperBound ?? 0 {
      kept.append(match)
    }
    return kept
  }

  /// What stands around escapes of signs that a needle has.
  private func windows(in bytes: [UInt8]) -> [Range<Int>] {
    var windows: [Range<Int>] = []
    guard reach > 0 else { return windows }
    var at = 0
    while let mark = MarkSearch.next(UInt8(ascii: "\\"), or: UInt8(ascii: "%"), in: bytes, from: at) {
      at = mark + 1
      guard isOfNeedle(mark, in: bytes) else { continue }
      let window = max(0, mark - reach)..<min(bytes.count, mark + reach)
      if let last = windows.last, window.lowerBound <= last.upperBound, last.count < Self.largestWindow {
        windows[windows.count - 1] = last.lowerBound..<window.upperBound
      } else {
        windows.append(window)
      }
    }
    return windows
  }

  /// Whether a sign of a needle stands escaped there, which need not be.
  private func isOfNeedle(_ mark: Int, in bytes: [UInt8]) -> Bool {
    let next = bytes[(mark + 1)...]
    if bytes[mark] == UInt8(ascii: "%") {
      guard next.count > 1, let byte = Hex.number(of: next.prefix(2)), byte < 0x80 else { return false }
      return ascii[Int(byte)] && (isWordByte(UInt8(byte)) || byte == 0x2d || byte == 0x2e || byte == 0x7e)
    }
    guard next.first == UInt8(ascii: "u"), next.count > 4 else { return false }
    guard let unit = Hex.number(of: next.dropFirst().prefix(4)) else { return false }
    return unit < 0x80 ? ascii[Int(unit)] : others.contains(UInt16(unit))
  }

  private func escaped(in window: ArraySlice<UInt8>) -> [Match] {
    let encoded = EncodedText(window)
    var found = search.matches(in: encoded.plain).map { (encoded.place(of: $0.range), $0.label) }
    var text = UnescapedText(window)
    for _ in 0..<Self.deepest where !text.plain.isEmpty {
      found += search.matches(in: text.plain).map { (text.place(of: $0.range), $0.label) }
      text = text.again
    }
    return found
  }
}
