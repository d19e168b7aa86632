internal import ApusClient
internal import ApusEncodings

/// A text that stands percent-encoded in another, and where its parts stand there.
struct EncodedText {
  let plain: [UInt8]
  private let isEncoded: Bool
  /// Where each byte stands in what it is written in, and where the last ends.
  private let places: [Int]

  /// - Parameter plusIsBlank: whether `+` stands for a blank, as in a form.
  init(_ written: ArraySlice<UInt8>, plusIsBlank: Bool = false) {
    var (plain, places): ([UInt8], [Int]) = ([], [])
    var at = written.startIndex
    while at < written.endIndex {
      places.append(at)
      if written[at] == UInt8(ascii: "%"), at + 3 <= written.endIndex,
        let byte = Hex.number(of: written[at + 1..<at + 3])
      {
        plain.append(UInt8(byte))
        at += 3
      } else {
        plain.append(plusIsBlank && written[at] == UInt8(ascii: "+") ? UInt8(ascii: " ") : written[at])
        at += 1
      }
    }
    self.plain = plain
    self.places = places + [written.endIndex]
    isEncoded = written.contains(UInt8(ascii: "%"))
  }

  func place(of range: Range<Int>) -> Range<Int> { places[range.lowerBound]..<places[range.upperBound] }

  /// What stands for parts of it, as it is written there. Quotes that stay are not written anew.
  func written(_ parts: [(range: Range<Int>, text: String)]) -> [(range: Range<Int>, text: String)] {
    parts.map { part in
      var (range, text) = part
      let quote = UInt8(ascii: "\"")
      if text.count > 1, text.utf8.first == quote, text.utf8.last == quote, range.count > 1,
        plain[range.lowerBound] == quote, plain[range.upperBound - 1] == quote
      {
        range = range.lowerBound + 1..<range.upperBound - 1
        text = String(text.dropFirst().dropLast())
      }
      let isPlain = !isEncoded || text.hasPrefix("{{") && text.hasSuffix("}}")
      let encoded = isPlain ? text : Placeholders.shown(in: PercentEncoding.encode(text, for: .queryValue))
      return (place(of: range), encoded)
    }
  }
}
