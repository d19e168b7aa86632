import ApusJSON
import ApusRandomTestSupport
import Foundation

/// A model with one of everything, and random values of it.
struct Everything: Codable, Equatable {
  enum Colour: String, Codable, CaseIterable { case red, darkBlue }
  enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case square(Int, label: String?)
    case nothing
  }
  struct Inner: Codable, Equatable {
    var innerName: String
    var values: [Int?]
    var next: [Inner]
  }

  var anInt: Int, int8: Int8, int16: Int16, int32: Int32, int64: Int64
  var uint: UInt, uint8: UInt8, uint16: UInt16, uint32: UInt32, uint64: UInt64
  var aDouble: Double, aFloat: Float, isOn: Bool, someText: String
  var maybeInt: Int?, maybeText: String?, maybeDouble: Double?, maybeInner: Inner?
  var colour: Colour, shape: Shape, inner: Inner
  var texts: [String], numbers: [Double], matrix: [[Int]]
  var byName: [String: Int], byNumber: [Int: String], deepByName: [String: [String: Inner]]
  var uniqueSet: Set<Int>, anId: UUID
  var aDate: Date, someData: Data, anUrl: URL, aDecimal: Decimal, maybeDate: Date?

  static func random(_ random: inout RandomJSON) -> Everything {
    Everything(
      anInt: random.integer(), int8: random.integer(), int16: random.integer(), int32: random.integer(),
      int64: random.integer(), uint: random.integer(), uint8: random.integer(), uint16: random.integer(),
      uint32: random.integer(), uint64: random.integer(), aDouble: random.double(), aFloat: random.float(),
      isOn: random.pick([true, false]), someText: random.text(), maybeInt: random.maybe { $0.integer() },
      maybeText: random.maybe { $0.text() }, maybeDouble: random.maybe { $0.double() },
      maybeInner: random.maybe { $0.inner(2) }, colour: random.pick(Colour.allCases),
      shape: random.pick([.circle(radius: 1.5), .square(3, label: "x_y"), .square(0, label: nil), .nothing]),
      inner: random.inner(3), texts: random.list { $0.text() }, numbers: random.list { $0.double() },
      matrix: random.list { random in random.list { $0.integer() } },
      byName: random.dictionary { $0.integer() },
      byNumber: Dictionary(random.list { ($0.integer(), $0.text()) }) { first, _ in first },
      deepByName: random.dictionary { random in random.dictionary { $0.inner(1) } },
      uniqueSet: Set(random.list { $0.integer() }), anId: UUID(uuid: random.uuid()),
      aDate: random.date(), someData: Data(random.list { $0.integer() }),
      anUrl: URL(string: "https://example.com/a/\(abs(Int32(random.integer() as Int16)))?q=%20")
        ?? URL(fileURLWithPath: "/"),
      aDecimal: Decimal(sign: .plus, exponent: -3, significand: Decimal(random.integer() as Int32)),
      maybeDate: random.maybe { $0.date() })
  }
}

extension RandomJSON {
  mutating func integer<I: FixedWidthInteger>() -> I {
    pick([
      I.min, I.max, 0, 1, I.random(in: .min ... .max, using: &generator),
      I.random(in: 0...100, using: &generator),
    ])
  }

  mutating func double() -> Double {
    let bits = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
    return pick([
      0, -0.0, 1, 0.1, 1e300, .leastNonzeroMagnitude, -1.5, 123_456_789.125, bits.isFinite ? bits : 2, 1e22,
      1e23,
    ])
  }

  mutating func float() -> Float {
    let bits = Float(bitPattern: UInt32.random(in: 0...UInt32.max, using: &generator))
    return pick([0, 1, 0.1, 16_777_216, bits.isFinite ? bits : 2, .greatestFiniteMagnitude])
  }

  mutating func text() -> String {
    list {
      $0.pick([
        "a", "B", "_", "/", "\"", "\\", "\n", "\u{1}", "é", "日本", "👍", "\u{2028}", "e\u{301}", "long text ",
      ])
    }
    .joined()
  }

  /// Milliseconds in the years 1903 to 2106.
  mutating func date() -> Date {
    let seconds = Int.random(in: -2_114_380_800...4_294_967_295, using: &generator)
    return Date(timeIntervalSince1970: Double(seconds) + pick([0, 0.25, 0.125, 0.5]))
  }

  mutating func uuid() -> uuid_t {
    let high = withUnsafeBytes(of: generator.next()) { Array($0) }
    let low = withUnsafeBytes(of: generator.next()) { Array($0) }
    return (
      high[0], high[1], high[2], high[3], high[4], high[5], high[6], high[7],
      low[0], low[1], low[2], low[3], low[4], low[5], low[6], low[7]
    )
  }

  mutating func inner(_ depth: Int) -> Everything.Inner {
    Everything.Inner(
      innerName: text(), values: list { random in random.maybe { $0.integer() } },
      next: depth > 0 ? list { $0.inner(depth - 1) } : [])
  }

  mutating func maybe<Value>(_ make: (inout RandomJSON) -> Value) -> Value? {
    Bool.random(using: &generator) ? make(&self) : nil
  }

  mutating func list<Value>(_ make: (inout RandomJSON) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in make(&self) }
  }

  mutating func dictionary<Value>(_ make: (inout RandomJSON) -> Value) -> [String: Value] {
    Dictionary(list { ($0.text() + "_key_a", make(&$0)) }) { first, _ in first }
  }
}
