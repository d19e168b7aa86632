import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

/// Objects with the keys of one seen before are not searched again; whoever asks must not notice.
@Suite("Objects of the same layout", .paced)
struct LayoutTests {
  private struct Point: Decodable, Equatable {
    let x: Int
    let y: Int
    let label: String?
  }

  private struct Reversed: Decodable, Equatable {
    let y: Int
    let x: Int
  }

  @Test("types that ask in different orders share a list")
  func twoTypes() throws {
    enum Either: Decodable, Equatable {
      case point(Point)
      case reversed(Reversed)

      init(from decoder: any Decoder) throws {
        let point = try Point(from: decoder)
        self = point.x % 2 == 0 ? .point(point) : .reversed(try Reversed(from: decoder))
      }
    }
    let text = (0..<9).map { #"{"x": \#($0), "y": \#(-$0)}"# }.joined(separator: ",")
    let values = try DocumentDecoder().decode([Either].self, from: Array("[\(text)]".utf8))
    let expected = (0..<9).map { number in
      number % 2 == 0
        ? Either.point(Point(x: number, y: -number, label: nil)) : .reversed(Reversed(y: -number, x: number))
    }
    #expect(values == expected)
  }

  @Test("a type may ask each object something else")
  func changingQuestions() throws {
    struct Moody: Decodable, Equatable {
      let value: Int?

      enum Keys: String, CodingKey { case a, b, c, kind }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let kind = try container.decode(String.self, forKey: .kind)
        let key = Keys(stringValue: kind)
        value = try key.flatMap { container.contains($0) ? try container.decode(Int.self, forKey: $0) : nil }
      }
    }
    let text = ["b", "a", "b", "none", "a", "c"].map { #"{"a": 1, "kind": "\#($0)", "b": 2}"# }
    let values = try DocumentDecoder().decode(
      [Moody].self, from: Array("[\(text.joined(separator: ","))]".utf8))
    #expect(values.map(\.value) == [2, 1, 2, nil, 1, nil])
  }

  @Test("one object may be asked more often than is remembered")
  func endlessQuestions() throws {
    struct Curious: Decodable {
      let sum: Int

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        sum = try (0..<1_000).reduce(0) { $0 + (try container.decode(Int.self, forKey: Name("k\($1 % 7)"))) }
      }
    }
    struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(_ name: String) { stringValue = name }
      init?(stringValue: String) { self.init(stringValue) }
      init?(intValue: Int) { nil }
    }
    let object = "{" + (0..<7).map { #""k\#($0)": \#($0)"# }.joined(separator: ",") + "}"
    let values = try DocumentDecoder().decode([Curious].self, from: Array("[\(object), \(object)]".utf8))
    #expect(values.map(\.sum) == [2_997, 2_997])
  }

  @Test("what is missing is reported at the object that lacks it, however many had it before")
  func missing() {
    let text = #"[{"x": 1, "y": 2}, {"x": 3, "y": 4}, {"x": 5, "z": 6}]"#
    let failure = #expect(throws: JSONDecodingError.self) {
      try DocumentDecoder().decode([Point].self, from: Array(text.utf8))
    }
    #expect(failure?.path == ".[2]")
    #expect(failure?.expected == #"the key "y""#)
  }

  @Test("random lists of few layouts decode as Foundation decodes them", arguments: [false, true])
  func parity(snakeCase: Bool) throws {
    struct Wide: Decodable, Equatable {
      let first: Int?
      let second: [Int]?
      let thirdName: String?
      let fourth: [String: Int]?
    }
    var random = SeededGenerator(seed: 5)
    var decoder = DocumentDecoder()
    let foundation = JSONDecoder()
    if snakeCase {
      decoder.keys = .fromSnakeCase
      foundation.keyDecodingStrategy = .convertFromSnakeCase
    }
    for _ in 0..<100 {
      let layouts = (0..<6).map { _ in layout(&random) }
      let text = "[" + (0..<30).map { _ in random.pick(layouts) }.joined(separator: ",") + "]"
      let ours = try decoder.decode([Wide].self, from: Array(text.utf8))
      #expect(ours == (try foundation.decode([Wide].self, from: Data(text.utf8))))
    }
  }

  /// An object with some of a few keys, none of them twice.
  private func layout(_ random: inout SeededGenerator) -> String {
    let third = random.pick([#""third_name": "a\nb""#, #""thirdName": "long enough for the heap""#])
    let fourth = random.pick([#""fourth": {"third_name": 3, "thirdName": 4}"#, #""fourth": null"#])
    let members = [#""first": 1"#, #""second": [1, 2, 3]"#, third, fourth, #""other": {"first": "x"}"#]
    return "{" + members.shuffled(using: &random).prefix(random.below(6)).joined(separator: ", ") + "}"
  }
}
