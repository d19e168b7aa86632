import ApusClient
import ApusFolderTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What `spec save` writes", .paced)
struct SpecificationSaveTests {
  private let asked = Asked { request in
    request.url.path.hasPrefix("/users/")
      ? .response(status: 200, body: #"{"id": 1, "token": "tokentokentoken9"}"#)
      : .response(status: request.url.path == "/wrong" ? 404 : 201, body: "{}")
  }

  private func text(_ talk: Talk, _ name: String) throws -> String {
    String(decoding: try talk.folder.read(name), as: UTF8.self)
  }

  @Test(
    "is a description of the requests so far, which loads and knows them",
    arguments: ["api.yaml", "api.json"])
  func loads(_ name: String) async throws {
    let talk = try await asked.talk(to: .plain)
    await talk.say(
      "get /users/42 page==2", "get /users/43", "post /orders a=1 Authorization:'Bearer sesamesesame1'",
      "get /wrong",
      "get http://other.test/elsewhere")
    let told = await talk.say("spec save \(name)").notes
    #expect(
      told.contains("2 operations of 4 requests") && told.contains("left out, as nothing there went well: 4"))
    #expect(await talk.say("spec \(name)").notes.contains("OpenAPI 3.1.0"))
    let help = await talk.say("help get /users/7").outText
    #expect(
      help.contains("GET /users/{userId}") && help.contains("page") && help.contains("id token"), "\(help)")
    let text = try self.text(talk, name)
    #expect(
      !text.contains("sesame") && !text.contains("tokentoken") && !text.contains("elsewhere"), "\(text)")
    #expect(text.contains("GET /users/42 · 200") && text.contains("x-apus-from"))
    let specification = try Specification(Array(text.utf8))
    #expect(specification.securitySchemes.map(\.name) == ["bearer"])
  }

  @Test("knows paths by what is known already")
  func templates() async throws {
    let talk = try await asked.talk(to: .plain)
    try talk.folder.write("openapi: 3.0.3\npaths: {'/users/{login}': {get: {}}}\n", to: "known.yaml")
    await talk.say("spec known.yaml", "get /users/ada", "get /users/grace")
    await talk.say("spec save made.yaml")
    #expect(try text(talk, "made.yaml").contains("/users/{login}:"))
  }

  @Test("replaces what it wrote before, and nothing else unless that is allowed")
  func replacing() async throws {
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /users/1")
    try talk.folder.write("openapi: 3.0.3\npaths: {}\n", to: "mine.yaml")
    let refused = await talk.say("spec save mine.yaml")
    #expect(refused.status == 2 && refused.flat.contains("mine.yaml is there already"))
    #expect(try text(talk, "mine.yaml") == "openapi: 3.0.3\npaths: {}\n")
    #expect(await talk.say("spec save made.json").status == 0)
    #expect(await talk.say("spec save made.json").status == 0)
    let willing = try await asked.talk(to: .plain) { $0.confirm = { _ in true } }
    try willing.folder.write("mine", to: "mine.yaml")
    await willing.say("get /users/1")
    #expect(await willing.say("spec save mine.yaml").status == 0)
    #expect(try text(willing, "mine.yaml").hasPrefix("openapi:"))
  }

  @Test("is nothing where nothing was answered, or nothing went well")
  func nothing() async throws {
    let talk = try await asked.talk(to: .plain)
    #expect(await talk.say("spec save a.yaml").flat.contains("nothing was answered yet"))
    await talk.say("get /wrong")
    #expect(await talk.say("spec save a.yaml").status == 2)
    #expect(await talk.say("spec save").status == 2)
    #expect((try? text(talk, "a.yaml")) == nil)
  }
}
