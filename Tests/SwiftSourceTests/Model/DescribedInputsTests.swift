import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Values outside of bodies of JSON", .paced)
struct DescribedInputsTests {
  private func query(_ parameter: String, in place: String = "query") throws -> [EndpointModel.Input] {
    let specification = try Sample.openAPI(
      #"{"/a":{"get":{"parameters":[{"name":"f","in":"\#(place)",\#(parameter)}]}}}"#)
    return DescribedInputs.inputs(try #require(specification.operations.first).parameters)
  }

  private func spelled(_ input: EndpointModel.Input) -> String {
    var writer = TypeWriter(anyName: "JSONValue")
    var beside: [[String]] = []
    return (input.owner.map { "\($0)." } ?? "") + input.key + (input.hasBrackets ? "[]" : "")
      + ": \(writer.spelling(of: input.kind, wish: "T", beside: &beside))"
      + (input.separator.map { " by \($0)" } ?? "")
  }

  private static let object =
    #""type":"object","properties":{"a":{"type":"integer"},"b":{"type":"object","properties":{"c":{"type":"boolean"}}}}"#

  @Test(
    "are each a property, and of an object that is written so, each of its members",
    arguments: [
      (#""schema":{"type":"integer"}"#, ["f: Int?"]),
      (#""required":true,"schema":{"type":"integer"}"#, ["f: Int"]),
      (#""schema":{"type":"array","items":{"type":"integer"}}"#, ["f: [Int]?"]),
      (#""schema":{"type":"string","format":"date-time"}"#, ["f: Date?"]),
      (#""schema":{"type":"array","items":{"type":"string","format":"date-time"}}"#, ["f: [Date]?"]),
      (#""schema":{"type":"string","format":"date"}"#, ["f: String?"]),
      (#""explode":false,"schema":{"type":"array","items":{"type":"string"}}"#, ["f: [String]? by ,"]),
      (
        #""style":"pipeDelimited","schema":{"type":"array","items":{"type":"string"}}"#, ["f: [String]? by |"]
      ),
      (#""style":"deepObject","schema":{\#(object)}"#, ["f[a][]: Int?", "f[b][c][]: Bool?"]),
      (#""style":"deepObject","schema":{"type":"object"}"#, ["f[]: [String: String]?"]),
      (#""schema":{\#(object)}"#, ["a: Int?", "b: String?"]),
      (#""explode":false,"schema":{\#(object)}"#, ["f.a: Int? by ,", "f.b: String? by ,"]),
      (
        #""required":true,"style":"spaceDelimited","schema":{"required":["a"],\#(object)}"#,
        ["f.a: Int by  ", "f.b: String? by  "]
      ),
      (
        #""style":"pipeDelimited","schema":{"properties":{"a":{"type":"array","items":{}},"n":{"type":"integer","nullable":true}}}"#,
        ["f.a: String? by |", "f.n: Int? by |"]
      ),
      (#""style":"pipeDelimited","explode":true,"schema":{\#(object)}"#, ["a: Int?", "b: String?"]),
      (#""schema":{"type":"object"}"#, ["f: [String: String]?"]),
      (
        #""explode":false,"schema":{"type":"object","additionalProperties":{"type":"integer"}}"#,
        ["f: [String: Int]? by ,"]
      ),
      (#""content":{"application/json":{"schema":{\#(object)}}}"#, ["f: String?"]),
    ])
  func parameters(_ text: String, _ expected: [String]) throws {
    #expect(try query(text).map(spelled) == expected)
  }

  @Test(
    "of a header and of a path are one property, whatever they are made of", arguments: ["header", "path"])
  func onePlace(_ place: String) throws {
    func spelled(_ said: String) throws -> [String] {
      try query(#""required":true,\#(said)"#, in: place).map(self.spelled)
    }
    #expect(try spelled(#""schema":{\#(Self.object)}"#) == ["f: [String: String]"])
    #expect(
      try spelled(#""schema":{"type":"object","additionalProperties":{"type":"integer"}}"#)
        == ["f: [String: Int]"])
    #expect(try spelled(#""schema":{"type":"array","items":{"type":"integer"}}"#) == ["f: [Int]"])
    #expect(try spelled(#""content":{"application/json":{"schema":{\#(Self.object)}}}"#) == ["f: String"])
    #expect(try spelled(#""content":{"application/json":{"schema":{"type":"array"}}}"#) == ["f: String"])
    // There is no place for nothing where something has to be.
    #expect(try spelled(#""schema":{"type":["integer","null"]}"#) == ["f: Int"])
  }

  @Test("of a form go out by their names, a map with the name of each member in brackets")
  func form() throws {
    let specification = try Sample.openAPI(
      #"""
      {"/a":{"post":{"requestBody":{"content":{"application/x-www-form-urlencoded":{
        "encoding":{"meta":{"style":"deepObject","explode":true},"tags":{"style":"form","explode":false}},
        "schema":{"type":"object","properties":{"meta":{"type":"object","additionalProperties":{"type":"string"}},
          "tags":{"type":"array","items":{"type":"string"}},"id":{"type":"integer","readOnly":true}}}}}}}}}
      """#)
    let model = EndpointModel(try #require(specification.operations.first), of: specification)
    let source = SwiftSource.text(of: model, .library)
    #expect(source.contains("var meta: [String: String]?\n") && !source.contains("let id"), "\(source)")
    #expect(source.contains(#"items.append(QueryItem(name: "meta[\(key)]", value: value))"#))
    #expect(source.contains(#"items.append(QueryItem(name: "tags", values: tags))"#))
    #expect(SwiftSource.text(of: model, .foundation).contains(#"Self.escaped("meta[\(key)]")"#))
  }

  @Test("of a form of parts are files where they are bytes")
  func parts() throws {
    let specification = try Sample.openAPI(
      #"""
      {"/a":{"post":{"requestBody":{"content":{"multipart/form-data":{"encoding":{"photos":{"contentType":"image/png"}},
        "schema":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},
          "photos":{"type":"array","items":{"type":"string","format":"binary"}}}}}}}}}}
      """#)
    let model = EndpointModel(try #require(specification.operations.first), of: specification)
    let source = SwiftSource.text(of: model, .library)
    #expect(source.contains("let name: String\n") && source.contains("var photos: [String]?\n"), "\(source)")
    #expect(source.contains(#"parts.append(.file("photos", path: element, contentType: "image/png"))"#))
  }
}
