import ApusJSON
import Testing

@testable import ApusOpenAPI

@Suite("A description in several files")
struct DescriptionBundleTests {
  private func whole(_ files: [String: String]) throws -> (Specification, DescriptionBundle, asked: [String])
  {
    let first = try DescriptionText(Array((files["api.yaml"] ?? "").utf8))
    var bundle = DescriptionBundle(first.document, name: "api.yaml")
    var asked: [String] = []
    while let path = bundle.next() {
      asked.append(path)
      if let text = files[path] {
        bundle.add(Array(text.utf8), at: path)
      } else {
        bundle.miss(path, because: "gone")
      }
    }
    return (try Specification(DescriptionText(bundle.text()).document), bundle, asked.sorted())
  }

  @Test("references lead to other files, from there on, and back")
  func together() throws {
    let (specification, bundle, asked) = try whole([
      "api.yaml": """
      openapi: 3.0.3
      paths:
        /a: {$ref: paths/a.yaml}
        /b: {$ref: "./paths/b%20c.json#/item"}
      components: {schemas: {s: {type: string}}}
      """,
      "paths/a.yaml": """
      get:
        summary: A
        parameters: [{$ref: "#/x-own/p"}, {$ref: ../shared/q.yaml}]
        requestBody: {content: {application/json: {schema: {$ref: "../api.yaml#/components/schemas/s"}}}}
      x-own: {p: {name: p, in: query, schema: {type: integer}}}
      """,
      "paths/b c.json": #"{"item":{"post":{"summary":"B"}}}"#,
      "shared/q.yaml": "name: q\nin: header\nschema: {type: boolean}\n",
    ])
    #expect(asked == ["paths/a.yaml", "paths/b c.json", "shared/q.yaml"])
    #expect(specification.operations.map(\.title) == ["A", "B"])
    let operation = try #require(specification.operations.first)
    #expect(operation.parameters.map(\.name) == ["p", "q"])
    #expect(operation.body?.json?.schema?.kinds == [.string])
    #expect(bundle.remarks.isEmpty && specification.brokenReferences().isEmpty)
    #expect(specification.isBundle)
  }

  @Test("what is above the folder, elsewhere, missing or broken is left out, and told")
  func refused() throws {
    let (specification, bundle, asked) = try whole([
      "api.yaml": """
      openapi: 3.0.3
      paths:
        /a: {$ref: ../secret.yaml}
        /b: {$ref: /etc/passwd}
        /c: {$ref: "https://other.test/c.yaml"}
        /d: {$ref: paths/../../up.yaml}
        /e: {$ref: gone.yaml}
        /f: {$ref: broken.yaml}
        /g: {get: {summary: G}}
      """,
      "broken.yaml": "a: [",
    ])
    #expect(asked == ["broken.yaml", "gone.yaml"])
    #expect(specification.operations.map(\.path) == ["/g"])
    #expect(bundle.remarks.contains("gone.yaml: gone"))
    #expect(bundle.remarks.contains { $0.hasPrefix("broken.yaml: this is no YAML") })
    #expect(specification.brokenReferences().count == 6)
  }

  @Test("files that refer to each other are read once")
  func circles() throws {
    let (specification, _, asked) = try whole([
      "api.yaml": "openapi: 3.0.3\npaths: {/a: {$ref: a.yaml}}\n", "a.yaml": "$ref: b.yaml\n",
      "b.yaml": "$ref: a.yaml\n",
    ])
    #expect(asked == ["a.yaml", "b.yaml"])
    #expect(specification.operations.isEmpty)
    #expect(specification.warnings.first?.message.contains("leads back to itself") == true)
  }
}
