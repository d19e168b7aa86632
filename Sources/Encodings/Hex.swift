/// Hexadecimal digits.
package enum Hex {
  /// The digit of a value below 16, as an ASCII byte.
  package static func digit(_ value: UInt8, uppercase: Bool = false) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: uppercase ? "A" : "a") + value - 10
  }

  /// Two digits for each of some bytes, in lower case.
  package static func digits(of bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.flatMap { [digit($0 >> 4), digit($0 & 15)] }, as: UTF8.self)
  }

  /// The digits of a number, with zeros before them up to a width.
  package static func digits(
    of number: some BinaryInteger, width: Int, uppercase: Bool = false
  ) -> String {
    let digits = String(number, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// The number that some digits stand for; `nil` where one of them is none, where there are none, and where it is more
  /// than 32 bits hold.
  package static func number(of digits: ArraySlice<UInt8>) -> UInt32? {
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for digit in digits {
      guard let value = value(of: digit), number >> 28 == 0 else { return nil }
      number = number << 4 | UInt32(value)
    }
    return number
  }

  /// What a digit stands for; `nil` for any other byte.
  package static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
