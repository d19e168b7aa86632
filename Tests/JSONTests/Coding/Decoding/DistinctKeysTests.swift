import JSON
import PacingTestSupport
import Testing

@Suite("Telling keys apart", .paced)
struct DistinctKeysTests {
  private struct Point: Decodable {
    let x: Int
    let y: Int
  }

  @Test("a repeated key among objects that repeat none gives its first value")
  func repeatedKeys() throws {
    let text = #"[{"x": 1, "y": 2, "z": 0}, {"x": 3, "y": 4, "x": 5}, {"x": 6, "y": 7, "z": 0}]"#
    let points = try DocumentDecoder().decode([Point].self, from: Array(text.utf8))
    #expect(points.map(\.x) == [1, 3, 6])
    #expect(points.map(\.y) == [2, 4, 7])
  }

  @Test("two spellings of one name are one key in snake case, and the first counts")
  func repeatedNames() throws {
    struct Model: Codable, Equatable {
      var before: Int?
      var fooBar: Int
    }
    var decoder = DocumentDecoder()
    decoder.keys = .fromSnakeCase
    for text in ["{\"foo_bar\":1,\"before\":0,\"fooBar\":2}", "{\"fooBar\":1,\"before\":0,\"foo__bar\":2}"] {
      #expect(try decoder.decode(Model.self, from: Array(text.utf8)) == Model(before: 0, fooBar: 1))
    }
  }

  @Test("keys with escapes and with characters of several spellings are found")
  func spelledKeys() throws {
    struct Model: Decodable {
      enum CodingKeys: String, CodingKey {
        case accented = "é"
        case a
      }
      var accented: Int
      var a: Int
    }
    for text in ["{\"e\u{301}\":1,\"a\":2}", "{\"\\u00e9\":1,\"\\u0061\":2}", "{\"a\":2,\"é\":1}"] {
      let model = try DocumentDecoder().decode(Model.self, from: Array(text.utf8))
      #expect(model.accented == 1 && model.a == 2)
    }
  }
}
