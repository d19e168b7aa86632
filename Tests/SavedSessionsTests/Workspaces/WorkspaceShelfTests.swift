import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusRepl
@testable import ApusSavedSessions

@Suite("Workspaces, seen from outside", .paced)
struct WorkspaceShelfTests {
  private func talk(isPrivate: Bool = false) async throws -> Talk {
    try await Talk(
      variables: ["XDG_STATE_HOME": "/"], setUp: { $0.isPrivate = isPrivate })
  }

  @Test("are none where nothing is kept, and say so")
  func none() async throws {
    let talk = try await talk(isPrivate: true)
    for line in ["workspaces", "workspaces find x", "workspaces forget x", "resume", "resume x"] {
      let answer = await talk.say(line)
      #expect(
        answer.code == "usage.command" && answer.text.contains("nothing is kept here"), "\(answer.text)")
    }
  }
}
