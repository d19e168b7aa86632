import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("What types encode of themselves", .paced)
struct ValueEncoderTests {
  struct EncodedPaths: Encodable {
    func encode(to encoder: any Encoder) throws {
      var root = encoder.container(keyedBy: AnyKey.self)
      var list = root.nestedUnkeyedContainer(forKey: AnyKey("list"))
      try list.encodeNil()
      try list.encode(Inner())
      try Inner().encode(to: root.superEncoder(forKey: AnyKey("up")))
    }
    struct Inner: Encodable {
      func encode(to encoder: any Encoder) throws {
        try encoder.codingPath.map(\.stringValue).encode(to: encoder)
      }
    }
  }

  @Test("encoders know their coding path")
  func encodedPaths() throws {
    #expect(
      try DocumentEncoder().value(of: EncodedPaths()).text
        == "{\"list\":[null,[\"list\",\"Index 1\"]],\"up\":[\"up\"]}")
  }

  @Test("numbers that JSON cannot say are errors with their path")
  func nonConforming() throws {
    let error = try #require(throws: EncodingError.self) {
      try DocumentEncoder().encode(["a": [1, Double.nan]])
    }
    guard case .invalidValue(let value, let context) = error else { return }
    #expect((value as? Double)?.isNaN == true)
    #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
    #expect(throws: EncodingError.self) { try DocumentEncoder().encode(Float.infinity) }
  }

  struct Silent: Encodable {
    func encode(to encoder: any Encoder) {}
  }

  @Test("what encodes nothing is an empty object inside, and an error alone")
  func silence() throws {
    #expect(try DocumentEncoder().value(of: [Silent()]).text == "[{}]")
    #expect(try DocumentEncoder().value(of: ["a": Silent()]).text == "{\"a\":{}}")
    #expect(throws: EncodingError.self) { try DocumentEncoder().encode(Silent()) }
  }

  /// Encodes itself as two things at once.
  struct Confused: Encodable {
    let step: Int

    func encode(to encoder: any Encoder) throws {
      var single = encoder.singleValueContainer()
      try single.encode(1)
      switch step {
      case 0: try single.encode(2)
      case 1: _ = encoder.unkeyedContainer()
      default:
        var keyed = encoder.container(keyedBy: AnyKey.self)
        try keyed.encode(1, forKey: AnyKey("a"))
      }
    }
  }

  @Test("a value encoded as two things is an error, not a crash", arguments: 0..<3)
  func confusion(_ step: Int) {
    #expect(throws: EncodingError.self) { try DocumentEncoder().encode([Confused(step: step)]) }
  }

  @Test("errors of the type itself come through untouched")
  func ownErrors() {
    struct Mine: Error {}
    struct Failing: Encodable {
      func encode(to encoder: any Encoder) throws { throw Mine() }
    }
    #expect(throws: Mine.self) { try DocumentEncoder().encode([Failing()]) }
  }

  @Test("what a value may not be is told with the path of the first that was wrong")
  func paths() throws {
    let error = try #require(throws: EncodingError.self) {
      try DocumentEncoder().encode(["a": [Confused(step: 1), Confused(step: 0)]])
    }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["a", "Index 0"])
    #expect(
      context.debugDescription == "a value that was encoded as something else is encoded as an array too")
  }
}
