import ApusJSON
import Testing

@testable import ApusOpenAPI

@Suite("The text of a description")
struct DescriptionTextTests {
  private static let yaml = """
    openapi: 3.0.3
    info: {title: Twins, version: 1.10}
    servers: [{url: "https://a.test/v1"}]
    x-limits: &limits
      - {name: limit, in: query, schema: {type: integer, minimum: 1}}
    paths:
      /things/{id}:
        get: {summary: One, parameters: *limits, responses: {200: {description: fine}, default: {description: else}}}
        post:
          summary: >-
            Make
            one
          requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/thing"}}}}
    components:
      schemas:
        thing: {type: object, required: [on, at], properties: {on: {type: boolean}, at: {enum: [12:30, no]}, more: {type: string}}}
    """
  private static let json = #"""
    {"openapi":"3.0.3","info":{"title":"Twins","version":1.10},"servers":[{"url":"https://a.test/v1"}],
     "x-limits":[{"name":"limit","in":"query","schema":{"type":"integer","minimum":1}}],
     "paths":{"/things/{id}":{
      "get":{"summary":"One","parameters":[{"name":"limit","in":"query","schema":{"type":"integer","minimum":1}}],
       "responses":{"200":{"description":"fine"},"default":{"description":"else"}}},
      "post":{"summary":"Make one",
       "requestBody":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/thing"}}}}}}},
     "components":{"schemas":{"thing":{"type":"object","required":["on","at"],
      "properties":{"on":{"type":"boolean"},"at":{"enum":["12:30","no"]},"more":{"type":"string"}}}}}}
    """#

  @Test("in YAML it is the same document as in JSON, and the same samples come of it")
  func twins() throws {
    let twins = try [Self.yaml, Self.json].map { try Specification(Array($0.utf8)) }
    #expect(twins[0].document.compactText == twins[1].document.compactText)
    #expect(twins[0].version == "1.10" && twins[0].operations.count == 2)
    let samples = twins.map { $0.operations.map { $0.body?.json?.sample()?.text } }
    #expect(samples[0] == samples[1] && samples[0] == [nil, #"{"on":false,"at":"12:30"}"#])
    #expect(twins[0].outline(adding: "x", []) == twins[1].outline(adding: "x", []))
  }

  @Test(
    "YAML may begin with a brace; broken JSON is still said to be JSON",
    arguments: [
      ("{openapi: 3.0.3, paths: {/a: {get: {responses: {}}}}}", 1), ("{\n  'openapi': 3.0.3, paths: {}}", 0),
      (#"{"openapi": "3.0.3", "paths": {}, }"#, nil), ("{\"openapi\"", nil), ("{openapi: 3.0.3", nil),
      ("{", nil),
    ])
  func flow(_ text: String, _ operations: Int?) throws {
    guard let operations else {
      let error = #expect(throws: SpecificationError.self) { try Specification(Array(text.utf8)) }
      if text.contains("\""), case .syntax? = error { return }
      return #expect(!text.contains("\""), "\(String(describing: error))")
    }
    #expect(try Specification(Array(text.utf8)).operations.count == operations)
  }

  @Test("what is odd about it is told, and warnings have the lines of the YAML")
  func remarks() throws {
    let text = "openapi: 3.0.3\npaths:\n  /a: {$ref: '#/gone'}\n  /a: {$ref: '#/gone'}\n---\nx: 1\n"
    let specification = try Specification(Array(text.utf8))
    #expect(
      specification.remarks.contains { $0.hasPrefix("the key `/a` is there twice") && $0.contains("line 4") })
    #expect(specification.remarks.contains { $0.hasPrefix("there is more than one document") })
    #expect(specification.warnings.first?.position.line == 3)
  }

  @Test("OpenAPI 3.2 has `query`, and methods of any name")
  func methods() throws {
    let text = """
      openapi: 3.2.0
      paths:
        /a:
          query: {summary: Q}
          additionalOperations: {COPY: {summary: C}, "b d": {summary: bad}, LINK: 3}
      """
    let specification = try Specification(Array(text.utf8))
    #expect(specification.operations.map(\.description) == ["QUERY /a", "COPY /a"])
    #expect(specification.methods(matching: "/a").map(\.rawValue) == ["QUERY", "COPY"])
    #expect(specification.warnings.count == 2)
    let outline = try Specification(Array(specification.outline(adding: "x", []).utf8))
    #expect(outline.operations.map(\.title) == ["Q", "C"])
  }
}
