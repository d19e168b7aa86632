import Foundation
import JSON
import PacingTestSupport
import Testing

@Suite("Encoding", .paced)
struct DocumentEncoderTests {
  struct Model: Codable, Equatable {
    var zName: String
    var aList: [Int]
    var nested: [String: Bool]
    var missing: Int?
  }

  private let model = Model(zName: "a/b", aList: [1, 2], nested: ["k": true])

  @Test("members keep the order of the type, and slashes are not escaped")
  func compact() throws {
    #expect(
      String(decoding: try DocumentEncoder().encode(model), as: UTF8.self)
        == "{\"zName\":\"a/b\",\"aList\":[1,2],\"nested\":{\"k\":true}}")
  }

  @Test("the layout and the order of members can be chosen")
  func layouts() throws {
    var encoder = DocumentEncoder()
    encoder.sortsKeys = true
    #expect(
      String(decoding: try encoder.encode(model), as: UTF8.self)
        == "{\"aList\":[1,2],\"nested\":{\"k\":true},\"zName\":\"a/b\"}")
    encoder.layout = .indented(by: 2)
    #expect(
      String(decoding: try encoder.encode(model), as: UTF8.self) == """
        {
          "aList": [
            1,
            2
          ],
          "nested": {
            "k": true
          },
          "zName": "a/b"
        }
        """)
  }

  @Test(
    "encoding a key again replaces its value in place, in small objects and large ones",
    arguments: [3, 32, 33, 34, 200])
  func repeatedKeys(_ count: Int) throws {
    struct Repeating: Encodable {
      let count: Int

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        for round in 0..<2 {
          for position in 0..<count {
            try container.encode(position + round, forKey: AnyKey("key\(position)"))
          }
        }
      }
    }
    let expected = (0..<count).map { JSONValue.Member("key\($0)", .number($0 + 1)) }
    #expect(try DocumentEncoder().value(of: Repeating(count: count)) == .object(expected))
  }

  @Test("scalars and null can stand alone")
  func fragments() throws {
    #expect(try DocumentEncoder().value(of: 1) == 1)
    #expect(try DocumentEncoder().value(of: "x") == "x")
    #expect(try DocumentEncoder().value(of: Int?.none) == .null)
    #expect(try DocumentEncoder().value(of: [Double]()) == [])
    #expect(try DocumentEncoder().value(of: [UInt64.max]).text == "[18446744073709551615]")
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

  @Test("JSON of any shape goes through a model untouched, numbers as spelled")
  func passThrough() throws {
    struct Envelope: Codable {
      var id: Int
      var extra: JSONValue
    }
    let text = "{\"id\":1,\"extra\":{\"z\":1.50,\"a\":[1e400,null,\"\\n\"],\"a\":12345678901234567890123}}"
    let envelope = try DocumentDecoder().decode(Envelope.self, from: Array(text.utf8))
    #expect(try DocumentEncoder().value(of: envelope).text == text)
  }

  @Test("JSON of any shape goes through Foundation's coders too")
  func throughFoundation() throws {
    let value: JSONValue = ["a": [1, -2, 2.5, "x", nil, true, ["b": [:]]], "big": 9_000_000_000_000_000_000]
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data).sorted == value.sorted)
    let large = try #require(JSONValue.Number(text: "18446744073709551615"))
    #expect(String(decoding: try JSONEncoder().encode(JSONValue.number(large)), as: UTF8.self) == large.text)
  }

  @Test("custom keys see the path with the names of the types")
  func customKeys() throws {
    struct Outer: Codable, Equatable {
      struct Inner: Codable, Equatable { var b: Int }
      var a: Inner
    }
    var (decoder, encoder) = (DocumentDecoder(), DocumentEncoder())
    encoder.keys = .custom { AnyKey($0.map(\.stringValue).joined(separator: "/")) }
    decoder.keys = .custom { AnyKey(String($0.last?.stringValue.split(separator: "/").last ?? "")) }
    let outer = Outer(a: Outer.Inner(b: 1))
    let text = try encoder.encode(outer)
    #expect(String(decoding: text, as: UTF8.self) == "{\"a\":{\"a/b\":1}}")
    #expect(try decoder.decode(Outer.self, from: text) == outer)
  }
}
