import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusTLSTestSupport
import ApusTeaching
import Testing

@testable import ApusRepl

@Suite("Every failure says what happened, where, and what to type next", .paced)
struct FailureTests {
  @Test("every code can be made to happen")
  func completeness() {
    let provoked = Set(Provocation.all.map(\.code))
    #expect(ErrorCode.everything.filter { !provoked.contains($0) } == [])
    #expect(provoked.contains { $0.status != nil })
  }

  @Test(
    "a failure is reported and explained, and every line it suggests works",
    arguments: Provocation.all.filter { !$0.needsCertificates || Tool.hasOpenSSL })
  func failure(_ provocation: Provocation) async throws {
    let failure = try await ProvokedFailure(provocation)
    let code = provocation.code
    #expect(failure.code == code.name)

    #expect(failure.report.contains("error[\(code)]: "), "\(failure.report)")
    #expect(!failure.reportedLines.isEmpty, "nothing to try\n\(failure.report)")

    #expect(failure.explanation.contains("error[\(code)]: "))
    #expect(failure.explanation.contains("✗ \(provocation.stage.rawValue)"), "\(failure.explanation)")
    #expect(failure.explanation.contains("\nWhat this shows\n"), "\(failure.explanation)")
    #expect((1...4).contains(failure.explainedLines.count), "\(failure.explanation)")

    // Most stand in both.
    for line in Set(failure.reportedLines + failure.explainedLines).sorted() {
      let answer = await failure.talk.say(line)
      #expect(answer.status != 2, "after \(code): \(line)\n\(answer.text)")
    }
  }

  @Test(
    "the line of the answer that could not be read is shown, escaped",
    arguments: [
      ("get /faults/protocol.status", "   | 220 practice.test ESMTP ready\n   | ^^^"),
      ("get /faults/protocol.status/binary", #"   | \x15\x03\x01\x00\x02\x02(\x00\xff\xfe"#),
      ("get /faults/protocol.header/name", "   | X(Bad)Name: 1\n   | ^^^^^^^^^^^^^\n"),
      ("get /faults/protocol.framing", "   | Content-Length: 20\n"),
    ])
  func offendingLine(_ line: String, _ place: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say(line)
    let explanation = await talk.say("explain").text
    #expect(explanation.contains("\nWhere\n" + place), "\(explanation)")
  }
}
