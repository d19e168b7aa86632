import ApusEncodings
import Testing

@Suite("Hexadecimal digits")
struct HexTests {
  @Test("bytes have two digits each, in lower case")
  func bytes() {
    #expect(Hex.digits(of: [0, 1, 0x0f, 0x10, 0xab, 0xff]) == "00010f10abff")
    #expect(Hex.digits(of: [UInt8]()) == "")
  }

  @Test("numbers are filled up to a width, never cut to it")
  func numbers() {
    #expect(Hex.digits(of: 0xab, width: 4) == "00ab")
    #expect(Hex.digits(of: 0xab, width: 4, uppercase: true) == "00AB")
    #expect(Hex.digits(of: 0x12345, width: 2) == "12345")
    #expect(Hex.digits(of: UInt64.max, width: 16) == "ffffffffffffffff")
  }

  @Test("a digit's value is its own, and other bytes have none")
  func values() {
    for value in UInt8(0)..<16 {
      #expect(Hex.value(of: Hex.digit(value)) == value)
      #expect(Hex.value(of: Hex.digit(value, uppercase: true)) == value)
    }
    let digits = Set("0123456789abcdefABCDEF".utf8)
    for byte in UInt8.min...UInt8.max where !digits.contains(byte) { #expect(Hex.value(of: byte) == nil) }
  }

  @Test("digits stand for their number; a sign, a blank and what is too much are none")
  func reading() {
    func number(_ text: String) -> UInt32? { Hex.number(of: Array(text.utf8)[...]) }
    #expect(number("0") == 0 && number("00e9") == 0xe9 && number("DbFf") == 0xdbff)
    #expect(number("ffffffff") == .max && number("0ffffffff") == .max)
    for text in ["", "+123", "-1", " 12", "12 ", "0x1", "g", "é", "100000000"] {
      #expect(number(text) == nil, "\(text)")
    }
  }
}
