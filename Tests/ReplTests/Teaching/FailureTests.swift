import APIClient
import TLSTestSupport
import Teaching
import Testing

@testable import Repl

@Suite("Every failure says what happened, where, and what to type next")
struct FailureTests {
  @Test("every code can be made to happen")
  func completeness() {
    let provoked = Set(Provocation.all.map(\.code))
    #expect(FailureCode.all.filter { !provoked.contains($0) } == [])
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
    #expect(failure.explanation.contains("\nCertain\n"), "\(failure.explanation)")
    #expect((1...4).contains(failure.explainedLines.count), "\(failure.explanation)")

    for line in failure.reportedLines + failure.explainedLines {
      let answer = await failure.talk.say(line)
      #expect(answer.status != 2, "after \(code): \(line)\n\(answer.text)")
    }
  }
}
