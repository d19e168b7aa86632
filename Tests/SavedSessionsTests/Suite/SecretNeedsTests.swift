import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("The secrets that a session needs", .paced)
struct SecretNeedsTests {
  private func needs(_ commands: String..., secrets: [String] = []) -> SecretNeeds {
    SecretNeeds(
      SessionDocument(
        frontMatter: FrontMatter(secrets: secrets),
        parts: [.block(ConsoleBlock(steps: commands.map { Step(command: $0) }))]))
  }

  @Test("are called by what they are given to, where nobody named them")
  func names() {
    let login = needs("post /login user=ada password={{secret:typed}}")
    #expect(login.variables(of: "typed") == ["PASSWORD", "password", "TYPED", "typed"])
    #expect(needs("get / X-Token:{{secret:token}}").variables(of: "token") == ["TOKEN", "token"])
    #expect(needs("get /{{secret:typed}}").variables(of: "typed") == ["TYPED", "typed"])
    #expect(needs("get /").variables(of: "typed").isEmpty)
  }

  @Test("are told all at once where the environment does not have them, and nobody types them")
  func missing() throws {
    let needs = needs(
      "post / password={{secret:typed}}", "get / X-A:{{secret:api_key}}", "get / X-A:{{secret:there}}",
      secrets: ["GITHUB_TOKEN", "file:~/key", "netrc:a@b"])
    let environment = Environment(variable: { $0 == "THERE" ? "x" : nil })
    let failure = try #require(throws: CommandFailure.self) { try needs.typed(in: environment, path: "it") }
    #expect(
      failure.message == "it needs GITHUB_TOKEN, PASSWORD, API_KEY in the environment, which are not set")
    #expect(failure.code == .usageArgument)
  }

  @Test("are those that lines take from the environment by its names, too, unless they are to fail")
  func named() throws {
    let needs = needs(
      "auth bearer env:TOK", "let a = env:OTHER", "get / env:x a=env:NO", "auth bearer env:TOK")
    let failure = try #require(throws: CommandFailure.self) { try needs.typed(in: Environment(), path: "it") }
    #expect(failure.message == "it needs TOK, OTHER in the environment, which are not set")
    let failing = Step(command: "auth bearer env:TOK", outcome: .failure(.requestVariable))
    let block = SessionDocument.Part.block(ConsoleBlock(steps: [failing]))
    let document = SessionDocument(frontMatter: FrontMatter(), parts: [block])
    #expect(try SecretNeeds(document).typed(in: Environment(), path: "it").isEmpty)
  }

  @Test("are none of what a line sets to something else by now")
  func given() throws {
    let lines = [
      "let a = {{secret:a}}", "let b = env:B", "let c = env:C", "auth bearer env:C", "get /{{secret:d}}",
    ]
    let document = SessionDocument(
      frontMatter: FrontMatter(secrets: ["B", "C", "E"]),
      parts: [.block(ConsoleBlock(steps: lines.map { Step(command: $0) }))])
    let given = SessionReplay.Given(given: ["a": "1", "b": "2", "c": "3"])
    let needs = SecretNeeds(document, with: given)
    let failure = try #require(throws: CommandFailure.self) { try needs.typed(in: Environment(), path: "it") }
    #expect(failure.message == "it needs C, E, D in the environment, which are not set")
    let all = try #require(throws: CommandFailure.self) {
      try SecretNeeds(document).typed(in: Environment(), path: "it")
    }
    #expect(all.message == "it needs B, C, E, A, D in the environment, which are not set")
  }

  @Test("are asked for before anything is sent, where somebody is there")
  func typed() throws {
    let environment = Environment(variable: { $0 == "A" ? "x" : nil }, askHidden: { "typed at \($0)" })
    let needs = needs("get / X:{{secret:a}} Y:{{secret:b}}", "get / password={{secret:typed}}")
    #expect(
      try needs.typed(in: environment, path: "it") == ["b": "typed at b: ", "typed": "typed at password: "])
  }

  @Test("are those of recorded files, too, as far as that was sent, and each is told once")
  func files() throws {
    let document = SessionDocument(
      frontMatter: FrontMatter(),
      parts: [.block(ConsoleBlock(steps: [Step(command: "post / a={{secret:token}} @b @c")]))])
    let files = ["a={{secret:password-2}}&b={{secret:token}}", "b={{secret:password-2}}{{secret:example}}"]
    let sent = Recording(
      Exchange(
        request: Request(
          method: .post, url: .http("h", path: "/"), body: .text("x{{secret:password-2}}{{secret:token}}")),
        startedAt: Date(timeIntervalSince1970: 0)))
    var redactor = Redactor()
    let entries =
      Cassette.lines(of: files.map { HARFile(path: "f", bytes: Array($0.utf8)) }, from: 1, before: nil)
      + [try Cassette.entries(of: [sent], from: 3, redactor: &redactor)]
    let cassette = try Cassette(
      reading: Cassette.head + Cassette.separator(before: 1) + Cassette.joined(entries) + Cassette.tail)
    let needs = SecretNeeds(document, filesOf: cassette)
    #expect(needs.namesInFiles == ["password-2", "token"])
    #expect(needs.variables(of: "password-2") == ["PASSWORD_2", "password-2"])
    let failure = try #require(throws: CommandFailure.self) { try needs.typed(in: Environment(), path: "it") }
    #expect(failure.message == "it needs TOKEN, PASSWORD_2 in the environment, which are not set")
    #expect(SecretNeeds(document).namesInFiles.isEmpty)
  }
}
