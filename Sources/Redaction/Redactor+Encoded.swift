internal import ApusEncodings

/// Secrets that stand encoded in the value of a name: `next=%2Fx%3Ftoken%3Dy`, and deeper.
extension Redactor {
  /// A value that was written in a URL, of which parts may be encoded still.
  package mutating func redact(encoded text: String) -> String {
    let bytes = Array(text.utf8)
    return redact(String(decoding: Self.replacing(places(decoded: bytes), in: bytes), as: UTF8.self))
  }

  /// - Parameter end: set to where the value ends that was looked into.
  mutating func encodedPlaces(
    behind bytes: ArraySlice<UInt8>, _ end: inout Int
  ) -> [(range: Range<Int>, text: String)] {
    let value = bytes.drop { " \t:=".utf8.contains($0) }.prefix { !" \t&\"'<>{".utf8.contains($0) }
    end = value.endIndex
    return encodedPlaces(in: value, depth: 0)
  }

  /// What is secret in a text that stood encoded, and may have been so more than once.
  ///
  /// - Parameter depth: how often, with no name in between.
  mutating func places(decoded text: [UInt8], depth: Int = 0) -> [(range: Range<Int>, text: String)] {
    guard text.contains(where: "=:".utf8.contains) else {
      return encodedPlaces(in: text[...], depth: depth + 1)
    }
    guard encodedNames < Self.mostNames else { return [] }
    encodedNames += 1
    defer { encodedNames -= 1 }
    return places(within: text)
  }

  private mutating func encodedPlaces(
    in value: ArraySlice<UInt8>, depth: Int
  ) -> [(range: Range<Int>, text: String)] {
    guard depth < Self.deepest, value.contains(UInt8(ascii: "%")) else { return [] }
    let text = EncodedText(value)
    // Where no percent sign stood for something it would be the same again.
    return text.plain.count < value.count ? text.written(places(decoded: text.plain, depth: depth)) : []
  }

  private static let deepest = 3
  /// How many names lie within one another.
  private static let mostNames = 8

  // MARK: Without escapes

  /// Some bytes as they are, and with what stands escaped in them. A body's own escapes are escaped once more where it
  /// stands in a cassette.
  static func views(of bytes: [UInt8]) -> [[UInt8]] {
    let unescaped = withoutEscapes(bytes)
    return [bytes, withoutPercent(bytes), unescaped, withoutEscapes(unescaped)]
  }

  /// `%XX` resolved; nothing where there is none.
  static func withoutPercent(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return [] }
    let decoded = PercentEncoding.decode(bytes)
    return decoded.count == bytes.count ? [] : decoded
  }

  /// JSON's escapes resolved wherever they stand, in a string or not; nothing where there is none.
  static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var at = 0
    var kept = 0
    while at < bytes.count - 1 {
      guard bytes[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      let (sign, length) = UnescapedText.escape(in: bytes[at...])
      at += length
      guard let sign else { continue }
      result += bytes[kept..<at - length]
      if sign.isASCII {
        result.append(UInt8(truncatingIfNeeded: sign.value))
      } else {
        result += String(sign).utf8
      }
      kept = at
    }
    return kept == 0 ? [] : result + bytes[kept...]
  }
}
