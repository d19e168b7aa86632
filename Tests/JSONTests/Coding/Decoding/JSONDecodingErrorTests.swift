import ApusJSON
import ApusPacingTestSupport
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

  @Test("a value of the wrong kind is named with its path and place")
  func type() throws {
    let text = "{\"items\": [\n  {\"owner\": {\"id\": 1}},\n  {\"owner\": {\"id\": \"u-993\"}}\n]}"
    let failure = try decodingFailure(Page.self, text)
    #expect(failure.kind == .type)
    #expect(failure.path == ".items[1].owner.id")
    #expect(failure.typeName == "Int")
    #expect(failure.position.line == 3)
    #expect(failure.position.column == 20)
    #expect(failure.node.document.bytes[failure.byteRange].elementsEqual("\"u-993\"".utf8))
    #expect(
      failure.description == "expected a number at .items[1].owner.id, found a string (line 3, column 20)")
  }

  @Test("a missing key is named at the object that lacks it")
  func missing() throws {
    let failure = try decodingFailure(Page.self, "{\"items\": [{\"owner\": {}}]}")
    #expect(failure.kind == .missing)
    #expect(failure.path == ".items[0].owner")
    #expect(failure.codingPath.map(\.intValue) == [nil, 0, nil])
    #expect(
      failure.description
        == "expected the key \"id\" at .items[0].owner, found an object without it (line 1, column 22)"
    )
  }

  @Test("what a type refuses itself is placed, and its own words are kept")
  func ownErrors() throws {
    let failure = try decodingFailure(
      Page.self, "{\"items\":[{\"owner\":{\"id\":1},\"visibility\":\"blue\"}]}")
    #expect(failure.kind == .value)
    #expect(failure.path == ".items[0].visibility")
    #expect(failure.found == "\"blue\"")
    #expect(failure.detail?.contains("blue") == true)
    #expect(
      failure.description.hasPrefix(
        "expected a valid value at .items[0].visibility, found \"blue\" (line 1, column 42): "))
  }

  @Test("odd keys are quoted in paths, and the root is a point")
  func paths() throws {
    #expect(try decodingFailure([String: Int].self, "{\"a b\":null}").path == ".[\"a b\"]")
    #expect(try decodingFailure([String: [Int]].self, "{\"日本\":[null]}").path == ".日本[0]")
    #expect(try decodingFailure([String: Int].self, "{\"1\":\"\"}").path == ".[\"1\"]")
    #expect(try decodingFailure([String: Int].self, "{\"\\n\":\"\"}").path == ".[\"\\n\"]")
    #expect(try decodingFailure(Int.self, "[]").path == ".")
  }

  @Test("long values are shortened, and long paths in the description")
  func lengths() throws {
    enum Word: String, Decodable { case yes }
    let long = String(repeating: "é", count: 500)
    #expect(try decodingFailure(Word.self, "\"\(long)\"").found.count == 41)
    struct Deep: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(Deep.self)
      }
    }
    let failure = try decodingFailure(
      Deep.self, String(repeating: "[", count: 100) + String(repeating: "]", count: 100))
    #expect(failure.path.count == 1 + 99 * 3)
    #expect(failure.description.contains("at .[0][0][0][0][0]…[0][0][0][0][0], found the end of the array"))
  }

  @Test("a part of a document is decoded with paths and places of the whole")
  func parts() throws {
    let document = try JSONDocument("{\"a\": [1, {\"b\": \"x\"}]}")
    let node = try #require(document.root["a"]?[1])
    let failure = try #require(throws: JSONDecodingError.self) {
      try DocumentDecoder().decode([String: Int].self, from: node)
    }
    #expect(failure.path == ".a[1].b")
    #expect(failure.position.column == 17)
    #expect(try DocumentDecoder().decode([String: String].self, from: node) == ["b": "x"])
  }
}
