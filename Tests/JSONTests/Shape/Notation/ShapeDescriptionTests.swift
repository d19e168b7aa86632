import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Shapes on one line", .paced)
struct ShapeDescriptionTests {
  private func shape(_ texts: String...) throws -> JSONShape {
    try JSONShape(of: texts.map { try JSONDocument($0).root })
  }

  @Test(
    "one value has the shape of its type",
    arguments: [
      ("null", "null"), ("true", "boolean"), ("false", "boolean"), ("1", "integer"), ("-0", "integer"),
      ("1.0", "number"), ("1e3", "number"), ("123456789012345678901234567890", "integer"),
      (#""a""#, "string"),
      (#""""#, "string"), ("[]", "[unknown]"), ("[1]", "[integer]"), ("[[]]", "[[unknown]]"), ("{}", "{}"),
      (#"{"a":1,"b":{"c":[true]}}"#, "{ a: integer, b: { c: [boolean] } }"),
      (
        #"{"odd key":1,"node-id":2,"":3,"日本":4,"a\"b":5}"#,
        #"{ "odd key": integer, node-id: integer, "": integer, 日本: integer, "a\"b": integer }"#
      ),
      (#"{"\u001b[0m":1}"#, #"{ "\u001b[0m": integer }"#),
      (#""2011-01-25T18:44:36Z""#, "date-time"), (#""https:\/\/example.com\/a""#, "url"),
    ])
  func single(_ text: String, _ description: String) throws {
    #expect(try shape(text).description == description)
  }

  @Test(
    "errors call a shape by its kinds",
    arguments: [
      ([], "any value"), (["null"], "null"), (["1"], "integer"), (["1", "2.5"], "number"),
      (["1", "null"], "integer or null"),
      ([#""2024-01-01""#], "date"), (["[1]"], "array"), (["{}"], "object"),
      (["[1]", #""a""#, "true", "null"], "boolean or string or array or null"),
    ] as [([String], String)])
  func titles(_ texts: [String], _ title: String) throws {
    #expect(JSONShape(of: try texts.map { try JSONDocument($0).root }).title == title)
  }

  @Test("its pieces are the description, each with what it is")
  func pieces() throws {
    let shape = try shape(#"{"a":1,"b c":[null,"x",2]}"#, "{}")
    let pieces = try #require(shape.notation(limit: .max))
    #expect(pieces.map(\.text).joined() == shape.description)
    #expect(pieces.filter { $0.role == .name }.map(\.text) == ["a?", "\"b c\"?"])
    #expect(pieces.filter { $0.role == .type }.map(\.text) == ["integer", "integer", "string"])
    #expect(pieces.filter { $0.role == .bar }.map(\.text) == [" | "])
  }

  @Test(
    "there are none where the line would be longer than wanted, to the character",
    arguments: ["[1]", "{}", #"{"日":[1,{"b":null}]}"#])
  func limit(_ text: String) throws {
    let shape = try shape(text)
    let length = shape.description.unicodeScalars.count
    #expect(shape.notation(limit: length) != nil)
    #expect(shape.notation(limit: length - 1) == nil)
    #expect(shape.notation(limit: 0) == nil)
  }
}
