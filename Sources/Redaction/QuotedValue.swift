/// A value between quotes in a text that is no JSON. Blanks belong to it, and a quote may stand in it: behind a backslash, or
/// twice between single ones, as in YAML.
enum QuotedValue {
  /// Where it stands; `nil` where nothing closes it on its line.
  ///
  /// - Parameter text: what follows the quote that opens it.
  static func range(in text: ArraySlice<UInt8>, endingAt quote: UInt8) -> Range<Int>? {
    let (range, isClosed) = rangeOnLine(in: text, endingAt: quote)
    return isClosed ? range : nil
  }

  /// The same; what nothing closes ends with its line.
  static func rangeOnLine(
    in text: ArraySlice<UInt8>, endingAt quote: UInt8
  ) -> (range: Range<Int>, isClosed: Bool) {
    let backslash = UInt8(ascii: "\\")
    let mayDouble = quote == UInt8(ascii: "'")
    var at = text.startIndex
    while at < text.endIndex, text[at] != 0x0a {
      if text[at] == quote {
        let isDouble = mayDouble && at > text.startIndex && text[(at + 1)...].first == quote
        guard isDouble else { return (text.startIndex..<at, true) }
        at += 1
      } else if text[at] == backslash {
        at += 1
      }
      at += 1
    }
    return (text.startIndex..<min(at, text.endIndex), false)
  }

  /// Where one stands that may go on over several lines, none of which is empty; `nil` where the next quote closes nothing,
  /// as something else begins behind it.
  static func rangeOverLines(in text: ArraySlice<UInt8>, endingAt quote: UInt8) -> Range<Int>? {
    let mayDouble = quote == UInt8(ascii: "'")
    let last = text.prefix(longest).endIndex
    var at = text.startIndex
    while at < last {
      let next = text[(at + 1)...]
      if text[at] == quote {
        guard mayDouble, at > text.startIndex, next.first == quote else {
          return next.first.map(mayFollow) == false ? nil : text.startIndex..<at
        }
        at += 1
      } else if text[at] == UInt8(ascii: "\\") {
        at += 1
      } else if text[at] == 0x0a, next.first(where: { !" \t\r".utf8.contains($0) }) == 0x0a {
        return nil
      }
      at += 1
    }
    return nil
  }

  /// Who writes more between quotes means no secret.
  private static let longest = 4096

  private static func mayFollow(_ byte: UInt8) -> Bool { byte <= 0x20 || ",;.)]}<>".utf8.contains(byte) }
}
