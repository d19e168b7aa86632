import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("A part of a path that is a list or an object", .paced)
struct PathPartTests {
  private func parameter(_ said: String, in place: String = "path") throws -> ApusOpenAPI.Parameter {
    let parameter = #"{"name":"p","in":"\#(place)","required":true,\#(said)}"#
    let text = #"{"openapi":"3.0.3","paths":{"/a/{p}":{"get":{"parameters":[\#(parameter)]}}}}"#
    return try #require(try Specification(Array(text.utf8)).operations.first?.parameters.first)
  }

  private func written(_ said: String, _ values: [String]) throws -> String {
    try PathPart("p", parameter(said)).written(values.map { Template($0) }).shown
  }

  private static let list = #""schema":{"type":"array","items":{"type":"integer"}}"#
  private static let object = #""schema":{"type":"object"}"#

  @Test(
    "is written by its style, whether it is given value by value, with commas or as JSON",
    arguments: [
      (list, ["1", "2"], "1,2"), (list, ["1,2"], "1,2"), (list, ["[1, 2]"], "1,2"), (list, ["7"], "7"),
      (list, ["a/b", "c"], "a%2Fb,c"), (list, [#"["a,b","c"]"#], "a%2Cb,c"),
      (#""style":"label","explode":true,\#(list)"#, ["1", "2"], ".1.2"),
      (#""style":"label",\#(list)"#, ["1,2"], ".1,2"),
      (#""style":"matrix",\#(list)"#, ["[1,2]"], ";p=1,2"),
      (#""style":"matrix","explode":true,\#(list)"#, ["1", "2"], ";p=1;p=2"),
      (#""style":"matrix","schema":{"type":"string"}"#, ["a,b"], ";p=a,b"),
      (#""type":"array","collectionFormat":"tsv""#, ["1", "2"], "1%092"),
      (object, [#"{"R":1,"G":2}"#], "R,1,G,2"),
      (#""explode":true,\#(object)"#, [#"{"R":"=","G":2}"#], "R=%3D,G=2"),
      (#""schema":{"type":"string"}"#, ["[1,2]"], "%5B1,2%5D"),
      (#""content":{"application/json":{"schema":{"type":"array"}}}"#, ["[1,2]"], "%5B1,2%5D"),
    ])
  func styles(_ said: String, _ values: [String], _ text: String) throws {
    #expect(try written(said, values) == text)
  }

  @Test("has holes in its JSON where they stand there")
  func holesOfJSON() throws {
    func written(_ said: String, _ word: String) throws -> String {
      try PathPart("p", parameter(said)).written([Words(word).words[0].template]).shown
    }
    #expect(try written(Self.list, "'[{{a}},\"x,{{b}}\"]'") == "{{a}},x%2C{{b}}")
    #expect(try written(#""explode":true,\#(Self.object)"#, "'{\"R\":{{a}},\"G\":2}'") == "R={{a}},G=2")
    #expect(try written(Self.list, "'[{{a}},'") == "%5B{{a}},")
  }

  @Test("leaves holes to be filled where they are")
  func holes() throws {
    let value = Words("{{a}},{{b}}").words[0].template
    let part = try PathPart("p", parameter(#""style":"label","explode":true,\#(Self.list)"#)).written([value])
    #expect(part.shown == ".{{a}}.{{b}}")
  }

  @Test(
    "is read as somebody types it, and so written again; what is written in another style is not read",
    arguments: [
      (list, "1,2", "1,2"), (#""style":"matrix",\#(list)"#, ";p=1,2", "1,2"), (list, ";p=1,2", nil),
      (#""style":"matrix","explode":true,\#(list)"#, ";p=a%2Cb;p=c", #"["a,b","c"]"#),
      (#""style":"label","schema":{"type":"integer"}"#, ".7", "7"),
      (#""style":"label","schema":{"type":"integer"}"#, "7", nil),
      (#""style":"matrix","explode":true,\#(object)"#, ";R=1;G=2", #"{"R":"1","G":"2"}"#),
      (#""schema":{"type":"string"}"#, "a%20b", "a b"),
      (#""content":{"application/json":{}}"#, "%5B1%5D", "[1]"),
    ])
  func typed(_ said: String, _ written: String, _ typed: String?) throws {
    let parameter = try parameter(said)
    #expect(parameter.typed(written: written) == typed)
    if let typed { #expect(parameter.standing(typed) == written) }
  }

  @Test("stands as it is typed where it would be another path")
  func unusable() throws { #expect(try parameter(#""schema":{"type":"string"}"#).standing("..") == "..") }

  @Test("is refused where it would be another path", arguments: ["", ".", ".."])
  func refused(_ value: String) throws {
    let part = PathPart("p", try parameter(Self.list))
    let problem = #expect(throws: LineProblem.self) { try part.written([Template(value)]) }
    #expect(problem?.message.hasPrefix("p is a part of the path, and cannot be ") == true)
    let matrix = PathPart("p", try parameter(#""style":"matrix",\#(Self.list)"#))
    #expect(throws: LineProblem.self) { try matrix.written([Template("[]")]) }
    #expect(throws: LineProblem.self) { try matrix.written([Template("")]) }
  }

  @Test("has its like in a header, where only JSON is written anew")
  func headers() throws {
    func written(_ said: String, _ value: String) throws -> String {
      try parameter(said, in: "header").written(Template(value)).shown
    }
    #expect(try written(Self.list, "[1, 2]") == "1,2")
    #expect(try written(Self.list, "1, 2") == "1, 2")
    #expect(try written(#""collectionFormat":"tsv","type":"array""#, "[1,2]") == "1\t2")
    #expect(try written(#""explode":true,\#(Self.object)"#, #"{"R":1,"G":2}"#) == "R=1,G=2")
    #expect(try written(#""schema":{"type":"string"}"#, "[1, 2]") == "[1, 2]")
  }
}
