import ApusJSON
import Testing

@testable import ApusOpenAPI

@Suite("A description in several files")
struct DescriptionBundleTests {
  private func whole(_ files: [String: String]) throws -> (Specification, DescriptionBundle, asked: [String])
  {
    let first = try DescriptionText(Array((files["api.yaml"] ?? "").utf8))
    var bundle = DescriptionBundle(first.document, at: .file(name: "api.yaml"))
    var asked: [String] = []
    while let path = bundle.next() {
      guard !bundle.place.isOutside(path) else {
        bundle.miss(path, because: "outside")
        continue
      }
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
    #expect(bundle.remarks.contains("gone.yaml: gone") && bundle.remarks.contains("../up.yaml: outside"))
    #expect(bundle.remarks.contains("https://other.test/c.yaml: outside"))
    #expect(bundle.remarks.contains { $0.hasPrefix("broken.yaml: this is no YAML") })
    #expect(specification.brokenReferences().count == 6)
  }

  @Test("files that refer to files and so on are read so far, and no further")
  func depth() throws {
    let chain = (1...60).map { ("\($0).yaml", "x: {$ref: \($0 + 1).yaml}\n") }
    let files = Dictionary(
      uniqueKeysWithValues: chain + [("api.yaml", "openapi: 3.0.3\npaths: {/a: {$ref: 1.yaml}}\n")])
    let (_, bundle, asked) = try whole(files)
    #expect(asked.count == DescriptionBundle.depthLimit)
    #expect(bundle.remarks.first?.hasPrefix("41.yaml: not read") == true, "\(bundle.remarks)")
  }

  @Test("what came from a URL is read from its origin, and put together as files are")
  func urls() throws {
    let first = try DescriptionText(
      Array("openapi: 3.0.3\npaths: {/a: {$ref: p/a.yaml}, /b: {$ref: 'https://o.test/b.yaml'}}\n".utf8))
    var bundle = DescriptionBundle(first.document, at: DescriptionPlace(url: "http://h.test/d/api.yaml"))
    var asked: [String] = []
    while let place = bundle.next() {
      asked.append(place)
      let text =
        place.hasSuffix("a.yaml")
        ? "get: {summary: A, parameters: [{$ref: ../q.yaml}]}\n" : "name: q\nin: query\n"
      if !bundle.place.isOutside(place) { bundle.add(Array(text.utf8), at: place) }
    }
    #expect(
      asked.sorted() == ["http://h.test/d/p/a.yaml", "http://h.test/d/q.yaml", "https://o.test/b.yaml"])
    let whole = try Specification(DescriptionText(bundle.text()).document)
    #expect(whole.operations.map(\.title) == ["A"] && whole.operations.first?.parameters.map(\.name) == ["q"])
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
