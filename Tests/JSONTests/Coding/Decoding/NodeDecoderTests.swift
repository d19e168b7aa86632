import JSON
import PacingTestSupport
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

  private func failure<T: Decodable>(
    _ type: T.Type, _ text: String, _ decoder: DocumentDecoder = DocumentDecoder()
  ) throws -> DecodingFailure {
    try #require(throws: DecodingFailure.self) { try decoder.decode(type, from: Array(text.utf8)) }
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
}
