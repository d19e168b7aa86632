import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A description by the name of its API, at a prompt", .paced)
struct NamedDescriptionsTests {
  private let desk: NamedDesk

  init() throws { desk = try NamedDesk() }

  @Test("is asked for the first time, with what, from where and how large")
  func question() async throws {
    let talk = try await desk.talk(answering: true)
    let used = await talk.say("use shop")
    #expect(
      desk.questions == [
        "Our shop is described at https://pub.test/api.json, about 1.5 MB; fetch it and keep it? "
      ])
    #expect(
      desk.asked.lines == ["GET /api.json"]
        && used.flat.contains("kept just now from https://pub.test/api.json"))
    #expect(await talk.say("base").text.contains("https://api.shop.test/"))
    #expect(await talk.say("ls").text.contains("apples"))
    // The second time nobody is asked, neither here nor there.
    let again = try await desk.talk(answering: true)
    await again.say("use shop")
    #expect(desk.questions.count == 1 && desk.asked.lines.count == 1)
    #expect(await again.say("ls").text.contains("apples"))
  }

  @Test("is not fetched where somebody says no, and the rest is there all the same")
  func refused() async throws {
    let talk = try await desk.talk(answering: false)
    #expect(await talk.say("use shop").text.contains("no description was fetched"))
    #expect(desk.asked.lines == [] && desk.questions.count == 1)
    #expect(await talk.say("base").text.contains("https://api.shop.test/"))
    await talk.say("use shop --no-spec")
    #expect(desk.questions.count == 1)
    let answer = await talk.say("spec shop")
    #expect(answer.status == 2 && answer.text.contains("try: spec load shop") && desk.asked.lines == [])
  }

  @Test("is neither asked for nor fetched in lines that nobody types now")
  func script() async throws {
    let talk = try await desk.talk(answering: true, isTyped: false)
    await talk.say("use shop", "use github")
    #expect(await talk.say("spec shop").status == 2)
    try talk.folder.write("use shop\nspec shop\n", to: "lines.txt")
    let typed = try await desk.talk(answering: true)
    try typed.folder.write("use shop\n", to: "lines.txt")
    await typed.say("run lines.txt")
    #expect(desk.questions == [] && desk.asked.lines == [])
    // What is kept is used there.
    #expect(await talk.say("spec load shop").status == 0)
    let other = try await desk.talk(answering: true, isTyped: false)
    #expect(await other.say("use shop", "ls").text.contains("apples") && desk.asked.lines.count == 1)
  }

  @Test("is not fetched for the rc file, be it asked for as it may")
  func configuration() async throws {
    let talk = try await desk.talk(answering: true, isTyped: false)
    await talk.engine.configure(true)
    for line in ["use shop", "spec load shop", "spec find x", "spec refresh", "spec discover"] {
      await talk.say(line)
    }
    #expect(desk.asked.lines == [] && desk.questions == [])
    await talk.engine.configure(false)
    #expect(await talk.say("spec load shop").status == 0)
  }

  @Test("takes no credential along, and its servers take none anywhere")
  func hostile() async throws {
    desk.body = SmallDescription.text(server: "https://evil.test")
    let talk = try await desk.talk(answering: true, refusing: "go there")
    let used = await talk.say("use shop")
    #expect(used.text.contains("https://evil.test"))
    #expect(
      desk.questions.last
        == "its description says that it is at https://evil.test/; go there instead of https://api.shop.test/? "
    )
    let fetched = try #require(desk.asked.all.first)
    #expect(!fetched.headers.contains("Authorization") && fetched.url.host == "pub.test")
    await talk.say("get /apples")
    let sent = try #require(desk.asked.last)
    #expect(sent.url.text == "https://api.shop.test/apples" && sent.headers.contains("Authorization"))
    await talk.say("base https://evil.test", "get /apples")
    #expect(desk.asked.last?.headers.contains("Authorization") == false)
  }

  @Test("goes to another base only where somebody wants that, and without the credential")
  func base() async throws {
    desk.body = SmallDescription.text(server: "https://other.test/v2")
    let talk = try await desk.talk(answering: true)
    await talk.say("use shop", "get /apples")
    #expect(desk.asked.last?.url.text == "https://other.test/v2/apples")
    #expect(desk.asked.last?.headers.contains("Authorization") == false)
  }

  @Test("is of an enterprise's own server too, which nobody is asked to leave")
  func enterprise() async throws {
    try desk.home.write(
      "github https://api.github.com https://pub.test/api.json - - GitHub\n", to: ".config/apus/apis")
    desk.body = SmallDescription.text(server: "https://api.github.com")
    desk.answer = #"{"login": "octocat", "id": 1}"#
    let talk = try await desk.talk(answering: true)
    let used = await talk.say("use github --host ghe.test")
    #expect(!used.text.contains("another server"), "\(used.text)")
    #expect(!desk.questions.contains { $0.contains("go there") })
    #expect(await talk.say("ls").text.contains("apples"))
    await talk.say("get /apples", "github user octocat")
    #expect(
      desk.asked.all.suffix(2).map(\.url.text) == [
        "https://ghe.test/api/v3/apples", "https://ghe.test/api/v3/users/octocat",
      ])
  }

  @Test("of another API goes when one is used that has none here")
  func another() async throws {
    let talk = try await desk.talk(answering: true, refusing: "Swagger's pet store")
    for line in ["use weather --no-spec", "use petstore", "use site --no-spec", "use practice"] {
      #expect(await talk.say("use shop", "ls").text.contains("apples"))
      let used = await talk.say(line)
      #expect(!used.text.contains("pub.test") && used.status == 0, "\(line)")
      #expect(await talk.say("spec").text.contains("no description is loaded"), "\(line)")
      #expect(await talk.say("ls").text.contains("apples") == false)
    }
  }

  @Test("stays where the same API is used once more, and is fetched for nobody")
  func again() async throws {
    let talk = try await desk.talk(answering: true)
    await talk.say("use shop", "use shop --no-spec")
    #expect(await talk.say("ls").text.contains("apples"))
    #expect(desk.asked.lines.count == 1)
  }
}
