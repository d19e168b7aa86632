import ApusDescriptionTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Schemas that hold together")
struct ConjunctionTests {
  @Test("parts of parts are taken in, each once, and what they say of a field is together")
  func parts() throws {
    let all = Conjunction([
      try Sample.schema(
        ##"""
        {"allOf":[{"$ref":"#/components/schemas/a"},{"$ref":"#/components/schemas/a"},{"required":["y"]}],
         "properties":{"x":{"minLength":2}}}
        """##, ##"{"a":{"type":"object","required":["x"],"properties":{"x":{"type":"string"}}}}"##)
    ])
    #expect(all.schemas.count == 3)
    #expect(all.properties.map(\.name) == ["x"] && all.properties.first?.schemas.count == 2)
    #expect(all.required == ["x", "y"])
    #expect(all.kind == .object)
  }

  @Test("the kind is one that all of them allow, or is told from what else they say")
  func kinds() throws {
    let both = try Sample.schema(#"{"type":["string","integer"],"allOf":[{"type":"integer"}]}"#)
    #expect(Conjunction([both]).kind == .integer)
    #expect(Conjunction([try Sample.schema(#"{"pattern":"a"}"#)]).kind == .string)
    #expect(Conjunction([try Sample.schema("{}")]).kind == nil)
    #expect(Conjunction([try Sample.schema(#"{"required":["a"]}"#)]).kind == .object)
  }
}
