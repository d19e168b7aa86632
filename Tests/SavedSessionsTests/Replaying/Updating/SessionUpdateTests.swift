import ApusClient
import ApusContracts
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("A session that is written anew", .paced)
struct SessionUpdateTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private var path: String { folder.path + "/it.session.md" }

  private func session(_ text: String) throws -> SavedSession {
    try folder.write("---\nsession: 2\n---\n" + text, to: "it.session.md")
    return try SavedSession(
      reading: path, with: .disk(home: nil), needsCassette: false)
  }

  /// A step that was run again.
  private func add(
    _ step: Step, shown: String, _ outcome: Step.Outcome = .ok, secrets: [GivenSecret] = [],
    answers: [Recording] = [], _ mode: ConsoleBlock.Mode = .usual, to update: inout SessionUpdate
  ) {
    let result = LineResult(
      shown: ReplayScreen.Shown(pieces: [(.asked, shown)]), outcome: outcome, recordings: answers)
    let line = LoggedLine(
      text: step.command, recordings: answers, piped: nil, outcome: outcome, secrets: secrets, isCut: false)
    update.add(
      step, mode, line,
      StepMaker.Result(command: step.command, recordings: answers, lineResult: result, unasked: []))
  }

  @Test("keeps prose and order, what still matches and what is kept, and writes the rest anew")
  func steps() throws {
    let text = """
      Words.

      ```console
      $ one
      a  [..]
      $ two
      old
      ? http.404
      $ three
      left
      ```

      More words.

      """
    let session = try session(text)
    var update = SessionUpdate(session)
    let steps = session.document.steps
    add(steps[0], shown: "a  1\n", answers: [Parrot.recording("one")], to: &update)
    add(steps[1], shown: "new\n", to: &update)
    update.keep(steps[2], [])
    var redactor = Redactor()
    try update.write(to: path, with: &redactor)
    let expected = text.replacing("old\n? http.404", with: "new")
    #expect(
      folder.text(of: "it.session.md")
        == "---\nsession: 2\ncassette: it.session.har\n---\n" + expected)
    let cassette = try Cassette(reading: folder.read("it.session.har"))
    #expect(cassette.recordings.map(\.exchange.request.url.path) == ["/one"])
    #expect(cassette.stepsBehind == 2)
  }

  @Test("fills in a step that expects nothing, whole where its block compares a value")
  func empty() throws {
    let session = try session("```console\n$ one\n```\n\n```console {mode=json}\n$ two\n```\n")
    var update = SessionUpdate(session)
    let long = (1...60).map { "line \($0)" }
    add(session.document.steps[0], shown: long.joined(separator: "\n"), to: &update)
    add(session.document.steps[1], shown: long.joined(separator: "\n"), .ok, .json, to: &update)
    var redactor = Redactor()
    try update.write(to: path, with: &redactor)
    let steps = try SessionDocument(parsing: folder.read("it.session.md")).steps
    #expect(steps[0].expected.contains("...") && steps[0].expected.count < 40)
    #expect(steps[1].expected == long)
  }

  @Test("says which secrets it needs, has none that is new, and keeps what its author wrote")
  func secrets() throws {
    let session = try session("```console\n$ one canary-1234-canary\ncanary-1234-canary\n$ two\n```\n")
    var update = SessionUpdate(session)
    let given = GivenSecret(Secret("canary-1234-canary", name: "TOKEN"), source: "TOKEN")
    add(
      session.document.steps[0], shown: "canary-1234-canary\nnew canary-1234-canary\n", secrets: [given],
      to: &update)
    add(session.document.steps[1], shown: "see canary-1234-canary\n", secrets: [given], to: &update)
    var redactor = Redactor(secrets: [given.secret])
    try update.write(to: path, with: &redactor)
    let document = try SessionDocument(parsing: folder.read("it.session.md"))
    #expect(document.frontMatter.secrets == ["TOKEN"])
    #expect(document.steps[0].command == "one canary-1234-canary")
    #expect(document.steps[0].expected == ["canary-1234-canary", "new [..]"])
    #expect(document.steps[1].expected == ["see [..]"])
  }

  @Test("has an outcome right below its lines, and the blank line of its author behind it")
  func outcomes() throws {
    let session = try session("```console\n$ one\nold\n\n$ two\nold\n? http.404\n\n$ three\nold\n```\n")
    var update = SessionUpdate(session)
    let steps = session.document.steps
    add(steps[0], shown: "away\n", .failure(.http(503)), to: &update)
    add(steps[1], shown: "fine\n", to: &update)
    add(steps[2], shown: "away\n", .failure(.http(503)), to: &update)
    var redactor = Redactor()
    try update.write(to: path, with: &redactor)
    #expect(
      folder.text(of: "it.session.md")?.hasSuffix(
        "```console\n$ one\naway\n? http.503\n\n$ two\nfine\n\n$ three\naway\n? http.503\n```\n") == true)
  }

  @Test("has an empty line behind what is filled in, before the next step and at no end of a block")
  func filledIn() throws {
    let session = try session("```console\n$ one\n$ two\n$ three\n$ four\n```\n\n```console\n$ five\n```\n")
    var update = SessionUpdate(session)
    let steps = session.document.steps
    add(steps[0], shown: "1\n", to: &update)
    add(steps[1], shown: "", to: &update)
    add(steps[2], shown: "away\n", .failure(.http(503)), to: &update)
    add(steps[3], shown: "4\n", to: &update)
    add(steps[4], shown: "5\n", to: &update)
    var redactor = Redactor()
    try update.write(to: path, with: &redactor)
    #expect(
      folder.text(of: "it.session.md")?.hasSuffix(
        "```console\n$ one\n1\n\n$ two\n$ three\naway\n? http.503\n\n$ four\n4\n```\n\n"
          + "```console\n$ five\n5\n```\n") == true)
  }

  @Test("writes the rules of a step behind it")
  func ruling() throws {
    let session = try session("```console\n$ one\n```\n")
    var update = SessionUpdate(session)
    update.keep(session.document.steps[0], [])
    update.add([], to: session.document.steps[0])
    update.add([try Rule(".id ignore"), try Rule("header etag ignore")], to: session.document.steps[0])
    var redactor = Redactor()
    try update.write(to: path, with: &redactor)
    let text = folder.text(of: "it.session.md") ?? ""
    #expect(text.hasSuffix("$ one\n```\n\n```rules\n.id ignore\nheader etag ignore\n```\n"), "\(text)")
  }

  @Test("ends with a line that holds something, as another was cut")
  func end() throws {
    let session = try session("```console\n$ one\n```\n\nWords\n\n\n")
    var update = SessionUpdate(session)
    update.keep(session.document.steps[0], [])
    var redactor = Redactor()
    try update.write(to: path, with: &redactor)
    #expect(folder.text(of: "it.session.md")?.hasSuffix("```\n\nWords\n") == true)
  }
}
