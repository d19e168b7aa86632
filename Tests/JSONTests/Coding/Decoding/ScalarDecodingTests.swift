import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

@Suite("Decoding scalars", .paced)
struct ScalarDecodingTests {
  private static let spellings = [
    "0", "-0", "1", "-1", "1.0", "-0.0", "1e3", "1E+2", "10e-1", "0.1e1", "100e-2", "1.5", "127", "128",
    "-128",
    "-129", "255", "256", "2.55e2", "32767", "32768", "65535", "65536", "2147483647", "2147483648",
    "-2147483649",
    "4294967295", "4294967296", "9007199254740993.0", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "1e18",
    "1e19",
    "1e20", "1e400", "-1e400", "1e99999999999999999999", "123456789012345678", "1234567890123456789",
    "12345678901234567890123", "1e-1", "0.5", "0e-5", "0.0e5", "1e-99999999999999999999",
  ]

  private static let decimals = [
    "0.1", "0.25", "1.10", "1e300", "1e308", "1e309", "4.9e-324", "2e-324", "1e-400", "5e-324", "1e22",
    "1e23",
    "9007199254740993", "0.1234567890123456789", "123456789012345.678", "1.7976931348623157e308",
    "1.7976931348623159e308", "3.4028235e38", "3.4028236e38", "1e39", "1e-45", "1e-50", "16777217",
    "1.00000017881393432617187499", "0.3", "2.2250738585072011e-308", "8.5", "-8.5", "1e5",
    "100000000000000000000000",
  ]

  @Test("integers of every width are read or refused as Foundation does", arguments: spellings)
  func integers(_ text: String) {
    guard text != "1e-99999999999999999999" else {
      #expect(throws: JSONDecodingError.self) {
        try DocumentDecoder().decode(Int.self, from: Array(text.utf8))
      }
      return
    }
    compare(text, Int.self)
    compare(text, Int8.self)
    compare(text, Int16.self)
    compare(text, Int32.self)
    compare(text, Int64.self)
    compare(text, UInt.self)
    compare(text, UInt8.self)
    compare(text, UInt16.self)
    compare(text, UInt32.self)
    compare(text, UInt64.self)
    // Foundation takes fewer spellings for these.
    guard !text.lowercased().contains("e") else { return }
    compare(text, Int128.self)
    compare(text, UInt128.self)
  }

  @Test("integers of 128 bits go through every kind of container, there and back, to the last digit")
  func widestIntegers() throws {
    struct Wide: Codable, Hashable {
      var id: Int128
      var size: UInt128?
      var none: Int128?
      var list: [Int128]
      var sizes: [UInt128]
    }
    let wide = Wide(
      id: .min, size: .max, none: nil, list: [123_456_789_012_345_678_901_234_567_890], sizes: [0, .max])
    let bytes = try DocumentEncoder().encode(wide)
    let most = "340282366920938463463374607431768211455"
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"id":-170141183460469231731687303715884105728,"size":\#(most),"#
        + #""list":[123456789012345678901234567890],"sizes":[0,\#(most)]}"#)
    #expect(try DocumentDecoder().decode(Wide.self, from: bytes) == wide)
    #expect(try DocumentDecoder().decode(UInt128.self, from: DocumentEncoder().encode(UInt128.max)) == .max)
    let failure = try #require(throws: JSONDecodingError.self) {
      try DocumentDecoder().decode([UInt128].self, from: Array("[-1]".utf8))
    }
    #expect(failure.description == "expected a number that fits UInt128 at .[0], found -1 (line 1, column 2)")
  }

  @Test(
    "floating-point and decimal numbers are read or refused as Foundation does",
    arguments: spellings + decimals)
  func floats(_ text: String) {
    guard !text.hasPrefix("1e-9999"), !text.hasPrefix("1e9999") else { return }
    compare(text, Double.self)
    compare(text, Float.self)
    compare(text, Decimal.self)
  }

  @Test("random decimals are the nearest Double, as Foundation finds it")
  func randomDecimals() {
    var random = RandomJSON(seed: 30)
    for _ in 0..<Trials.share(of: 3_000) {
      let whole =
        UInt64.random(in: 0...UInt64.max, using: &random.generator)
        >> UInt64.random(in: 0...63, using: &random.generator)
      let fraction = String(UInt64.random(in: 0...999_999_999, using: &random.generator))
      let sign = random.pick(["", "-"])
      let exponent = random.pick(["", "", "e5", "e-7", "e+20", "e-30"])
      compare("\(sign)\(whole).\(fraction)\(exponent)", Double.self)
      // Foundation refuses a zero with an exponent.
      if whole > 0 { compare("\(sign)\(whole)\(exponent)", Double.self) }
      compare("\(sign)\(whole).\(fraction)", Float.self)
    }
  }

  @Test("numbers that do not fit are failures of the value, with the spelling")
  func overflow() throws {
    let failure = try #require(throws: JSONDecodingError.self) {
      try DocumentDecoder().decode([Int8].self, from: Array("[1, 300]".utf8))
    }
    #expect(failure.kind == .value)
    #expect(failure.typeName == "Int8")
    #expect(failure.description == "expected a number that fits Int8 at .[1], found 300 (line 1, column 5)")
    let fraction = try #require(throws: JSONDecodingError.self) {
      try DocumentDecoder().decode(Int.self, from: Array("1.5".utf8))
    }
    #expect(fraction.description == "expected a whole number at ., found 1.5 (line 1, column 1)")
  }

  @Test("strings stand for NaN and the infinities only where they are asked to")
  func nonConforming() throws {
    var (decoder, encoder) = (DocumentDecoder(), DocumentEncoder())
    let text = Array("[\"inf\",\"-inf\",\"nan\",1]".utf8)
    #expect(throws: JSONDecodingError.self) { try decoder.decode([Double].self, from: text) }
    let floats = NonConformingFloats(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    (decoder.nonConformingFloats, encoder.nonConformingFloats) = (floats, floats)
    let values = try decoder.decode([Double].self, from: text)
    #expect(values[0] == .infinity && values[1] == -.infinity && values[2].isNaN && values[3] == 1)
    #expect(try encoder.encode(values) == text)
    #expect(try decoder.decode(Float.self, from: Array("\"-inf\"".utf8)) == -.infinity)
    #expect(throws: JSONDecodingError.self) { try decoder.decode(Double.self, from: Array("\"Inf\"".utf8)) }
    #expect(throws: JSONDecodingError.self) { try decoder.decode(Int.self, from: Array("\"inf\"".utf8)) }
  }

  private func compare<T: Decodable & Equatable>(_ text: String, _ type: T.Type) {
    let ours = try? DocumentDecoder().decode([T].self, from: Array("[\(text)]".utf8))
    let theirs = try? JSONDecoder().decode([T].self, from: Data("[\(text)]".utf8))
    #expect(ours == theirs, "\(type) of \(text)")
  }

  @Test(
    "null and every other kind is said for what it is",
    arguments: [
      ("null", "null"), ("true", "a boolean"), ("1", "a number"), ("[]", "an array"), ("{}", "an object"),
      ("\"x\"", "a string"),
    ])
  func kinds(_ text: String, _ found: String) throws {
    if found != "a number" { #expect(try decodingFailure(Int.self, text).found == found) }
    if found != "a string" { #expect(try decodingFailure(String.self, text).found == found) }
    if found != "an array" { #expect(try decodingFailure([Int].self, text).found == found) }
    if !text.hasPrefix("{") { #expect(try decodingFailure([String: Int].self, text).expected == "an object") }
    if text != "true" { #expect(try decodingFailure(Bool.self, text).expected == "a boolean") }
  }
}
