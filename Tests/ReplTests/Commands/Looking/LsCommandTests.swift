import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What there is to ask for, listed", .paced)
struct LsCommandTests {
  private func talk(to traits: Bool = false) async throws -> Talk { try await Talk() }

  @Test("directly below, a line a method, or everything")
  func forms() async throws {
    let talk = try await talk()
    let short = await talk.say("ls /github/gists").outText
    #expect(short.hasPrefix(".     GET POST    The gists"), "\(short)")
    let long = await talk.say("ls -l /github/gists").outText
    #expect(
      long.split(separator: "\n").map { $0.prefix(6).split(separator: " ")[0] } == [
        "GET", "POST", "GET", "DELETE",
      ])
    let deep = await talk.say("ls -r /github/users").outText
    #expect(deep.contains("{login}/repos"), "\(deep)")
    #expect(await talk.say("ls /github/users").outText.contains("{login}/repos") == false)
    for flags in ["-la", "-lr", "-rl"] { #expect(await talk.say("ls \(flags) /github").outcome == .ok) }
  }

  @Test("from where `cd` went, unless the path begins with a slash, and a variable in it is filled")
  func places() async throws {
    let talk = try await talk()
    let expected = await talk.say("ls /github/users").outText
    await talk.say("cd github", "let u = users")
    for path in ["users", "users/", "./users", "/github/users", "{{u}}", "../github/users"] {
      #expect(await talk.say("ls \(path)").outText == expected, "\(path)")
    }
  }

  @Test("a path that is only begun lists what begins so")
  func begun() async throws {
    let text = await (try talk()).say("ls /github/u").outText
    #expect(text.hasPrefix("users/{login}/") && text.contains("\nuser/ "), "\(text)")
  }

  @Test("a program gets each line whole, and a screen what fits")
  func widths() async throws {
    let whole = await (try talk()).say("ls").outText
    #expect(!whole.contains("…"))
    let screen = try await Talk(to: Talk.terminal).say("ls").outText
    #expect(screen.contains("…") && screen.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(screen.contains("more: ls | less"))
  }

  @Test("words are looked for, and a program is told so beside the list")
  func words() async throws {
    let talk = try await talk()
    let found = await talk.say("ls fruit")
    #expect(
      found.notes.hasPrefix("search fruit · ") && found.outText.contains("/greenstore/api/v1/food/fruits"))
    #expect(await talk.say("ls user repositories").outText.contains("/github/users/{login}/repos"))
    #expect(
      await talk.say("ls zzqqzz").notes
        == "nothing has zzqqzz in its path, its name or its summary; try: ls /\n")
    let screen = try await Talk(to: Talk.terminal)
    #expect(await screen.say("ls /github/gists").outText.hasPrefix("path /github/gists\n"))
    #expect(await screen.say("ls fruit").outText.hasPrefix("search fruit · "))
  }

  @Test("where nothing is known, that is said, with what to type instead")
  func nothing() async throws {
    let talk = try await talk()
    #expect(await talk.say("ls /nowhere").notes == "nothing is known below /nowhere; try: ls /\n")
    #expect(await talk.say("ls /gists").notes == "nothing is known below /gists; try: ls /github/gists\n")
    let other = try await Asked().talk(to: .plain)
    #expect(await other.say("ls").notes == "nothing is known here yet; try: get /\n")
    #expect(await (try Asked().talk(to: .plain, base: nil)).say("ls").notes.hasSuffix("try: use practice\n"))
  }

  @Test(
    "an option that there is not, or a path too many, is refused",
    arguments: ["-x", "/a b", "a /b", "{{nobody}}"])
  func mistakes(_ text: String) async throws {
    #expect(await (try talk()).say("ls \(text)").status == 2)
  }
}
