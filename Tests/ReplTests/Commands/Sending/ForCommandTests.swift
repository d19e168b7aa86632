import ApusClient
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A line for each value of a list", .paced)
struct ForCommandTests {
  private let asked = Asked { request in
    switch request.url.path {
    case "/list": .response(status: 200, body: #"{"items": [{"id": 7, "n": "a b"}, {"id": 8, "n": "c/d"}]}"#)
    case "/items/8": .response(status: 404, body: "{}")
    case "/items/9": .response(status: 500, body: "{}")
    default: .response(status: 200, body: #"{"a": 1}"#)
    }
  }

  @Test(
    "goes over a path, a list that was kept, one in JSON, and one value",
    arguments: [
      (".items[*].id", ["7", "8"]), ("$1.items[*].id", ["7", "8"]), ("{{ids}}", ["7", "8"]),
      ("{{.items[*].id}}", ["7", "8"]), ("[1, 2, 3]", ["1", "2", "3"]), (#"["x"]"#, ["x"]),
      ("{{one}}", ["5"]), (".items[*].n", ["a%20b", "c%2Fd"]),
    ])
  func lists(_ list: String, _ paths: [String]) async throws {
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /list", "let ids = .items[*].id", "let one = 5")
    let answer = await talk.say("for x in \(list) get /x/{{x}}")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(asked.lines.dropFirst() == paths.map { "GET /x/\($0)" }[...], "\(answer.text)")
    let count = paths.count == 1 ? "1 value" : "\(paths.count) values"
    #expect(answer.notes.hasPrefix("\(count): get /x/{{x}}\n"), "\(answer.notes)")
  }

  @Test("ends with what came of each, and the highest exit status; each is in the history")
  func outcomes() async throws {
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say("for id in [7, 9, 8] get /items/{{id}}")
    let rows = answer.outText.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.prefix(3).map { $0.prefix(3).joined(separator: " ") } == ["1 7 200", "2 9 500", "3 8 404"])
    #expect(answer.outText.contains("3 requests in "), "\(answer.outText)")
    #expect(answer.code == "http.500" && answer.status == 5)
    #expect(await talk.say("history").outText.contains("GET /items/9"))
    #expect(await talk.say("show 1").outText.contains(#"{"a": 1}"#))
    #expect(await talk.say("rerun 3").code == "http.404")
  }

  @Test("leaves the variable as it was")
  func scope() async throws {
    let talk = try await asked.talk(to: .plain)
    await talk.say("let id = 1", "for id in [7] get /items/{{id}}")
    await talk.say("get /again/{{id}}")
    #expect(asked.lines.last == "GET /again/1")
    await talk.say("for other in [7] get /items/{{other}}")
    #expect(await talk.say("get /{{other}}").code == "request.variable")
  }

  @Test(
    "sends so many and no more",
    arguments: ["--max 2 get /{{n}}", "get /{{n}} --max 2", "get --max 2 /{{n}}"])
  func limit(_ rest: String) async throws {
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say("for n in [1, 2, 3] \(rest)")
    #expect(answer.outcome == .ok && answer.notes.hasPrefix("2 of 3 values: "), "\(answer.text)")
    #expect(asked.lines == ["GET /1", "GET /2"])
  }

  @Test("sends nothing of a list nobody has counted")
  func flood() async throws {
    let talk = try await asked.talk(to: .plain)
    let list = "[" + (1...1_001).map(String.init).joined(separator: ",") + "]"
    let answer = await talk.say("for n in \(list) get /{{n}}")
    #expect(answer.status == 2 && answer.flat.contains("the list has 1001 values"), "\(answer.text)")
    #expect(answer.flat.contains("try: help for"), "\(answer.text)")
    #expect(asked.all.isEmpty)
  }

  @Test(
    "sends nothing where the line or the list is none",
    arguments: [
      ("", "expected a name for each value"), ("id", "expected in"), ("id in", "expected a list"),
      ("id in [1]", "expected a line to send for each"), ("1d in [1] get /", "a variable's name has letters"),
      ("id in [1] nonsense", "expected a request, found nonsense"),
      ("id in ids get /{{id}}", "expected a list such as"),
      ("id in {} get /", "expected a list such as [1, 2]"),
      ("id in {{nobody}} get /", "there is no variable named nobody"),
      ("id in .items get /", "there is no response yet"),
      ("id in [1] get /{{x}}", "there is no variable named x"),
      ("id in [1] --max 0 get /", "expected a number of at least 1"),
      ("id in [1] get / --rate x", "expected a rate"),
      ("id in [1] get / --all-pages", "a page of each is asked for here"),
    ])
  func mistakes(_ rest: String, _ said: String) async throws {
    let answer = await (try asked.talk(to: .plain)).say("for \(rest)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
    #expect(asked.all.isEmpty)
  }

  @Test("says that a list is empty, which is no failure")
  func empty() async throws {
    let answer = await (try asked.talk(to: .plain)).say("for id in [] get /{{id}}")
    #expect(answer.outcome == .ok && answer.notes == "0 values: get /{{id}}\n" && answer.outText.isEmpty)
  }

  @Test("is offered by Tab part by part")
  func completion() {
    var session = Session()
    session.variables.values["ids"] = .text("[1]")
    let knowledge = EditorKnowledge(session, commands: .all)
    func offered(_ text: String) -> [String] {
      knowledge.completion(of: text, at: text.utf8.count).candidates.map(\.text)
    }
    #expect(offered("for id ") == ["in"])
    #expect(offered("for id in {{") == ["ids}}"])
    #expect(offered("for id in {{ids}} ge") == ["get"])
    #expect(offered("for id in {{ids}} get / --rat") == ["--rate"])
    #expect(
      offered("for id in {{ids}} get / --ma") == ["--max", "--max-redirects", "--max-time", "--max-pages"])
    #expect(offered("for id in {{ids}} --") == ["--max"])
  }
}
