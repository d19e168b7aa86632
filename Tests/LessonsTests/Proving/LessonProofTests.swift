import ApusPacingTestSupport
import Testing

@testable import ApusLessons

@Suite("The proof of a lesson", .paced)
struct LessonProofTests {
  private func findings(_ text: String) async throws -> [String] {
    let source = try LessonTable.source(text)
    return try await LessonProof(source, in: LessonTable.world).findings(passes: 1).map {
      "\($0.line): \($0.message)"
    }
  }

  @Test("holds for the lesson that new ones begin with")
  func template() async throws {
    #expect(try await findings(LessonTemplate.text) == [])
    #expect(try await findings(LessonTable.text) == [])
  }

  @Test(
    "names the line of what is wrong",
    arguments: [
      ("```show\nget /status/404\n```", "6: this line should end in ok, and does not"),
      ("```show\nrecord x\n```", "6: this line is not for a lesson"),
      ("```show\nwatch 1s get /\n```", "6: this line is not for a lesson"),
      ("```goal\nstatus 204\n```\n```answer\nget /status/200\n```", "9: this answer does not meet its goal"),
      (
        "```goal\nstatus 204\n```\n```answer\nget /status/204\n```\n```answer\nget /\n```",
        "12: this answer does not meet its goal"
      ),
      (
        "```goal\nstatus 2xx\n```\n```answer\nget /status/204\n```\n```wrong\nget /status/200\n# No.\n```",
        "12: this wrong line meets the goal"
      ),
      (
        "```goal\nstatus 204\n```\n```hint\nTry get /status/204 here.\n```\n```answer\nget /status/204\n```",
        "12: a hint holds this answer"
      ),
      (
        "```show\nget /status/204\n```\n\nNow:\n\n```goal\nstatus 204\n```\n```answer\nget /status/204\n```",
        "11: the goal holds before its step"
      ),
    ])
  func wrong(_ text: String, _ finding: String) async throws {
    let found = try await findings("---\nlesson: 1\ntitle: A\n---\n" + text)
    #expect(found.contains { $0.hasPrefix(finding) }, "\(found)")
  }
}
