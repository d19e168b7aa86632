import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Errors of a decoding", .paced)
struct DecodingRunTests {
  /// Throws what it is told to, at a path it is told to.
  struct Thrower: Decodable {
    init(from decoder: any Decoder) throws {
      let path = decoder.codingPath + [AnyKey("deep"), AnyKey("missing")]
      let context = DecodingError.Context(codingPath: path, debugDescription: "my words")
      switch try decoder.container(keyedBy: AnyKey.self).decode(String.self, forKey: AnyKey("kind")) {
      case "type": throw DecodingError.typeMismatch(Double.self, context)
      case "value": throw DecodingError.valueNotFound(String.self, context)
      case "key": throw DecodingError.keyNotFound(AnyKey("gone"), context)
      case "data": throw DecodingError.dataCorrupted(context)
      default: throw Mine()
      }
    }
    struct Mine: Error {}
  }

  @Test("every error of Swift's is translated, at the last place on its path that there is")
  func translation() throws {
    func thrown(_ kind: String) throws -> JSONDecodingError {
      try decodingFailure([Thrower].self, "[{\"kind\":\"\(kind)\",\"deep\":{\"x\":1}}]")
    }
    #expect(try thrown("type").expected == "a number")
    #expect(try thrown("type").kind == .type)
    #expect(try thrown("value").expected == "a string")
    #expect(try thrown("key").expected == "the key \"gone\"")
    #expect(try thrown("key").kind == .missing)
    #expect(try thrown("data").kind == .value)
    for kind in ["type", "value", "key", "data"] { #expect(try thrown(kind).path == ".[0].deep") }
    #expect(try thrown("data").detail == "my words")
  }

  @Test("errors of other kinds come through untouched")
  func otherErrors() throws {
    #expect(throws: Thrower.Mine.self) {
      try DocumentDecoder().decode(Thrower.self, from: Array("{\"kind\":\"mine\"}".utf8))
    }
    #expect(throws: SyntaxError.self) { try DocumentDecoder().decode(Int.self, from: Array("[".utf8)) }
  }

  @Test("a type can catch an error of Swift's and try something else")
  func fallingBack() throws {
    struct Flexible: Decodable {
      var text: String

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
          text = String(try container.decode(Int.self))
        } catch DecodingError.typeMismatch(_, let context) {
          text = try container.decode(String.self) + "@\(context.codingPath.count)"
        }
      }
    }
    #expect(
      try DocumentDecoder().decode([Flexible].self, from: Array("[1,\"a\"]".utf8)).map(\.text) == [
        "1", "a@1",
      ])
  }

  @Test("a missing key is named as the document would spell it")
  func missingInSnakeCase() throws {
    struct Model: Decodable { var createdAt: Int }
    var decoder = DocumentDecoder()
    decoder.keys = .fromSnakeCase
    #expect(try decodingFailure(Model.self, "{}", decoder).expected == "the key \"created_at\"")
    #expect(try decodingFailure(Model.self, "{\"created_at\":null}", decoder).path == ".created_at")
  }

  @Test("a type is read in its own way, however many types were asked about before")
  func specials() throws {
    let run = DecodingRun(of: DocumentDecoder(), on: try JSONDocument("1").root)
    let types: [any Any.Type] = [
      Int.self, String.self, Bool.self, Double.self, UInt8.self, Int8.self, Float.self, Int16.self,
      UInt16.self,
      [String].self, [Int].self, [String: Int].self, JSONValue.self,
    ]
    func name(_ type: any Any.Type) -> String {
      String(describing: run.special(type)).prefix { $0 != "(" }.description
    }
    for _ in 0..<2 {
      #expect(
        types.map(name) == Array(repeating: "none", count: 9) + ["strings", "list", "stringKeyed", "json"])
    }
  }

  @Test("a coding path has the keys as types see them, but for those of dictionaries")
  func codingPaths() throws {
    let root = try JSONDocument(#"{"some_list": [0, {"a_b": {"c_d": 1}}]}"#).root
    var decoder = DocumentDecoder()
    decoder.keys = .fromSnakeCase
    let inner = try #require(root["some_list"]?[1]?["a_b"])
    let value = try #require(inner["c_d"])
    let run = DecodingRun(of: decoder, on: root, base: [PathKey("base")])
    #expect(
      run.codingPath(to: value.index).map(\.stringValue) == ["base", "someList", "Index 1", "aB", "cD"])
    run.noteDictionary(at: inner.index)
    #expect(
      run.codingPath(to: value.index).map(\.stringValue) == ["base", "someList", "Index 1", "aB", "c_d"])
    #expect(run.codingPath(to: root.index).map(\.stringValue) == ["base"])
  }
}
