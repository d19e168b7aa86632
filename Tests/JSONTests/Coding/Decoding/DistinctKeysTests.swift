import ApusPacingTestSupport
import Testing

@testable import ApusJSON

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

  /// A decoding of a list, and where the list's elements stand.
  private func objects(_ text: String) throws -> (run: DecodingRun, places: [Int]) {
    let root = try JSONDocument(text).root
    return (DecodingRun(of: DocumentDecoder(), on: root), root.children.map(\.index))
  }

  @Test(
    "objects have a layout where no two of their keys can be one name",
    arguments: [
      (#"{}"#, true, true), (#"{"a":1,"b":2}"#, true, true), (#"{"a":1,"a":2}"#, false, false),
      (#"{"fooBar":1,"foo_bar":2}"#, true, false), (#"{"FOO":1,"f_o_o":2}"#, true, false),
      (#"{"\u0061":1}"#, false, false), (#"{"é":1}"#, false, false), (#"{"x'y":1}"#, true, false),
      (#"{"x-y":1}"#, true, true),
      (#"{"":1,"_":2}"#, true, false),
    ])
  func layouts(_ object: String, _ asIs: Bool, _ inSnakeCase: Bool) throws {
    let (run, places) = try objects("[\(object)]")
    #expect((run.layout(of: places[0], inSnakeCase: false) != nil) == asIs)
    #expect((run.layout(of: places[0], inSnakeCase: true) != nil) == inSnakeCase)
  }

  @Test(
    "only objects with the same keys in the same order share a layout",
    arguments: [1, 7, 8, 9, 15, 16, 17, 40])
  func sharing(length: Int) throws {
    let name = String(repeating: "k", count: length)
    let others = (0..<length).map { place in name.enumerated().map { $0 == place ? "x" : String($1) }.joined()
    }
    let texts = [name, name + "k"] + others
    let all = texts.map { #"{"\#($0)":1,"z":[2]}"# } + [#"{"z":[3],"\#(name)":4}"#]
    let (run, places) = try objects("[\((all + [all[0]]).joined(separator: ","))]")
    let first = try #require(run.layout(of: places[0], inSnakeCase: false))
    #expect(run.layout(of: places[0], inSnakeCase: false) === first)
    for place in places.dropFirst().dropLast() {
      #expect(run.layout(of: place, inSnakeCase: false) !== first)
    }
  }

  @Test("a layout in snake case is another, and very many keys have none")
  func apart() throws {
    let many = (0..<Layouts.tooMany).map { #""k\#($0)":1"# }
    let (run, places) = try objects(
      "[{\"a\":1},{\(many.joined(separator: ","))},{\(many.dropLast().joined(separator: ","))}]")
    let asIs = try #require(run.layout(of: places[0], inSnakeCase: false))
    #expect(run.layout(of: places[0], inSnakeCase: true) !== asIs)
    #expect(run.layout(of: places[1], inSnakeCase: false) == nil)
    #expect(run.layout(of: places[2], inSnakeCase: false) != nil)
  }
}
