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
}
