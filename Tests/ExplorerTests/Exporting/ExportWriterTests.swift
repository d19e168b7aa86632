import ApusClient
import ApusFormats
import ApusJSON
import ApusLanguage
import ApusPacingTestSupport
import ApusRedaction
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusAnswers
@testable import ApusExplorer
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Requests written for other programs", .paced)
struct ExportWriterTests {
  private func desk(to traits: Console.Traits = .plain) throws -> Desk { try Desk(to: traits) }

  private func writer(_ desk: Desk) -> ExportWriter {
    ExportWriter(desk.context.session.redactor, desk.output)
  }

  @Test("end with a line's end, one, whether the format has it or not")
  func ends() throws {
    let desk = try desk()
    for text in ["a", "a\n"] {
      try writer(desk).write([Record()], as: { _ in text })
      #expect(desk.taken().out == "a\n")
    }
  }

  @Test("have a variable for a secret of the session, which a person is told to set")
  func secrets() throws {
    for traits in [Console.Traits.plain, Talk.terminal] {
      let desk = try desk(to: traits)
      desk.context.session.variables.values["t"] = .secret(Secret("canary-1234", name: "TOKEN"))
      let record = try Record("http://h.test/?q=canary-1234")
      try writer(desk).write([record], as: { try CurlExport($0[0]).text() })
      let (out, notes) = desk.taken()
      #expect(out.contains("\"$TOKEN\"") && !out.contains("canary"), "\(out)")
      #expect(notes == (traits.isTerminal ? "to be set before it runs: TOKEN\n" : ""))
    }
  }

  @Test("tell of no variable that is not in them, as of a key that only made a signature")
  func signed() throws {
    let desk = try desk(to: Talk.terminal)
    desk.context.session.variables.values["t"] = .secret(Secret("canary-1234", name: "TOKEN"))
    let record = try Record("http://h.test/?q=canary-1234")
    try writer(desk).write([record], as: { _ in "$TOKEN_2" })
    #expect(desk.taken().notes.isEmpty)
  }

  @Test("say what was left out, each once")
  func leftOut() throws {
    let desk = try desk()
    try writer(desk).write([Record(), Record()], as: { _ in "x" }, leavingOut: { _ in ["--b", "--a"] })
    #expect(desk.taken().notes == "left out, there being no word for it there: --a --b\n")
  }

  @Test("are not written where a secret would be in them, or a file is gone")
  func refusals() throws {
    let desk = try desk()
    desk.context.session.variables.values["t"] = .secret(Secret("canary-1234", name: "TOKEN"))
    let leak = try #require(throws: CommandFailure.self) {
      try writer(desk).write([Record()], as: { _ in "canary-1234" })
    }
    #expect(leak.code == .requestBody && !leak.message.contains("canary"))
    let file = Request(method: .post, url: .http("h.test"), body: .file(path: "/no/such/file"))
    let record = Record(number: 1, line: "post", exchange: Exchange(request: file, startedAt: .now))
    let gone = try #require(throws: CommandFailure.self) {
      try writer(desk).write(
        [record], as: { String(decoding: try $0[0].body?.allBytes() ?? [], as: UTF8.self) })
    }
    #expect(gone.message.hasPrefix("/no/such/file cannot be read: ") && gone.suggestions == ["history"])
    #expect(desk.taken().out == "")
  }

  @Test("as an archive are one of HAR, with a failure where there was one")
  func archive() throws {
    let desk = try desk()
    let answered = try Record("http://h.test/a")
    let failed = Record(
      number: 2, line: "get", exchange: answered.exchange,
      failure: TransportError(.reset, "gone", exchange: answered.exchange))
    try writer(desk).writeArchive(of: [answered, failed])
    let entries = try #require(try JSONDocument(desk.taken().out).root["log"]?["entries"])
    #expect(entries.count == 2 && entries[1]?["_failure"]?["code"]?.string == "network.reset")
  }

  @Test("on a screen are shown line by line, with nothing that drives it")
  func screen() throws {
    let desk = try desk(to: Talk.terminal)
    try writer(desk).write([Record()], as: { _ in "a\n\u{1b}[2J" })
    let out = desk.taken().out
    #expect(out.hasPrefix("a\n") && !out.contains("\u{1b}[2J"))
  }
}
