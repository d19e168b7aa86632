import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("What a shape amounts to", .paced)
struct FormTests {
  private func shape(_ texts: String...) throws -> JSONShape {
    try JSONShape(of: texts.map { try JSONDocument($0).root })
  }

  private func object(_ keys: [String], _ value: (Int) -> String = { _ in "1" }) -> String {
    "{" + keys.enumerated().map { "\"\($1)\":\(value($0))" }.joined(separator: ",") + "}"
  }

  private func describe(_ text: String) throws -> String {
    try JSONShape(of: JSONDocument(text).root).description
  }

  private let files = (0..<8).map { "file\($0).txt" }

  @Test(
    "keys that are data and values of one shape make a map",
    arguments: [
      (0..<8).map { "file\($0).txt" }, (0..<8).map { "/users/\($0)" }, (0..<8).map { "20\($0)" },
      (1..<9).map { "2024-01-0\($0)" }, (0..<8).map { "a23e4567-e89b-12d3-a456-42661417400\($0)" },
      ["application/json", "text/plain", "image/png", "a/b", "c/d", "e/f", "default", "g/h"],
    ])
  func maps(_ keys: [String]) throws {
    #expect(try describe(object(keys)) == "{ [key]: integer }")
    let objects = object(keys) { #"{"size":\#($0),"type":"t"\#($0 == 0 ? #","raw":null"# : "")}"# }
    #expect(try describe(objects) == "{ [key]: { size: integer, type: string, raw?: null } }")
  }

  @Test("values that may be null, and numbers of both spellings, are of one shape")
  func oneShape() throws {
    #expect(try describe(object(files) { $0 == 0 ? "null" : "1" }) == "{ [key]: integer? }")
    #expect(try describe(object(files) { $0 == 0 ? "1.5" : "1" }) == "{ [key]: number }")
    #expect(try describe(object(files) { $0 == 0 ? "[]" : "[1]" }) == "{ [key]: [integer] }")
  }

  @Test("what is less than clear stays an object")
  func objects() throws {
    let isMap = { (text: String) in try describe(text).contains("[key]") }
    #expect(try !isMap(object(Array(files.dropLast()))))
    #expect(try !isMap(object((0..<20).map { "name\($0)" })))
    #expect(try !isMap(object((0..<20).map { "node-id-\($0)" })))
    #expect(try !isMap(object(["りんご", "みかん", "バナナ", "もも", "なし", "かき", "すいか", "ぶどう"])))
    #expect(try !isMap(object(["@id", "@type", "@context", "xml:lang", "_links", "$ref", "a", "b"])))
    #expect(try !isMap(object(["+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes"])))
    #expect(try !isMap(object(files) { $0 == 0 ? "\"a\"" : "1" }))
    #expect(try !isMap(object(files) { _ in "null" }))
    #expect(try !isMap(object(files) { #"{"only\#($0)":1}"# }))
    #expect(try !isMap(object(files) { $0 == 0 ? "{}" : #"{"a":1}"# }))
  }

  @Test("the keys of all objects together decide")
  func together() throws {
    let gists = (0..<8).map { #"{"files":{"file\#($0).txt":{"size":\#($0)}}}"# }
    #expect(try describe("[\(gists.joined(separator: ","))]") == "[{ files: { [key]: { size: integer } } }]")
    #expect(try describe("[\(gists[0])]") == #"[{ files: { "file0.txt": { size: integer } } }]"#)
  }

  @Test("a map accepts any key and asks the same of every value")
  func acceptance() throws {
    let shape = try JSONShape(of: JSONDocument(object(files)).root)
    #expect(try shape.accepts(JSONDocument(#"{"other.txt":2}"#).root))
    #expect(try shape.accepts(JSONDocument("{}").root))
    let mismatches = try shape.mismatches(in: JSONDocument(#"{"a b":"x"}"#).root)
    #expect(mismatches.map(\.description) == [#".["a b"]: expected integer, found "x""#])
  }

  @Test("it counts how often everything was seen")
  func counts() throws {
    let shape = try shape(#"{"a":1,"b":[1,2]}"#, #"{"a":null,"b":[]}"#, #"{"b":[3]}"#, "null", "7")
    #expect(shape.seen == 5)
    #expect(shape.nulls == 1)
    #expect(shape.isNullable)
    #expect(shape.isUnion)
    guard case .union(let parts) = shape.form else { throw Unexpected() }
    #expect(parts.map(\.seen) == [1, 3])
    guard case .object(let fields) = parts[1].form else { throw Unexpected() }
    #expect(fields.map(\.name) == ["a", "b"])
    #expect(fields.map(\.seen) == [2, 3])
    #expect(fields.map(\.isOptional) == [true, false])
    #expect(fields[0].shape.nulls == 1)
    guard case .array(let element) = fields[1].shape.form else { throw Unexpected() }
    #expect(element.seen == 3)
  }
}
