import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusYAML
import Testing

@testable import ApusInvocation
@testable import ApusRepl

@Suite("A description in YAML and in JSON", .paced)
struct YAMLTwinTests {
  @Test("both are the same to `ls -r`, `help` and every sample")
  func twins() async throws {
    let text = """
      openapi: 3.0.3
      info: {title: Twins, version: "1"}
      servers: [{url: "https://a.test/v1"}]
      x-p: &p [{name: limit, in: query, description: How many., schema: {type: integer, default: 30}}]
      paths:
        /: {get: {summary: Root}}
        /things:
          get: {summary: "**All** of them. And more", parameters: *p, responses: {200: {description: fine}}}
          post: {summary: Make, requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/t"}}}}}
      components: {schemas: {t: {type: object, required: [a], properties: {a: {type: integer, minimum: 3}, b: {}}}}}
      """
    var told: [[String]] = []
    for (name, content) in [
      ("api.yaml", text), ("api.json", try YAMLDocument(Array(text.utf8)).document.compactText),
    ] {
      let talk = try await Talk(
        transport: StubTransport { _ in .response(status: 200, body: "{}") },
        flags: { $0.usesPractice = false })
      try talk.folder.write(content, to: name)
      await talk.say("spec \(name)")
      var lines: [String] = []
      for line in ["ls -r", "ls /", "help get /things", "help post /things", "help get /"] {
        lines.append(await talk.say(line).outText)
      }
      told.append(lines)
    }
    #expect(told[0] == told[1])
    #expect(told[0][0].contains("things") && told[0][3].contains(#"post /things {"a":3}"#), "\(told[0])")
  }

  @Test("what is no YAML is told with its line and a caret, and what came before stays")
  func broken() async throws {
    let talk = try await Talk(
      transport: StubTransport { _ in .response(status: 200, body: "{}") }, flags: { $0.usesPractice = false }
    )
    try talk.folder.write("openapi: 3.0.3\npaths: [\n  a: b\n", to: "api.yaml")
    let told = await talk.say("spec api.yaml").text
    #expect(told.contains("error[decode.syntax]: api.yaml cannot be read as YAML"), "\(told)")
    #expect(told.contains("line 4, column 1") || told.contains("line 3"), "\(told)")
    try talk.folder.write("openapi: 3.0.3\na: &a {b: *a}\n", to: "self.yaml")
    #expect(
      await talk.say("spec self.yaml").text.replacing("\n  ", with: " ").contains(
        "stands inside of what it stands for"))
  }
}
