internal import ApusEncodings

/// Where a value on a line ends that a name tells.
extension Redactor {
  /// What tells how a value goes on: what stands before its name.
  struct ValueStart {
    let quote: OpenQuote
    /// Whether nothing stands between the name and its mark, as in a header that is typed.
    let isBare: Bool
    let isInQuery: Bool
    let mayBeSentence: Bool
  }

  typealias Match = (range: Range<Int>, label: Int)

  /// A value, or the known secret that begins where it does and goes on behind it: who told that knew where it ends.
  ///
  /// - Parameter known: where known secrets stand, in their order.
  static func whole(_ value: Range<Int>, _ known: [Match], in bytes: ArraySlice<UInt8>) -> Range<Int> {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].range.lowerBound < value.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < known.count, case let range = known[low].range, range.lowerBound == value.lowerBound,
      range.upperBound <= bytes.endIndex
    else { return value }
    return value.lowerBound..<max(value.upperBound, range.upperBound)
  }

  /// Whether `?` or `&` stands before a name.
  static func isInQuery(_ before: ArraySlice<UInt8>) -> Bool {
    before.last == UInt8(ascii: "?") || before.last == UInt8(ascii: "&")
      || before.suffix(5).elementsEqual("&amp;".utf8)
  }

  /// Whether what follows a name is its value in a form, where `,` and `;` are signs like others: `=a,b&user=joe`.
  static func isInForm(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "=") else { return false }
    let text = rest.prefix(longestPair).dropFirst()
    let value = text[..<NamedValue.endInQuery(of: text)]
    guard text[value.endIndex...].first == UInt8(ascii: "&"),
      !value.reversed().drop(while: { $0 == UInt8(ascii: "=") }).contains(UInt8(ascii: "="))
    else { return false }
    let name = text[(value.endIndex + 1)...].prefix { isWordByte($0) || "-.[]%".utf8.contains($0) }
    return !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: "=")
  }

  /// So far a form's next name is looked for.
  private static let longestPair = 512
}
