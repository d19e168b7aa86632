import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("What a decoder throws", .paced)
struct DocumentDecoderTests {
  private struct User: Decodable { let id: Int }

  /// A type with an error of its own.
  private struct Even: Decodable {
    struct IsOdd: Error {}

    init(from decoder: any Decoder) throws {
      if try decoder.singleValueContainer().decode(Int.self) % 2 != 0 { throw IsOdd() }
    }
  }

  private struct Refusing: Decodable {
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never"))
    }
  }

  private func decode<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
    try DocumentDecoder().decode(type, from: Array(text.utf8))
  }

  @Test("what is not JSON is a syntax error")
  func notJSON() {
    #expect(throws: SyntaxError.self) { try decode(User.self, #"{"id": 1"#) }
  }

  @Test(
    "what does not fit the type is a failure with its place", arguments: [#"{}"#, #"{"id": "1"}"#, "[1]"])
  func doesNotFit(text: String) {
    #expect(throws: JSONDecodingError.self) { try decode(User.self, text) }
  }

  @Test("a failure in a part of a document is at its place in the whole")
  func place() throws {
    let document = try JSONDocument(#"{"users": [{"id": null}]}"#)
    let part = try #require(document.root["users"]?[0])
    let failure = #expect(throws: JSONDecodingError.self) {
      try DocumentDecoder().decode(User.self, from: part)
    }
    #expect(failure?.path == ".users[0].id")
  }

  @Test("a type's own decoding error becomes a failure, any other error stays what it is")
  func ownErrors() {
    #expect(throws: JSONDecodingError.self) { try decode(Refusing.self, "1") }
    #expect(throws: Even.IsOdd.self) { try decode([Even].self, "[2, 3]") }
  }

  @Test("keys that the type does not have, and keys that stand there twice, are no error")
  func noErrors() throws {
    #expect(try decode(User.self, #"{"id": 1, "id": 2, "name": "x"}"#).id == 1)
  }
}
