import ApusClient
import ApusFolderTestSupport
import ApusSavedSessions
import Testing

@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("A session's two files")
struct SessionWriterTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func writer(_ redactor: Redactor = Redactor()) throws -> SessionWriter {
    try SessionWriter(
      "\(folder.path)/it.session.md", base: nil, redactor: redactor, runner: Parrot(), ports: { nil })
  }

  private func line(_ text: String, _ outcome: Step.Outcome = .ok) -> Recorder.Entry {
    .line(
      LoggedLine(
        text: text, recordings: [], piped: nil, outcome: outcome, secrets: [], isCut: false))
  }

  @Test("take the place of what is there only when they are whole")
  func settle() async throws {
    try folder.write("mine", to: "it.session.md")
    let writer = try writer()
    try await writer.append(line("one", .failure(.replayMissing)))
    try await writer.append(.note("a remark"))
    #expect(folder.text(of: "it.session.md") == "mine")
    try writer.settle()
    #expect(folder.names == ["it.session.har", "it.session.md"])
    let text = folder.text(of: "it.session.md") ?? ""
    #expect(text.contains("$ one\nI say one\n? replay.missing\n```\n\na remark\n"), "\(text)")
    #expect(writer.stepCount == 1 && writer.unlike.isEmpty)
  }

  @Test("leave everything as it was when they are not wanted any more")
  func discard() async throws {
    try folder.write("mine", to: "it.session.md")
    let writer = try writer()
    try await writer.append(line("one"))
    writer.discard()
    #expect(folder.names == ["it.session.md"] && folder.text(of: "it.session.md") == "mine")
  }

  @Test("tell that a secret stands in them which nobody knew when it was written")
  func lateSecret() async throws {
    let writer = try writer()
    try await writer.append(line("see hidden-value-1234"))
    #expect(!writer.holdsLateSecret())
    let secret = GivenSecret(Secret("hidden-value-1234", name: "TOKEN"), source: "TOKEN")
    try await writer.append(
      .line(
        LoggedLine(
          text: "two", recordings: [], piped: nil, outcome: .failure(.replayMissing), secrets: [secret],
          isCut: false)))
    #expect(writer.holdsLateSecret())
    writer.discard()
  }

  @Test("tell what was taken out of them, and which answers are not whole")
  func missing() async throws {
    let writer = try writer(Redactor(secrets: [Secret("hidden-value-1234", name: "TOKEN")]))
    try await writer.append(line("see hidden-value-1234"))
    try await writer.append(
      .line(LoggedLine(text: "two", recordings: [], piped: nil, outcome: .ok, secrets: [], isCut: true)))
    #expect(writer.takenOut == ["TOKEN"] && writer.cut == ["two"])
    let cut = LoggedLine(text: "two", recordings: [], piped: nil, outcome: .ok, secrets: [], isCut: true)
    #expect(Recorder.Entry.line(cut).notice != nil && Recorder.Entry.note("a").notice == nil)
    writer.discard()
  }
}
