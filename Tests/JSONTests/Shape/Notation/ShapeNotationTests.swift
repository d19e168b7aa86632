import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@Suite("Shapes that are written down", .paced)
struct ShapeNotationTests {
  private let words: [String: JSONShape]

  init() throws { words = ["User": try JSONShape(notation: "{ id: integer }")] }

  private func shape(_ text: String) throws -> JSONShape {
    try JSONShape(notation: text) { words[$0] }
  }

  @Test(
    "are the shapes their text describes",
    arguments: [
      ("integer", "integer"), (" string? ", "string?"), ("[ ]", "[unknown]"), ("{}", "{}"),
      ("[date]", "[date]"),
      ("{a:integer,b?:string}", "{ a: integer, b?: string }"),
      ("{\n  a: integer\n  b: [url]?\n}", "{ a: integer, b: [url]? }"),
      ("integer | string", "integer | string"), ("(integer | [string])?", "(integer | [string])?"),
      ("string | integer?", "(integer | string)?"), ("integer | number", "number"),
      ("[unknown]", "[unknown]"),
      ("{ [key]: {size: integer} }", "{ [key]: { size: integer } }"),
      ("{[key]:string?}?", "{ [key]: string? }?"),
      (#"{"odd key"?: uuid, 名前: string}"#, #"{ "odd key"?: uuid, 名前: string }"#),
      ("[User]", "[{ id: integer }]"), ("{owner: User?}", "{ owner: { id: integer }? }"),
      ("{integer: integer}", "{ integer: integer }"), ("date-time|null", "date-time?"),
    ])
  func reading(_ text: String, _ description: String) throws {
    #expect(try shape(text).description == description)
    #expect(try JSONShape(notation: description).description == description)
  }

  @Test(
    "say where they cannot be read",
    arguments: [
      ("", 0, "the end of the shape"), ("integr", 0, "`integr`"), ("{a integer}", 3, "`i`"),
      ("{a: }", 4, "`}`"),
      ("{a: integer", 11, "the end of the shape"), ("[integer", 8, "the end of the shape"),
      ("integer string", 8, "`s`"), ("(integer", 8, "the end of the shape"),
      ("integer |", 9, "the end of the shape"),
      (#"{"a: integer}"#, 13, "the end of the shape"), ("{ [id]: integer }", 5, "`]`"),
      (#"{"\x": integer}"#, 1, "`\"`"), ("{ [key]: integer, a: integer }", 16, "`,`"), ("{:a}", 1, "`:`"),
    ])
  func mistakes(_ text: String, _ offset: Int, _ found: String) throws {
    let error = try #require(throws: ShapeSyntaxError.self) { try shape(text) }
    #expect(error.offset == offset, "\(error)")
    #expect(error.found.prefix(2) == found.prefix(2), "\(error)")
  }

  @Test("may not be nested beyond reason")
  func deep() {
    #expect(throws: ShapeSyntaxError.self) { try shape(String(repeating: "[", count: 100_000)) }
    #expect(throws: Never.self) {
      try shape(String(repeating: "[", count: 60) + "integer" + String(repeating: "]", count: 60))
    }
  }

  @Test("accept what they describe and nothing else")
  func accepting() throws {
    let shape = try shape(
      "{ id: integer, name?: string?, files: { [key]: { size: integer } }, at: date-time }")
    let good = try JSONDocument(
      #"{"id": 1, "files": {"a": {"size": 1}}, "at": "2024-01-31T12:30:00Z", "more": 1, "name": null}"#)
    #expect(shape.accepts(good.root))
    let bad = try JSONDocument(#"{"id": "1", "files": {"a": {"size": "x"}}, "at": "soon"}"#)
    let found = shape.mismatches(in: bad.root)
    #expect(
      found.map(\.description) == [
        #".id: expected integer, found "1""#, #".files.a.size: expected integer, found "x""#,
        #".at: expected date-time, found "soon""#,
      ])
    #expect(found.map(\.kind) == [.type, .type, .value])
    #expect(String(decoding: bad.bytes[found[1].byteRange], as: UTF8.self) == #""x""#)
    let missing = try #require(shape.mismatches(in: JSONDocument(" {}").root).first)
    #expect(missing.kind == .missing)
    #expect(missing.byteRange == 1..<3)
  }

  @Test("of any document can be read again, and take the document")
  func roundTrip() throws {
    var random = RandomJSON(seed: 11)
    for _ in 0..<Trials.share(of: 300) {
      let document = try JSONDocument(random.document(spaced: false))
      let inferred = JSONShape(of: document.root)
      let read = try JSONShape(notation: inferred.description)
      #expect(read.description == inferred.description)
      #expect(read.accepts(document.root), "\(inferred)")
    }
  }
}
