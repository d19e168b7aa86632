/// Percent-encoding, strict when decoding.
enum Percent {
  /// Decodes `%41`; bytes that are not UTF-8 become U+FFFD. A `%` without two digits is refused.
  static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = false) throws -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst()?.hexDigitValue, let low = rest.popFirst()?.hexDigitValue else {
          throw Refusal.malformed("A % in a URL is followed by two hexadecimal digits.")
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads `a=1&b=2`, as in a query or a form.
  static func pairs(_ text: some StringProtocol) throws -> [RequestTarget.Pair] {
    try text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return RequestTarget.Pair(
        name: try decoded(parts[0], plusIsSpace: true),
        value: parts.count > 1 ? try decoded(parts[1], plusIsSpace: true) : "")
    }
  }

  /// Encodes everything but unreserved characters.
  static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += encoded(byte)
      }
    }
    return result
  }

  static func encoded(_ byte: UInt8) -> String {
    "%" + Hex.digits(of: byte).uppercased()
  }
}

enum Hex {
  static func digits(of byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }

  static func digits(of bytes: some Sequence<UInt8>) -> String { bytes.map { digits(of: $0) }.joined() }
}

extension UInt8 {
  var hexDigitValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
