import ApusClient
import ApusFolderTestSupport
import ApusLanguage
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusText
import Testing

@testable import ApusExplorer
@testable import ApusRepl

@Suite("How a session wants answers to look", .paced)
struct LookSettingTests {
  private static let body =
    #"{"name":"\u308a\u3093\u3054","url":"http:\/\/example.com\/a","n":1.10,"c":"\u202e\u0007"}"#

  @Test(
    "on a terminal text is what it says, in every view",
    arguments: [
      ("get /", #"name  "りんご""#), (".name", #""りんご""#), (".url", #""http://example.com/a""#),
      ("tree", #""http://example.com/a""#), ("tree . --depth 1", "りんご"), ("table", "りんご"),
      ("find りんご", #""りんご""#),
      (".n", "1.10"), (".c", #""\u202e\u0007""#),
    ])
  func decoded(_ line: String, _ expected: String) async throws {
    let talk = try await Asked(body: Self.body).talk()
    await talk.say("get /")
    #expect(await talk.say(line).text.contains(expected))
  }

  @Test("a difference is shown as it reads")
  func differences() async throws {
    let asked = Asked {
      .response(status: 200, body: $0.url.path == "/a" ? #"{"v":"\u308a"}"# : #"{"v":"\u307f"}"#)
    }
    let talk = try await asked.talk()
    #expect(await talk.say("get /a", "get /b", "diff 1 2").text.contains(#""り" → "み""#))
  }

  @Test(
    "`--exact` shows the spelling that came, for one line",
    arguments: [
      ".name --exact", "tree --exact", "table --exact", "find りんご --exact", "get / --exact", "tree . --exact",
    ])
  func exactOnce(_ line: String) async throws {
    let talk = try await Asked(body: Self.body).talk()
    await talk.say("get /")
    #expect(await talk.say(line).text.contains(#"\u308a\u3093\u3054"#))
    #expect(await talk.say(".name").text == "\"りんご\"\n")
  }

  @Test("`set text exact` shows it from then on, and `unset text` ends that")
  func exact() async throws {
    let talk = try await Asked(body: Self.body).talk()
    await talk.say("get /", "set text exact")
    #expect(await talk.say(".name").text == #""\u308a\u3093\u3054""# + "\n")
    #expect(await talk.say("tree").text.contains(#"http:\/\/example.com\/a"#))
    #expect(
      await talk.engine.knowledge().completion(of: ".na", at: 3).candidates.first?.meaning
        == #""\u308a\u3093\u3054""#)
    await talk.say("unset text")
    #expect(await talk.say(".name").text == "\"りんご\"\n")
    #expect(await talk.engine.knowledge().completion(of: ".na", at: 3).candidates.first?.meaning == "\"りんご\"")
  }

  @Test("a program gets the spelling that came, whatever is set")
  func programs() async throws {
    let talk = try await Asked(body: Self.body).talk(to: .plain)
    await talk.say("get /", "set text decoded")
    #expect(await talk.say(".name").outText == #""\u308a\u3093\u3054""# + "\n")
    #expect(await talk.say("body").outText == Self.body)
    #expect(await talk.say("tree").outText.contains(#"\u308a"#))
  }

  @Test(
    "`body` and `raw` have the bytes that came on a terminal, too",
    arguments: ["body", "raw", "view json", "body --pretty"])
  func bytes(_ line: String) async throws {
    let talk = try await Asked(body: Self.body).talk()
    await talk.say("get /", line)
    let text = await line == "view json" ? talk.say("get /").text : talk.say(line).text
    #expect(text.contains(#"\u308a\u3093\u3054"#))
  }

  @Test(
    "what is no value of them is refused",
    arguments: ["set text plain", "set screen-reader loud", "set theme pink", "set theme ./nosuch"])
  func refused(_ line: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    let answer = await talk.say(line)
    #expect(answer.status != 0)
    let expected = [
      "plain": "exact or decoded", "loud": "on or off", "pink": "dark, light, mono", "./nosuch": "nosuch",
    ]
    let word = line.split(separator: " ").last.map(String.init) ?? ""
    #expect(answer.text.contains(expected[word] ?? "?"))
  }

  @Test("a theme colours what is shown, by its name or from a file, and is shown by that")
  func themes() async throws {
    var traits = Talk.terminal
    traits.hasColour = true
    traits.colourDepth = .trueColour
    let talk = try await Asked(body: Self.body).talk(to: traits)
    await talk.say("get /", "set theme dark")
    #expect(await talk.say(".n").text == "\u{1b}[38;2;128;222;234m1.10\u{1b}[0m\n")
    try talk.folder.write("base mono\nnumber bold red\n", to: "my.theme")
    await talk.say("set theme my.theme")
    #expect(await talk.say(".n").text == "\u{1b}[1;31m1.10\u{1b}[0m\n")
    #expect(await talk.say("set").text.contains("my.theme"))
    try talk.folder.write("number blau\n", to: "bad.theme")
    #expect(await talk.say("set theme bad.theme").text.contains("bad.theme, line 1: blau is no colour"))
    #expect(await talk.say("unset theme", ".n").text == "\u{1b}[36m1.10\u{1b}[0m\n")
  }

  @Test("for a screen reader nothing is drawn, and no prompt stands at the right")
  func spoken() async throws {
    let talk = try await Asked(body: #"{"a":{"b":1},"list":[{"id":1,"x":2},{"id":2,"x":3},{"id":3,"x":4}]}"#)
      .talk()
    await talk.say("set screen-reader on")
    #expect(await talk.say("get /").text.contains("level 2 b: 1\n"))
    #expect(await talk.say(".list").text.contains("row 1: id 1; x 2\n"))
    #expect(await talk.say("timing").text.contains("in all"))
    let knowledge = await talk.engine.knowledge()
    #expect(knowledge.prompt.right.text == "" && !knowledge.traits.movesCursor)
    await talk.say("set screen-reader off")
    #expect(await talk.engine.knowledge().prompt.right.text != "")
  }

  @Test("they are listed, and taken back")
  func listed() async throws {
    let talk = try await Talk(to: Talk.terminal)
    #expect(await talk.say("set").text.contains("decoded"))
    for setting in ["text", "theme", "screen-reader"] {
      guard let setting = LookSetting(rawValue: setting) else { return #expect(Bool(false)) }
      var look = Look()
      try setting.set(Word(typed: setting.example), in: &look)
      #expect(look != Look() && setting.shown(in: look) == setting.example)
      setting.reset(in: &look)
      #expect(look == Look())
    }
  }
}
