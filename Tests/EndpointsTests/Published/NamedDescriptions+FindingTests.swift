import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusEndpoints
@testable import ApusRepl

@Suite("What a directory of descriptions has, and what is kept of it", .paced)
struct NamedDescriptionsFindingTests {
  private let desk: NamedDesk

  init() throws {
    desk = try NamedDesk(
      directory:
        #"{"fruit.test": {"preferred": "1", "versions": {"1": {"info": {"title": "Fruit of others"}, "swaggerUrl": "api.json"}}}}"#
    )
  }

  private func talk() async throws -> Talk {
    let talk = try await desk.talk(answering: true)
    await talk.say("set spec-directory https://pub.test/list.json")
    return talk
  }

  @Test("is found by words and loaded by its name, and asked for once a day")
  func find() async throws {
    let talk = try await talk()
    let found = await talk.say("spec find FRUIT").flat
    #expect(found.contains("spec load fruit.test  Fruit of others 1\nthe directory does not say how large"))
    #expect(await talk.say("spec find zebra").text.contains("none of 1 API at pub.test is found by zebra"))
    #expect(desk.asked.lines == ["GET /list.json"])
    let loaded = await talk.say("spec load fruit.test")
    #expect(
      loaded.status == 0 && loaded.flat.contains("Fruit of others is described at https://pub.test/api.json"))
    #expect(desk.asked.lines == ["GET /list.json", "GET /api.json"])
    let kept = await talk.say("spec find fruit").text
    #expect(kept.contains(", \(desk.body.utf8.count) B") && !kept.contains("does not say"))
    await talk.say("spec load fruit.test")
    #expect(desk.asked.lines.count == 2)
    let none = await talk.say("spec load vegetables")
    #expect(none.status == 2 && none.flat.contains("there is no API named vegetables, here or at pub.test"))
  }

  @Test("is listed, refreshed and forgotten")
  func kept() async throws {
    let talk = try await talk()
    #expect(await talk.say("spec cached").text == "no description is kept\n")
    await talk.say("spec load shop", "spec find fruit")
    let cached = await talk.say("spec cached").text
    #expect(cached.contains("shop") && cached.contains("directory-pub.test") && cached.contains("of 200 MB"))
    #expect(await talk.say("spec refresh").text.contains("shop: not changed"))
    #expect(desk.asked.lines == ["GET /api.json", "GET /list.json", "GET /list.json", "GET /api.json"])
    desk.body = SmallDescription.text("New fruit")
    #expect(await talk.say("spec refresh shop").flat.contains("shop: another one was fetched"))
    desk.body = "<html>"
    let failed = await talk.say("spec refresh shop")
    #expect(failed.status == 1 && failed.flat.contains("HTML") && failed.flat.contains("kept just now stays"))
    #expect(await talk.say("spec shop").text.contains("New fruit 1"))
    #expect(await talk.say("spec forget shop").text == "shop is not kept any more\n")
    #expect(await talk.say("spec forget shop").status == 2)
    #expect(await talk.say("spec refresh shop").status == 2)
  }

  @Test("is no directory where it is something else, and that is said")
  func noDirectory() async throws {
    let talk = try await talk()
    await talk.say("set spec-directory https://pub.test/api.json")
    let answer = await talk.say("spec find x")
    #expect(answer.status == 1 && answer.flat.contains("is no directory of descriptions"))
    await talk.say("set spec-directory https://pub.test/none.json")
    #expect(await talk.say("spec find x").flat.contains("has no description to give: it answers 404"))
  }
}
