import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusRepl

@Suite("Help", .paced)
struct HelpCommandTests {
  private func talk() async throws -> Talk { try await Talk(to: Talk.terminal) }

  @Test("is of a command by any of its names, of a topic, of a service, and of all there is")
  func subjects() async throws {
    let talk = try await talk()
    #expect(await talk.say("help").text.contains("help COMMAND or a heading tells more"))
    let get = await talk.say("help get").text
    #expect(get.hasPrefix("get  send a request"))
    for line in ["? GET", "man post"] { #expect(await talk.say(line).text == get, "\(line)") }
    #expect(await talk.say("help paths").text.hasPrefix("Paths look into a response"))
    #expect(await talk.say("help github").text.hasPrefix("github  ask"))
  }

  @Test("is of one way to write a command, with its options and what is only of it")
  func forms() async throws {
    let talk = try await talk()
    let login = await talk.say("help auth oauth2").text
    #expect(login.hasPrefix("auth oauth2  a login that ends in a token, which is renewed\n"), "\(login)")
    #expect(login.contains("  --flow FLOW") && login.contains("Password and implicit are not there"))
    #expect(login.contains("  auth oauth2 --client apus") && !login.contains("auth bearer"))
    let signing = await talk.say("help AUTH Aws").text
    #expect(signing.contains("--region R") && signing.contains("without KEY takes the environment's"))
    for line in ["help auth nobody", "help set =", "help nothing oauth2"] {
      #expect(await talk.say(line).notes.contains("expected a command, a topic"), "\(line)")
    }
  }

  @Test("is of every heading: its commands; and of the keys")
  func headings() async throws {
    let talk = try await talk()
    let looking = await talk.say("help looking").text
    #expect(
      looking.contains("tree") && looking.contains("history") && !looking.contains("\n  get "), "\(looking)")
    for heading in CommandSpec.Section.allCases {
      #expect(await talk.say("help \(heading.rawValue)").status == 0)
    }
    for (topic, word) in [("json", ":="), ("pipes", "| jq"), ("editing", "^R")] {
      let answer = await talk.say("help \(topic)")
      #expect(answer.status == 0 && answer.text.contains(word), "\(answer.text)")
    }
  }

  @Test("of a word that names nothing is where help speaks of it, as a word of its own")
  func search() async throws {
    let talk = try await talk()
    let found = await talk.say("help netrc")
    #expect(found.status == 0 && found.text.contains("Nothing is called netrc"), "\(found.text)")
    #expect(found.text.contains("help auth"), "\(found.text)")
    #expect(await talk.say("help etr").status == 2)
    let hostile = await talk.say("help \u{1b}[31mget").text
    #expect(!hostile.contains("\u{1b}[31mget"))
  }

  @Test("of a typed endpoint is what it takes, and of the beginning of several those there are")
  func typed() async throws {
    let talk = try await talk()
    let show = await talk.say("help github issue show").text
    #expect(show.contains("GET /repos/{owner}/{repo}/issues/{number}"), "\(show)")
    let several = await talk.say("help qiita project").text
    #expect(several.contains("project create") && !several.contains("group create"), "\(several)")
    #expect(await talk.say("help github isue").text.contains("github has no isue"))
  }

  @Test("of an endpoint is what is known of it, for one method or for all")
  func endpoints() async throws {
    let talk = try await talk()
    let one = await talk.say("help get /github/users/{login}").text
    #expect(one.hasPrefix("GET /github/users/{login}\n"), "\(one)")
    #expect(await talk.say("help get /github/users/octocat").text.contains("get /github/users/octocat"))
    let all = await talk.say("help /github/gists").text
    #expect(all.contains("GET /github/gists\n") && all.contains("\nPOST /github/gists\n"), "\(all)")
    await talk.say("cd github")
    #expect(await talk.say("help get users/{login}").text.hasPrefix("GET /github/users/{login}\n"))
  }

  @Test("what the program does without a prompt is told as well", arguments: ["serve", "tap"])
  func services(_ word: String) async throws {
    let answer = await (try await Talk()).say("help \(word)")
    #expect(answer.status == 0 && answer.text.hasPrefix("apus \(word) "), "\(answer.text)")
  }

  @Test(
    "that there is not is refused, with what was meant",
    arguments: [
      ("tre", "there is no command and no topic tre", "help tree"),
      ("zzz", "there is no command and no topic zzz", "help"),
      ("get /nowhere", "nothing is known of GET /nowhere", "ls /"),
      ("/github/none/x", "nothing is known of /github/none/x", "ls /"),
      ("get /github", "nothing is known of GET /github", "ls /github"),
      ("one two three", "expected a command, a topic, or a method and a path", "help"),
      ("exit code", "expected a command", "help"),
    ])
  func mistakes(_ text: String, _ said: String, _ suggestion: String) async throws {
    let answer = await (try talk()).say("help \(text)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
    #expect(answer.text.contains("try: \(suggestion)"), "\(answer.text)")
  }

  @Test("without a base names the way to one")
  func noBase() async throws {
    let talk = try await Asked().talk(base: nil)
    #expect(await talk.say("help get /x").text.contains("try: use practice"))
  }
}
