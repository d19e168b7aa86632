import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRepl

@Suite("Conversations that were written down", .paced)
struct TranscriptTests {
  /// With `APUS_RECORD_CONVERSATIONS` in the environment the files are written anew, and the test fails, so that a
  /// recording never passes for a test.
  private static let isRecording = ProcessInfo.processInfo.environment["APUS_RECORD_CONVERSATIONS"] != nil

  @Test("every line gets the answer that was written down", arguments: Transcript.all)
  func transcript(_ written: Transcript) async throws {
    let held = try await written.held()
    if Self.isRecording {
      try written.record(held)
      Issue.record("\(written.name) was recorded; look at it and run again")
      return
    }
    for (expected, actual) in zip(written.exchanges, held.exchanges) {
      #expect(
        Transcript.matches(expected.answer, actual.answer),
        """
        apus> \(expected.line)
        \(actual.answer.joined(separator: "\n"))
        --- but it was written down as
        \(expected.answer.joined(separator: "\n"))
        """)
    }
  }

  @Test("every command is in a conversation of its name, working once and mistaken once")
  func coverage() {
    let transcripts = Dictionary(uniqueKeysWithValues: Transcript.all.map { ($0.name, $0) })
    for command in CommandList.all.commands {
      let name = command.name == "." ? "path" : command.name
      let exchanges = transcripts[name]?.exchanges ?? []
      // It goes back to what another run has kept.
      if name != "resume" {
        #expect(exchanges.contains { !$0.failed }, "no conversation shows \(name) at work")
      }
      #expect(exchanges.contains { $0.failed }, "no conversation shows a mistake with \(name)")
    }
  }
}
