import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("What is declared under a name of a protocol", .paced)
struct DeclaredPartTests {
  private func part(_ value: Any) -> DeclaredPart { DeclaredPart(value, "part", of: DeclaredPartTests.self) }

  @Test("an optional without a value is nothing, however deep, and anything else is something")
  func nothing() {
    let (none, nested, some): (Int?, Int??, Int?) = (nil, .some(nil), 1)
    let value: (any Encodable)? = nil
    for nothing in [none as Any, nested as Any, value as Any] { #expect(part(nothing).isNothing) }
    let something = part(some as Any)
    #expect(!something.isNothing)
    #expect(!part("").isNothing)
  }

  @Test("headers are fields, a list of them, pairs in their order, or texts by their names")
  func headers() throws {
    let expected: HeaderFields = ["A": "1", "B": "2"]
    #expect(try part(expected).headers() == expected)
    let optional: HeaderFields? = expected
    #expect(try part(optional as Any).headers() == expected)
    #expect(try part(expected.fields).headers() == expected)
    #expect(try part(["B": "2", "A": "1"]).headers() == expected)
    let pairs: KeyValuePairs = ["B": "2", "A": "1", "B": "3"]
    #expect(try part(pairs).headers().map(\.description) == ["B: 2", "A: 1", "B: 3"])
    let nothing: [String: String]? = nil
    #expect(try part(nothing as Any).headers().isEmpty)
  }

  @Test("coders are taken as the types they have, out of optionals too")
  func coders() throws {
    #expect(try part(DocumentBox.decoder as Any).decoder() != nil)
    let (decoder, encoder): ((any ResponseDecoder)?, (any BodyEncoder)?) = (nil, nil)
    #expect(try part(decoder as Any).decoder() == nil)
    #expect(try part(encoder as Any).encoder() == nil)
  }

  @Test("what cannot be meant is refused, with its type and what it has to be")
  func refused() throws {
    let headers = try #require(throws: RequestError.self) { try part(["A": 1]).headers() }
    #expect(headers.code == .requestHeader)
    #expect(
      headers.message
        == "`part` of DeclaredPartTests is of the type Dictionary<String, Int>, and has to be HeaderFields, or a dictionary of texts"
    )
    #expect(try #require(throws: RequestError.self) { try part(1).encoder() }.code == .requestBody)
    #expect(try #require(throws: RequestError.self) { try part(1).decoder() }.code == .requestParameter)
    #expect(try #require(throws: RequestError.self) { try part(1).method() }.code == .requestParameter)
    let method: HTTPMethod? = nil
    #expect(try part(method as Any).method() == .get)
  }

  private enum DocumentBox {
    static let decoder: (any ResponseDecoder)? = EmptyDecoder()
  }

  private struct EmptyDecoder: ResponseDecoder {
    struct Nothing: Error {}
    func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws -> Value { throw Nothing() }
  }
}
