/// Base64 as RFC 4648 has it.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Padded, on one line.
  package static func encoded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = Int(bytes[start]) << 16
      if count > 1 { bits |= Int(bytes[start + 1]) << 8 }
      if count > 2 { bits |= Int(bytes[start + 2]) }
      for place in 0..<4 {
        let isFilled = place <= count
        result.append(isFilled ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes; `nil` where the text is something else. Either alphabet is read, with or without padding, and blanks
  /// and line breaks are skipped.
  package static func decoded(_ text: some StringProtocol) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var isPadded = false
    for byte in text.utf8 {
      if byte == 0x20 || byte == 0x0a || byte == 0x0d { continue }
      if byte == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 1
      if count % 4 != 1 {
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(6 - 2 * ((count - 1) % 4))))
      }
    }
    return count % 4 == 1 ? nil : result
  }

  /// As `decoded`, of the one alphabet of section 4 alone, padded, with nothing between.
  package static func strictlyDecoded(_ text: some StringProtocol) -> [UInt8]? {
    let digits = text.utf8.prefix { alphabet.contains($0) }
    let padding = text.utf8.dropFirst(digits.count)
    guard text.utf8.count % 4 == 0, padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") }) else {
      return nil
    }
    return decoded(text)
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit) + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
