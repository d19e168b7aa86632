import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("How a value that is no plain text is written", .paced)
struct FieldStyleTests {
  private func written(_ style: FieldStyle?, _ value: JSONValue) throws -> [String] {
    try #require(style).write("p", value).map { "\($0.name)=\($0.values.joined(separator: $0.separator))" }
  }

  private func parameter(_ text: String) throws -> Parameter {
    try #require(Parameter(JSONDocument(text).root))
  }

  @Test(
    "by style and explode of OpenAPI 3",
    arguments: [
      (#""in":"query""#, ["p=1", "p=2"], ["a=1", "b=x"]),
      (#""in":"query","explode":false"#, ["p=1,2"], ["p=a,1,b,x"]),
      (#""in":"query","style":"spaceDelimited""#, ["p=1 2"], ["p=a 1 b x"]),
      (#""in":"query","style":"pipeDelimited","explode":false"#, ["p=1|2"], ["p=a|1|b|x"]),
      (#""in":"query","style":"pipeDelimited","explode":true"#, ["p=1", "p=2"], ["a=1", "b=x"]),
      (#""in":"query","style":"deepObject","explode":true"#, ["p=1", "p=2"], ["p[a]=1", "p[b]=x"]),
    ])
  func openAPI(_ said: String, _ list: [String], _ object: [String]) throws {
    let style = FieldStyle(try parameter("{\"name\":\"p\",\(said),\"schema\":{}}"))
    #expect(try written(style, [1, 2]) == list)
    #expect(try written(style, ["a": 1, "b": "x"]) == object)
    #expect(try written(style, "x") == ["p=x"])
  }

  @Test(
    "by collectionFormat of Swagger 2",
    arguments: [
      ("", ["p=1,2"]), (#","collectionFormat":"csv""#, ["p=1,2"]),
      (#","collectionFormat":"multi""#, ["p=1", "p=2"]),
      (#","collectionFormat":"ssv""#, ["p=1 2"]), (#","collectionFormat":"pipes""#, ["p=1|2"]),
      (#","collectionFormat":"tsv""#, ["p=1\t2"]),
    ])
  func swagger(_ said: String, _ list: [String]) throws {
    let style = FieldStyle(try parameter("{\"name\":\"p\",\"in\":\"query\",\"type\":\"array\"\(said)}"))
    #expect(try written(style, [1, 2]) == list)
  }

  @Test("deep objects have brackets at every depth")
  func deep() throws {
    let style = FieldStyle("deepObject", explodes: true)
    #expect(
      try written(style, ["a": ["b": 1, "c": [true, .null]]]) == ["p[a][b]=1", "p[a][c]=true", "p[a][c]="])
  }

  @Test(
    "a list that is a member of an object has the member's name before each value; an object in one is JSON")
  func members() throws {
    let style = FieldStyle("form", explodes: true)
    #expect(try written(style, ["a": [1, 2], "b": ["c": 1]]) == ["a=1", "a=2", #"b={"c":1}"#])
  }

  @Test("of another notation stands as it is")
  func content() throws {
    #expect(FieldStyle(try parameter(#"{"name":"p","in":"query","content":{"application/json":{}}}"#)) == nil)
  }

  @Test("in a form by its encoding, and otherwise as JSON")
  func encoding() throws {
    let plain = FieldStyle(encoding: nil)
    #expect(try written(plain, ["a": 1]) == [#"p={"a":1}"#])
    #expect(try written(plain, [1, 2]) == ["p=1", "p=2"])
    let document = try JSONDocument(
      #"{"a":{"explode":false},"b":{"style":"deepObject"},"c":{"contentType":"text/x"}}"#)
    #expect(try written(FieldStyle(encoding: document.root["a"]), [1, 2]) == ["p=1,2"])
    #expect(try written(FieldStyle(encoding: document.root["b"]), ["k": "v"]) == ["p[k]=v"])
    #expect(FieldStyle(encoding: document.root["c"]).write("p", "x").map(\.type) == ["text/x"])
  }
}
