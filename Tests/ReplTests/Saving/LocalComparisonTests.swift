import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusRepl

@Suite("A path in a saved session replayed for real", .paced)
struct LocalComparisonTests {
  /// A talk with a recording of an answer and of a path into it.
  private func recorded() async throws -> Talk {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it", "get /github/users/octocat", ".login", "record off")
    return talk
  }

  private func change(_ old: String, to new: String, in name: String, of talk: Talk) throws {
    let text = try #require(talk.folder.text(of: name))
    #expect(text.contains(old), "\(text)")
    try talk.folder.write(text.replacing(old, with: new), to: name)
  }

  @Test(
    "differs where a path finds what is not as written, though nobody was asked",
    arguments: [(".id", "\"a text\""), (".nothing", "1"), (".login", "1"), (".login", "...\nmore")])
  func wrongSteps(_ path: String, _ written: String) async throws {
    let talk = try await recorded()
    try change("$ .login\n\"octocat\"", to: "$ \(path)\n\(written)", in: "it.session.md", of: talk)
    for command in ["replay it", "replay --live it"] {
      let answer = await talk.say(command)
      #expect(answer.code == "replay.drift", "\(command)\n\(answer.text)")
      #expect(answer.text.contains("ok     get") && answer.text.contains("drift  \(path)"), "\(answer.text)")
    }
  }

  @Test(
    "may show another value by a path, but none of another kind, and nothing only where there was nothing",
    arguments: [
      (#"\"id\": 583231"#, #"\"id\": 7"#, ".id", "7", true),
      (#"\"id\": 583231"#, #"\"id\": \"x\""#, ".id", "\"x\"", false),
      (#"\"id\": "#, #"\"key\": "#, ".key", "583231", false),
      (#"\"id\": "#, #"\"key\": "#, ".id", "nothing there[..]", false),
      (#"\"id\": 583231"#, #"\"id\": {\"a\": [1]}"#, ".id", "a  array of 1\n└─ [0]  1", false),
    ])
  func paths(_ old: String, _ new: String, _ path: String, _ written: String, _ isFine: Bool) async throws {
    let talk = try await recorded()
    try change("$ .login\n\"octocat\"", to: "$ \(path)\n\(written)", in: "it.session.md", of: talk)
    try change(old, to: new, in: "it.session.har", of: talk)
    let answer = await talk.say("replay --live it")
    #expect(answer.text.contains("\(isFine ? "ok   " : "drift")  \(path)"), "\(answer.text)")
  }
}
