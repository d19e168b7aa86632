import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What `spec check` does", .paced)
struct SpecificationCheckTests {
  private static let text = """
    openapi: 3.0.3
    paths:
      /good: {get: {responses: {"200": {description: k, content: {application/json: {schema: {type: object}}}}}}, post: {}}
      "/bad/{id}":
        get:
          parameters: [{name: id, in: path, required: true, example: 4, schema: {type: integer}}]
          responses: {"200": {description: k, content: {application/json: {schema: {required: [a], properties: {a: {type: string}}}}}}}
      "/unknown/{x}": {get: {parameters: [{name: x, in: path, required: true, schema: {type: string}}]}}
      /limited: {get: {responses: {"200": {description: k}}}}
      /later: {get: {responses: {"200": {description: k}}}}
    """

  private let asked = Asked { request in
    switch request.url.path {
    case "/limited": .response(status: 429, body: "{}")
    case "/dead": .failure(.refused, "nobody is there")
    default: .response(status: 200, body: #"{"a": 1}"#)
    }
  }

  private final class Notes: Sendable {
    let questions = Mutex<[String]>([])
    let pauses = Mutex<[Duration]>([])
  }

  private func talk(_ notes: Notes = Notes(), allowing answer: Bool = true, text: String = text) async throws
    -> Talk
  {
    let talk = try await asked.talk(to: .plain) { environment in
      environment.confirm = { question in
        notes.questions.withLock { $0.append(question) }
        return answer
      }
      environment.clock = SessionClock(
        now: { .zero }, pause: { pause in notes.pauses.withLock { $0.append(pause) } })
    }
    try talk.folder.write(text, to: "api.yaml")
    await talk.say("spec api.yaml")
    return talk
  }

  @Test("shows what it would send, asks, and sends nothing where nobody allows it")
  func refused() async throws {
    let notes = Notes()
    let answer = try await talk(notes, allowing: false).say("spec check")
    #expect(
      answer.notes.hasPrefix(
        """
          GET /good
          GET /bad/4
          GET /limited
          GET /later
        left out: GET /unknown/{x}: no example for `x`

        """), "\(answer.notes)")
    #expect(notes.questions.withLock { $0 } == ["send 4 requests to http://h.test, 2/s? "])
    #expect(answer.code == "cancelled" && asked.all.isEmpty)
  }

  @Test("tells where the answers do not fit, keeps to two in a second, and stops at 429")
  func answers() async throws {
    let notes = Notes()
    let talk = try await talk(notes)
    let answer = await talk.say("spec check")
    #expect(asked.lines == ["GET /good", "GET /bad/4", "GET /limited"])
    #expect(
      answer.outText == """
        200 GET /good  $1
        200 GET /bad/4  $2
            .a: expected string, found 1
        429 GET /limited  $3
        1 of 2 answers fit

        """, "\(answer.outText)")
    #expect(answer.code == "http.429" && answer.flat.contains("1 request not sent"), "\(answer.text)")
    #expect(notes.pauses.withLock { $0 } == [.milliseconds(500), .milliseconds(500)])
    #expect(await talk.say("$2.a").outText == "1\n")
  }

  @Test("asks only a part, so many, and so fast, and nobody where it is trusted")
  func options() async throws {
    let notes = Notes()
    let talk = try await talk(notes)
    #expect(await talk.say("spec check --only /good --trust").status == 0)
    #expect(asked.lines == ["GET /good"] && notes.questions.withLock { $0.isEmpty })
    let some = await talk.say("spec check --max 2 --rate 10/s --trust")
    #expect(asked.lines.suffix(2) == ["GET /good", "GET /bad/4"] && some.code == "expect.failed")
    #expect(some.notes.contains("2 more are not asked; --max asks more"))
    #expect(notes.pauses.withLock { $0 } == [.milliseconds(100)])
  }

  @Test(
    "says what is wrong with its line, and sends nothing",
    arguments: ["--rate 2", "--max 0", "--max", "--only", "--fast", "/good"])
  func mistakes(_ words: String) async throws {
    #expect(try await talk().say("spec check --trust \(words)").status == 2)
    #expect(asked.all.isEmpty)
  }

  @Test("has nothing to do without a description, a base, or an operation")
  func nothing() async throws {
    let none = try await asked.talk(to: .plain)
    #expect(await none.say("spec check").flat.contains("no description is loaded"))
    let talk = try await talk()
    #expect(await talk.say("spec check --only /nowhere --trust").flat.contains("there is no such operation"))
    #expect(
      await talk.say("spec check --only /unknown --trust").flat.contains("no operation has all its examples"))
    let homeless = try await asked.talk(to: .plain, base: nil)
    try homeless.folder.write(Self.text, to: "api.yaml")
    await homeless.say("spec api.yaml")
    #expect(await homeless.say("spec check --trust").status == 2)
    #expect(asked.all.isEmpty)
  }

  @Test("ends where nobody answers, and sends what the session has for its origin")
  func dead() async throws {
    let paths = (1...6).map { "/dead\($0)" }
    let text = "openapi: 3.0.3\npaths: {\(paths.map { "\($0): {get: {}}" }.joined(separator: ", "))}\n"
    let dead = Asked { _ in .failure(.refused, "nobody is there") }
    let talk = try await dead.talk(to: .plain)
    try talk.folder.write(text, to: "api.yaml")
    await talk.say("spec api.yaml", "X-Mine:7")
    let answer = await talk.say("spec check --trust --rate 1000/s")
    #expect(dead.lines.count == 3 && answer.code == "network.refused", "\(answer.text)")
    #expect(dead.all.allSatisfy { $0.headers["X-Mine"] == "7" })
  }

  @Test("only lists where nothing is to be sent")
  func offline() async throws {
    let talk = try await Talk(
      to: .plain, transport: asked, base: "http://h.test",
      flags: {
        $0.usesPractice = false
        $0.isOffline = true
      })
    try talk.folder.write(Self.text, to: "api.yaml")
    await talk.say("spec api.yaml")
    #expect(await talk.say("spec check").status == 0 && asked.all.isEmpty)
  }
}
