import ApusClient
import ApusFolderTestSupport
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Names after `spec`", .paced)
struct SpecNameTests {
  private static let text = """
    {"openapi": "3.0.0", "info": {"title": "Mine", "version": "1"}, "paths": {"/a": {"get": {}}}}
    """
  private let asked = Asked { request in
    request.url.path == "/api.json"
      ? .response(status: 200, body: text.replacing("Mine", with: "Published"))
      : .response(status: 404, body: "{}")
  }

  /// A talk whose own table has an API that is called as two files are.
  private func talk(base: String? = nil) async throws -> Talk {
    let home = try TestFolder()
    try home.write(
      "server https://api.test https://pub.test/api.json - - A\nfruit https://api.test https://pub.test/api.json - - B\n",
      to: ".config/apus/apis")
    let folder = home
    let talk = try await asked.talk(variables: ["HOME": folder.path], base: base) {
      $0.confirm = { _ in withExtendedLifetime(folder) { true } }
    }
    await talk.engine.beginConversation()
    for name in ["server", "fruit", "load"] { try talk.folder.write(Self.text, to: name) }
    return talk
  }

  @Test("are a subcommand, then an API, then a file; `./` is always a file, and `load` always an API")
  func precedence() async throws {
    let talk = try await talk()
    #expect(await talk.say("spec fruit").text.contains("Published 1"))
    #expect(await talk.say("spec ./fruit").text.contains("Mine 1"))
    #expect(await talk.say("spec FRUIT").text.contains("Published 1"))
    await talk.say("spec off")
    #expect(await talk.say("spec server").status == 2, "a subcommand, which needs a description")
    #expect(await talk.say("spec ./server").text.contains("Mine 1"))
    #expect(await talk.say("spec load server").text.contains("Published 1"))
    #expect(await talk.say("spec load").text.contains("expected the name of an API"))
    #expect(await talk.say("spec ./load").text.contains("Mine 1"))
  }

  @Test("are what Tab offers, and Tab fetches nothing")
  func completion() async throws {
    let talk = try await talk()
    let knowledge = await talk.engine.knowledge()
    func offered(_ line: String) -> [String] {
      knowledge.completion(of: line, at: line.utf8.count).candidates.map(\.text)
    }
    #expect(offered("spec load str") == ["stripe"] && offered("use pokeap") == ["pokeapi"])
    #expect(offered("spec disc") == ["discover"] && offered("use github --no") == ["--no-spec"])
    #expect(asked.lines == [])
  }

  @Test("bring the base of the API where there is none, and leave one that is there")
  func base() async throws {
    let talk = try await talk()
    await talk.say("spec load fruit")
    #expect(await talk.say("base").text == "https://api.test/\n")
    let elsewhere = try await self.talk(base: "http://h.test")
    await elsewhere.say("spec load fruit")
    #expect(await elsewhere.say("base").text.contains("http://h.test/\n"))
  }

  @Test("find nothing without a base, and say so")
  func discover() async throws {
    #expect(await (try talk()).say("spec discover").text.contains("there is no base to look at"))
    let none = await (try talk(base: "http://h.test")).say("spec discover")
    #expect(none.status == 1 && none.flat.contains("no description was found in 9 requests"), "\(none.text)")
    #expect(asked.lines.count == 9 && none.text.contains("get http://h.test/v3/api-docs  404"))
  }
}
