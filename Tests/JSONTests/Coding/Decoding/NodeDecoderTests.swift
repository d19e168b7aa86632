import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Decoding one value", .paced)
struct NodeDecoderTests {
  @Test("user info reaches the types")
  func userInfo() throws {
    struct Model: Codable, Equatable {
      var text: String
      init(text: String) { self.text = text }
      init(from decoder: any Decoder) { text = decoder.userInfo.values.first as? String ?? "" }
      func encode(to encoder: any Encoder) throws { try encoder.userInfo.count.encode(to: encoder) }
    }
    var (decoder, encoder) = (DocumentDecoder(), DocumentEncoder())
    let key = try #require(CodingUserInfoKey(rawValue: "k"))
    (decoder.userInfo, encoder.userInfo) = ([key: "info"], [key: "info"])
    #expect(try decoder.decode(Model.self, from: Array("1".utf8)) == Model(text: "info"))
    #expect(try encoder.encode(Model(text: "")) == Array("1".utf8))
  }

  @Test("a list of strings names the element that is none, and how deep it may be")
  func strings() throws {
    let failure = try decodingFailure([[String]].self, #"[["a"], ["b\n", 3]]"#)
    #expect(failure.kind == .type)
    #expect(failure.path == ".[1][1]")
    #expect(failure.typeName == "String")
    #expect(try decodingFailure([String].self, #"{"a": "b"}"#).expected == "an array")
    #expect(try decodingFailure([String].self, "[null]").path == ".[0]")
    var shallow = DocumentDecoder()
    shallow.depthLimit = 1
    #expect(try shallow.decode([String].self, from: Array("[]".utf8)) == [])
    #expect(try decodingFailure([String].self, #"["a"]"#, shallow).kind == .value)
  }

  @Test(
    "a container of another kind than asked for is a failure that names both",
    arguments: [
      ("[]", "an object", "an array"), ("{}", "an array", "an object"), ("1", "an array", "a number"),
    ])
  func wrongContainers(_ text: String, _ expected: String, _ found: String) throws {
    struct Keyed: Decodable {
      init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: AnyKey.self) }
    }
    struct Unkeyed: Decodable {
      init(from decoder: any Decoder) throws { _ = try decoder.unkeyedContainer() }
    }
    let failure =
      try expected == "an object" ? decodingFailure(Keyed.self, text) : decodingFailure(Unkeyed.self, text)
    #expect(failure.kind == .type)
    #expect(failure.expected == expected)
    #expect(failure.found == found)
  }

  @Test("a list fails at its first element that does not fit, and leaves an empty one empty")
  func lists() throws {
    #expect(
      try DocumentDecoder().decode([[Int]].self, from: Array("[[], [1, 2], []]".utf8)) == [[], [1, 2], []])
    #expect(try decodingFailure([Int].self, #"[1, "a", null]"#).path == ".[1]")
    #expect(try decodingFailure([[Int]].self, "[[1], 2]").expected == "an array")
    #expect(try decodingFailure([Int].self, #"{"a": 1}"#).expected == "an array")
  }

  @Test("a value that may be any JSON is taken as it is spelled, repeated keys and all")
  func anything() throws {
    let text = #"{"a":[1.50,null,true,"\u00e9"],"a":{},"b":1e400}"#
    let value = try DocumentDecoder().decode(JSONValue.self, from: Array(text.utf8))
    #expect(value.text == #"{"a":[1.50,null,true,"é"],"a":{},"b":1e400}"#)
    let list = try DocumentDecoder().decode([JSONValue].self, from: Array("[1, [2]]".utf8))
    #expect(list == [1, [2]])
  }
}
