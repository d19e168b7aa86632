import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSystem
import Foundation
import Testing

@testable import ApusAnswers
@testable import ApusExplorer
@testable import ApusLanguage
@testable import ApusRedaction
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A value that is kept for later lines", .paced)
struct LetCommandTests {
  /// What a session has for `v` once this line was said.
  private func kept(_ text: String, in session: Session = Session(), variables: [String: String] = [:])
    async throws
    -> VariableValue?
  {
    let command = try #require(CommandList.all.command(named: "let"))
    let line = try LetCommand(LineArguments(CommandLine(Words("let \(text)")), by: command.spec.syntax))
    var session = session
    let folder = try TestFolder()
    let output = Output(try MemoryConsole(in: folder).console(.plain), mask: SecretMask())
    let environment = Environment(variable: { variables[$0] }, files: .fixed(["f": "from a file\n"]))
    _ = try await line.set(&session, in: Surroundings(environment) { _ in }, output)
    return session.variables.values["v"]
  }

  private func session(_ body: String) throws -> Session {
    var session = Session()
    let request = Request(url: try WebURL("http://h/"))
    let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Content-Type": "application/json"])
    let hop = Hop(sent: SentRequest(method: .get, url: request.url, headers: [:]), response: head)
    _ = session.records.add(
      "get /",
      Exchange(request: request, startedAt: .now, hops: [hop], body: ReceivedBody(bytes: Array(body.utf8))))
    return session
  }

  @Test(
    "is a text, JSON, or what a path leads to, as it is spelled there",
    arguments: [
      ("v = abc", "abc"), ("v = 'a b'", "a b"), ("v = {\"a\": 1.0}", "{\"a\": 1.0}"), ("v = .n", "1.50"),
      ("v = .items[1].id", "2"), ("v = $1.s", "text"), ("v = 7", "7"),
    ])
  func values(_ line: String, _ text: String) async throws {
    let session = try session(#"{"n": 1.50, "items": [{"id": 1}, {"id": 2}], "s": "text"}"#)
    #expect(try await kept(line, in: session)?.text == text)
  }

  @Test(
    "is a list where a path selects many, and one value where a filter finds one",
    arguments: [
      ("v = .items[].id", "[1, 2]"), ("v = .items[0:1].id", "[1]"), ("v = $1..id", "[1, 2]"),
      ("v = .items[?@.id > 1].id", "2"), ("v = .items[?@.id > 0].id", "[1, 2]"), ("v = .s", "[\"a, b\"]"),
    ])
  func lists(_ line: String, _ text: String) async throws {
    let session = try session(#"{"items": [{"id": 1}, {"id": 2}], "s": ["a, b"]}"#)
    #expect(try await kept(line, in: session)?.text == text)
  }

  @Test("may be made of other variables")
  func filled() async throws {
    var session = Session()
    session.variables.values["a"] = .text("x")
    #expect(try await kept("v = {{a}}y", in: session)?.text == "xy")
    #expect(try await kept("v = {\"b\": \"{{a}}\"}", in: session)?.text == #"{"b": "x"}"#)
  }

  @Test("is a secret where it comes from the environment or from a file")
  func secrets() async throws {
    for (line, text) in [("v = env:TOKEN", "canary-1234"), ("v = file:f", "from a file")] {
      guard case .secret(let secret)? = try await kept(line, variables: ["TOKEN": "canary-1234"]) else {
        Issue.record("\(line) is no secret")
        continue
      }
      #expect(secret == Secret(text, name: secret.name))
    }
    let problem = await #expect(throws: LineProblem.self) { try await kept("v = env:NOBODY") }
    #expect(problem?.message == "the environment has no NOBODY")
  }

  @Test(
    "is not kept where it is none",
    arguments: [
      (".nothing", "nothing is at .nothing"),
      ("{{nobody}}", "there is no variable named nobody"),
    ])
  func none(_ value: String, _ message: String) async throws {
    let session = try session(#"{"items": [{"id": 1}, {"id": 2}]}"#)
    let problem = await #expect(throws: LineProblem.self) { try await kept("v = \(value)", in: session) }
    #expect(problem?.message == message)
  }

  @Test("has a name of letters, digits, - and _", arguments: ["a.b = 1", "'a b' = 1", "1a = 1", "a! = 1"])
  func names(_ line: String) async throws {
    let problem = await #expect(throws: LineProblem.self) { try await kept(line) }
    #expect(problem?.message == "a variable's name has letters, digits, - and _ only")
  }
}
