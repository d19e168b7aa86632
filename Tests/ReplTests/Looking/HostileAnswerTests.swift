import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusText
import Testing

@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("Answers that try to drive the terminal", .paced)
struct HostileAnswerTests {
  private static let screen = Console.Traits(isTerminal: true, width: 80, height: 24, hasColour: true)

  /// What of a text a terminal would obey, or nobody would see, once our own colours are taken out: judged by Unicode's
  /// own properties, not by the filter under test.
  private func obeyed(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "bytes that are no UTF-8" }
    let bad = Theme.withoutCodes(text).unicodeScalars.first { scalar in
      // A tab moves the cursor as blanks do.
      scalar != "\n" && scalar != "\t"
        && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
          || ["\u{200b}", "\u{2060}", "\u{feff}", "\u{2028}", "\u{2029}"].contains(scalar)
          || (0xe0000...0xe007f).contains(scalar.value))
    }
    return bad.map { "U+\(String($0.value, radix: 16))" }
  }

  @Test("reach it as nothing but text, whatever line shows them", arguments: HostileAnswer.all)
  func lines(_ answer: HostileAnswer) async throws {
    let desk = try Desk(to: Self.screen, transport: HostileTransport(answer: answer), keepsLog: false)
    for line in ["get /hostile"] + answer.lines {
      _ = await desk.context.runToEnd(line)
      let (out, notes) = desk.takenBytes()
      for bytes in [out, notes] {
        if let found = obeyed(in: bytes) { Issue.record("\(line) lets through \(found)") }
      }
    }
  }

  @Test(
    "reach it as nothing but text when they are found among those that are kept", arguments: HostileAnswer.all
  )
  func kept(_ answer: HostileAnswer) async throws {
    let state = try TestFolder()
    let environment = Environment(variable: { $0 == "XDG_STATE_HOME" ? state.path : nil })
    let desk = try Desk(
      to: Self.screen, transport: HostileTransport(answer: answer), environment: environment)
    let folder = try #require(Workspaces(environment))["mine"]
    try await WorkspaceSeat(sender: desk.context.sender).sit(at: folder, asks: false)
    _ = await desk.context.runAndKeep("get /hostile/\u{202e}")
    var found = 0
    for line in ["workspaces", "workspaces find a", "workspaces find t", "workspaces find hostile"] {
      _ = desk.takenBytes()
      _ = await desk.context.runAndKeep(line)
      let (out, notes) = desk.takenBytes()
      found += out.isEmpty ? 0 : 1
      for bytes in [out, notes] {
        if let found = obeyed(in: bytes) { Issue.record("\(line) lets through \(found)") }
      }
    }
    #expect(found == 4)
  }

  @Test("reach it as nothing but text when somebody walks in them", arguments: HostileAnswer.all.prefix(2))
  func walks(_ answer: HostileAnswer) async throws {
    let keys = "ejjjjlljm\u{6}\u{6}GgjtlllGssfa\rwnN/b\r]]mdq?q:x\u{7f}\u{7f}.na\ryp"
    let screen = ScriptedScreen(keys, columns: 80, rows: 24)
    var environment = Environment()
    environment.screen = { screen }
    let desk = try Desk(
      to: Self.screen, transport: HostileTransport(answer: answer), keepsLog: false, environment: environment)
    _ = await desk.context.runToEnd("get /hostile")
    _ = await desk.context.runToEnd("explore")
    #expect(screen.pictures.count > 30)
    for picture in screen.pictures {
      let rows = [
        TerminalCode.hideCursor, TerminalCode.showCursor, TerminalCode.home, TerminalCode.eraseToRowEnd,
      ]
      .reduce(picture.replacing(/\u{1b}\[[0-9]+G/, with: "")) { $0.replacing($1, with: "") }
      if let found = obeyed(in: Array(rows.replacing("\r\n", with: "\n").utf8)) {
        Issue.record("a picture lets through \(found)")
        return
      }
    }
  }
}
