import JSON
import PacingTestSupport
import Testing

@Suite("Decoding failures", .paced)
struct DecodingFailureTests {
  struct Repository: Decodable {
    enum Visibility: String, Decodable { case open, hidden }
    struct Owner: Decodable { var id: Int }
    var owner: Owner
    var visibility: Visibility?
  }

  struct Page: Decodable { var items: [Repository] }

  private func failure<T: Decodable>(
    _ type: T.Type, _ text: String, _ decoder: DocumentDecoder = DocumentDecoder()
  ) throws -> DecodingFailure {
    try #require(throws: DecodingFailure.self) { try decoder.decode(type, from: Array(text.utf8)) }
  }

  @Test("a value of the wrong kind is named with its path and place")
  func type() throws {
    let text = "{\"items\": [\n  {\"owner\": {\"id\": 1}},\n  {\"owner\": {\"id\": \"u-993\"}}\n]}"
    let failure = try failure(Page.self, text)
    #expect(failure.kind == .type)
    #expect(failure.path == ".items[1].owner.id")
    #expect(failure.typeName == "Int")
    #expect(failure.position.line == 3)
    #expect(failure.position.column == 20)
    #expect(failure.node.document.bytes[failure.byteRange].elementsEqual("\"u-993\"".utf8))
    #expect(
      failure.description == "expected a number at .items[1].owner.id, found a string (line 3, column 20)")
  }

  @Test("a list of strings names the element that is none, and how deep it may be")
  func strings() throws {
    let failure = try failure([[String]].self, #"[["a"], ["b\n", 3]]"#)
    #expect(failure.kind == .type)
    #expect(failure.path == ".[1][1]")
    #expect(failure.typeName == "String")
    #expect(try self.failure([String].self, #"{"a": "b"}"#).expected == "an array")
    #expect(try self.failure([String].self, "[null]").path == ".[0]")
    var shallow = DocumentDecoder()
    shallow.depthLimit = 1
    #expect(try shallow.decode([String].self, from: Array("[]".utf8)) == [])
    #expect(try self.failure([String].self, #"["a"]"#, shallow).kind == .value)
  }

  @Test("a missing key is named at the object that lacks it")
  func missing() throws {
    let failure = try failure(Page.self, "{\"items\": [{\"owner\": {}}]}")
    #expect(failure.kind == .missing)
    #expect(failure.path == ".items[0].owner")
    #expect(failure.codingPath.map(\.intValue) == [nil, 0, nil])
    #expect(
      failure.description
        == "expected the key \"id\" at .items[0].owner, found an object without it (line 1, column 22)"
    )
  }

  @Test("a missing key is named as the document would spell it")
  func missingInSnakeCase() throws {
    struct Model: Decodable { var createdAt: Int }
    var decoder = DocumentDecoder()
    decoder.keys = .fromSnakeCase
    #expect(try failure(Model.self, "{}", decoder).expected == "the key \"created_at\"")
    #expect(try failure(Model.self, "{\"created_at\":null}", decoder).path == ".created_at")
  }

  @Test(
    "null and every other kind is said for what it is",
    arguments: [
      ("null", "null"), ("true", "a boolean"), ("1", "a number"), ("[]", "an array"), ("{}", "an object"),
      ("\"x\"", "a string"),
    ])
  func kinds(_ text: String, _ found: String) throws {
    if found != "a number" { #expect(try failure(Int.self, text).found == found) }
    if found != "a string" { #expect(try failure(String.self, text).found == found) }
    if found != "an array" { #expect(try failure([Int].self, text).found == found) }
    if !text.hasPrefix("{") { #expect(try failure(Page.self, text).expected == "an object") }
    if text != "true" { #expect(try failure(Bool.self, text).expected == "a boolean") }
  }

  @Test("what a type refuses itself is placed, and its own words are kept")
  func ownErrors() throws {
    let failure = try failure(Page.self, "{\"items\":[{\"owner\":{\"id\":1},\"visibility\":\"blue\"}]}")
    #expect(failure.kind == .value)
    #expect(failure.path == ".items[0].visibility")
    #expect(failure.found == "\"blue\"")
    #expect(failure.detail?.contains("blue") == true)
    #expect(
      failure.description.hasPrefix(
        "expected a valid value at .items[0].visibility, found \"blue\" (line 1, column 42): "))
  }

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
    func thrown(_ kind: String) throws -> DecodingFailure {
      try failure([Thrower].self, "[{\"kind\":\"\(kind)\",\"deep\":{\"x\":1}}]")
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

  @Test("odd keys are quoted in paths, and the root is a point")
  func paths() throws {
    #expect(try failure([String: Int].self, "{\"a b\":null}").path == ".[\"a b\"]")
    #expect(try failure([String: [Int]].self, "{\"日本\":[null]}").path == ".日本[0]")
    #expect(try failure([String: Int].self, "{\"1\":\"\"}").path == ".[\"1\"]")
    #expect(try failure([String: Int].self, "{\"\\n\":\"\"}").path == ".[\"\\n\"]")
    #expect(try failure(Int.self, "[]").path == ".")
  }

  @Test("long values are shortened, and long paths in the description")
  func lengths() throws {
    enum Word: String, Decodable { case yes }
    let long = String(repeating: "é", count: 500)
    #expect(try failure(Word.self, "\"\(long)\"").found.count == 41)
    struct Deep: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(Deep.self)
      }
    }
    let failure = try failure(
      Deep.self, String(repeating: "[", count: 100) + String(repeating: "]", count: 100))
    #expect(failure.path.count == 1 + 99 * 3)
    #expect(failure.description.contains("at .[0][0][0][0][0]…[0][0][0][0][0], found the end of the array"))
  }

  @Test("a part of a document is decoded with paths and places of the whole")
  func parts() throws {
    let document = try Document("{\"a\": [1, {\"b\": \"x\"}]}")
    let node = try #require(document.root["a"]?[1])
    let failure = try #require(throws: DecodingFailure.self) {
      try DocumentDecoder().decode([String: Int].self, from: node)
    }
    #expect(failure.path == ".a[1].b")
    #expect(failure.position.column == 17)
    #expect(try DocumentDecoder().decode([String: String].self, from: node) == ["b": "x"])
  }
}
