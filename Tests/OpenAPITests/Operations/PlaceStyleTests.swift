import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("What a value is written as in a path or a header", .paced)
struct PlaceStyleTests {
  private func parameter(_ said: String) throws -> Parameter {
    try #require(Parameter(JSONDocument("{\"name\":\"color\",\(said)}").root))
  }

  private func style(_ said: String) throws -> PlaceStyle {
    try #require(PlaceStyle(try parameter(said + #","schema":{}"#)))
  }

  /// As OpenAPI 3.1.1 lists them, and RFC 6570 has them.
  @Test(
    "goes by its style and by whether it explodes",
    arguments: [
      ("", "blue", "blue,black", "R,100,G,200"),
      (#","explode":true"#, "blue", "blue,black", "R=100,G=200"),
      (#","style":"label""#, ".blue", ".blue,black", ".R,100,G,200"),
      (#","style":"label","explode":true"#, ".blue", ".blue.black", ".R=100.G=200"),
      (#","style":"matrix""#, ";color=blue", ";color=blue,black", ";color=R,100,G,200"),
      (
        #","style":"matrix","explode":true"#, ";color=blue", ";color=blue;color=black", ";R=100;G=200"
      ),
    ])
  func styles(_ said: String, _ one: String, _ list: String, _ object: String) throws {
    let style = try style(#""in":"path""# + said)
    let values: [(JSONValue, String)] = [
      ("blue", one), (["blue", "black"], list), (["R": 100, "G": 200], object),
    ]
    for (value, text) in values { #expect(style.text("color", value) { $0 } == text) }
    #expect(style.values(in: one, of: "color", .one) == ["blue"])
    #expect(style.values(in: list, of: "color", .list) == ["blue", "black"])
    #expect(style.values(in: object, of: "color", .object) == ["R", "100", "G", "200"])
  }

  @Test("in a header knows no sign, and in other places has no such way")
  func places() throws {
    let style = try style(#""in":"header","style":"matrix","explode":true"#)
    #expect(style.text("color", ["a", "b"]) { $0 } == "a,b")
    #expect(style.text("color", ["R": 1]) { $0 } == "R=1")
    #expect(PlaceStyle(try parameter(#""in":"query","schema":{}"#)) == nil)
    #expect(PlaceStyle(try parameter(#""in":"path","content":{"application/json":{}}"#)) == nil)
  }

  @Test(
    "goes in Swagger 2 by its collectionFormat",
    arguments: [("csv", "a,b"), ("multi", "a,b"), ("ssv", "a b"), ("tsv", "a\tb"), ("pipes", "a|b")])
  func swagger(_ format: String, _ text: String) throws {
    let said = #""in":"path","type":"array","collectionFormat":"\#(format)""#
    let style = try #require(PlaceStyle(try parameter(said)))
    #expect(style.text("color", ["a", "b"]) { $0 } == text)
  }

  @Test("has each value made harmless, and the signs between them left as they are")
  func escaping() throws {
    let style = try style(#""in":"path","explode":true"#)
    #expect(style.text("color", ["a/b", "c"]) { "<\($0)>" } == "<a/b>,<c>")
    #expect(style.text("color", ["k": "v"]) { "<\($0)>" } == "<k>=<v>")
    let said = #""in":"path","type":"array","collectionFormat":"pipes""#
    let bars = try #require(PlaceStyle(try parameter(said)))
    #expect(bars.text("color", ["a", "b"]) { "<\($0)>" } == "<a><|><b>")
    #expect(bars.values(in: "a%7Cb", of: "color", .list) == ["a", "b"])
    #expect(style.text("color", ["a", nil]) { $0 } == "a" && style.text("color", ["k": nil]) { $0 } == "")
  }

  @Test("is read from JSON where the schema wants a list or an object, and not where it may be a text")
  func typed() throws {
    let style = try style(#""in":"path""#)
    func text(_ json: String, _ schema: String) throws -> String? {
      style.text("color", json: json, as: Schema(try JSONDocument(schema).root), escaping: { $0 })
    }
    #expect(try text("[1,2]", #"{"type":"array"}"#) == "1,2")
    #expect(try text(#"{"a":1}"#, #"{"type":"object"}"#) == "a,1")
    #expect(try text("[1,2]", #"{"type":["array","string"]}"#) == nil)
    #expect(try text("[1,2]", #"{"type":"object"}"#) == nil)
    #expect(try text("[1,", #"{"type":"array"}"#) == nil)
    #expect(try text("1,2", #"{"type":"array"}"#) == nil)
  }

  @Test(
    "is read as it was written: an encoded sign is part of a value, also where somebody encodes the first")
  func read() throws {
    let matrix = try style(#""in":"path","style":"matrix","explode":true"#)
    #expect(matrix.values(in: ";color=a%3Bb;color=c", of: "color", .list) == ["a;b", "c"])
    #expect(matrix.values(in: "%3Bcolor=a", of: "color", .one) == ["a"])
    #expect(matrix.values(in: ";R=1%3D;G=2", of: "color", .object) == ["R", "1=", "G", "2"])
    let header = try style(#""in":"header""#)
    #expect(header.values(in: "a, b%2C", of: "color", .list) == ["a", "b%2C"])
  }

  @Test("is not read where it is written in another way")
  func foreign() throws {
    let matrix = try style(#""in":"path","style":"matrix""#)
    #expect(matrix.values(in: "blue", of: "color", .one) == nil)
    #expect(matrix.values(in: ";other=blue", of: "color", .list) == nil)
  }
}
