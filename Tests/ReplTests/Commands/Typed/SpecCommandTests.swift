import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The description that a session goes by", .paced)
struct SpecCommandTests {
  private static let text = """
    {"openapi": "3.0.0", "info": {"title": "Fruit", "version": "2"}, "servers": [{"url": "http://fruit.test/v1"}],
     "paths": {"/apples": {"get": {"summary": "All apples"}}}}
    """

  @Test("is loaded, shown and forgotten")
  func life() async throws {
    let talk = try await Asked().talk(to: .plain, base: "http://fruit.test/v1")
    try talk.folder.write(Self.text, to: "api.json")
    #expect(await talk.say("spec").notes == "no description is loaded; try: spec openapi.json\n")
    #expect(await talk.say("spec api.json").notes.hasPrefix("Fruit 2\nformat    OpenAPI 3.0"))
    #expect(await talk.say("spec").outText.contains("has       1 operation\n"))
    #expect(await talk.say("ls").outText.contains("All apples"))
    #expect(await talk.say("spec OFF").notes == "no description any more\n")
    #expect(!(await talk.say("ls").text.contains("All apples")))
  }

  @Test("brings a base where there is none, and none where there is one")
  func base() async throws {
    for (base, expected) in [(nil, "http://fruit.test/v1\n"), ("http://h.test", "http://h.test/\n")]
      as [(String?, String)]
    {
      let talk = try await Asked().talk(to: .plain, base: base)
      try talk.folder.write(Self.text, to: "api.json")
      await talk.say("spec api.json")
      #expect(await talk.say("base").outText == expected)
    }
  }

  @Test("that cannot be loaded leaves the one that was there")
  func refusals() async throws {
    let talk = try await Asked().talk(to: .plain)
    try talk.folder.write(Self.text, to: "api.json")
    await talk.say("spec api.json")
    #expect(await talk.say("spec none.json").status == 2)
    #expect(await talk.say("spec a b").status == 2)
    #expect(await talk.say("spec").outText.hasPrefix("Fruit 2\n"))
  }

  @Test("of the practice API is named where that is the base")
  func practice() async throws {
    #expect(try await Talk().say("spec").notes == "no description is loaded; try: spec /openapi.json\n")
  }
}
