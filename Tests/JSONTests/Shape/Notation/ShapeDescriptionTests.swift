import JSON
import PacingTestSupport
import Testing

@Suite("Shapes on one line", .paced)
struct ShapeDescriptionTests {
  private func shape(_ texts: String...) throws -> Shape {
    try Shape(of: texts.map { try Document($0).root })
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
}
