import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusSwiftSource

@Suite("Several values in one item", .paced)
struct InputPropertiesSeveralTests {
  private func member(_ key: String, _ kind: DataModel.Kind, by separator: String) -> InputProperties.Property
  {
    var input = EndpointModel.Input(key, kind: kind, summary: nil)
    (input.owner, input.separator) = ("color", separator)
    return .init(name: "color" + key, input: input)
  }

  private func statements(_ properties: [InputProperties.Property]) -> [String] {
    InputProperties.statements(properties) { key, value in
      "add(\(key), \(value.isList ? "values: " : "")\(value.expression))"
    }
  }

  @Test("are the names and values of an object, in one expression where all are always there")
  func object() {
    let red = member("R", .integer, by: ",")
    #expect(
      statements([red, member("name", .text, by: ",")])
        == [#"add("color", values: ["R", String(colorR), "name", colorname])"#])
    #expect(
      statements([red, member("G", .optional(.integer), by: " ")]) == [
        "do {", "  var pairs: [String] = []", #"  pairs += ["R", String(colorR)]"#, "  if let colorG {",
        #"    pairs += ["G", String(colorG)]"#, "  }",
        #"  if !pairs.isEmpty { add("color", values: pairs) }"#, "}",
      ])
    #expect(
      InputProperties.list(named: "query", of: [red]) { key, _ in key }.contains(#"  items.append("color")"#))
  }

  @Test("are the keys and values of a map, in the order of its keys")
  func map() {
    var input = EndpointModel.Input("m", kind: .map(.integer), summary: nil)
    input.separator = "|"
    #expect(
      statements([.init(name: "m", input: input)]) == [
        "if !m.isEmpty {",
        "  let pairs = m.sorted(by: { $0.key < $1.key }).flatMap { [$0.key, String($0.value)] }",
        #"  add("m", pairs.joined(separator: "|"))"#, "}",
      ])
    input.argument = .written(["a", "1", "b", "2", "alone"])
    #expect(input.expression?.text == #"["a": 1, "b": 2]"#)
  }

  @Test("are on the wire what the description says, with Foundation alone too")
  func sent() throws {
    let object = #""schema":{"type":"object","properties":{"R":{"type":"integer"},"G":{"type":"string"}}}"#
    let map = #""schema":{"type":"object","additionalProperties":{"type":"string"}}"#
    let parameters = [
      #"{"name":"a","in":"query","explode":false,\#(object)}"#,
      #"{"name":"b","in":"query","style":"spaceDelimited",\#(object)}"#,
      #"{"name":"c","in":"query","style":"pipeDelimited",\#(object)}"#,
      #"{"name":"d","in":"query","style":"deepObject",\#(object)}"#, #"{"name":"e","in":"query",\#(object)}"#,
      #"{"name":"f","in":"query","explode":false,\#(map)}"#, #"{"name":"pairs","in":"query",\#(map)}"#,
      #"{"name":"h","in":"query","style":"deepObject",\#(map)}"#,
      #"{"name":"i","in":"query","explode":false,"required":true,"schema":{"required":["x"],"properties":{"x":{"type":"integer"}}}}"#,
      #"{"name":"kept","in":"query","explode":false,"allowReserved":true,"schema":{"type":"array","items":{"type":"string"}}}"#,
      #"{"name":"free","in":"query","allowReserved":true,"schema":{"type":"string"}}"#,
    ].joined(separator: ",")
    let specification = try Sample.openAPI(
      #"{"/x":{"get":{"operationId":"x","parameters":[\#(parameters)]}}}"#)
    let model = EndpointModel(try #require(specification.operations.first), of: specification)
    let program =
      SwiftSource.text(of: model, .foundation) + """

        let full = X(
          aR: 100, aG: "2,0", bR: 100, bG: "x", cR: 100, cG: "x", dR: 100, dG: "x", r: 100, g: "x", f: ["k": "1,2", "a": "b"],
          pairsValue: ["k": "v"], h: ["k": "v"], iX: 7,
          kept: ["a/b,c", "d&e."], free: "x/y,z+1?")
        print(try full.request().url?.query ?? "")
        print(try X(aG: "only", f: [:], iX: 7).request().url?.query ?? "")

        """
    let said = try Compiler.output(ofProgram: program)
    #expect(
      said.output == """
        a=R,100,G,2%2C0&b=R%20100%20G%20x&c=R%7C100%7CG%7Cx&d%5BR%5D=100&d%5BG%5D=x&R=100&G=x&f=a,b,k,1%2C2&k=v&h%5Bk%5D=v&i=x,7&kept=a/b%2Cc,d%26e.&free=x/y,z%2B1?
        a=G,only&i=x,7

        """, "\(said.output)\n\(program)")
  }
}
