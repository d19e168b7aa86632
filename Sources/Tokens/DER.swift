/// Values in DER, as keys and signatures are written for programs.
enum DER {
  static func sequence(_ parts: [UInt8]...) -> [UInt8] { value(0x30, parts.flatMap(\.self)) }

  /// A number without a sign, of bytes with the largest first.
  static func number(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let digits = Array(bytes.drop { $0 == 0 })
    // A first bit that is set would make it negative.
    return value(0x02, digits.isEmpty || digits[0] & 0x80 != 0 ? [0] + digits : digits)
  }

  static func bits(_ bytes: [UInt8]) -> [UInt8] { value(0x03, [0] + bytes) }

  /// An object identifier, encoded already.
  static func identifier(_ bytes: [UInt8]) -> [UInt8] { value(0x06, bytes) }

  static let null: [UInt8] = [0x05, 0x00]

  private static func value(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] {
    [tag] + size(contents.count) + contents
  }

  private static func size(_ count: Int) -> [UInt8] {
    if count < 0x80 { return [UInt8(count)] }
    var digits: [UInt8] = []
    var rest = count
    while rest > 0 {
      digits.insert(UInt8(truncatingIfNeeded: rest), at: 0)
      rest >>= 8
    }
    return [0x80 | UInt8(digits.count)] + digits
  }
}
