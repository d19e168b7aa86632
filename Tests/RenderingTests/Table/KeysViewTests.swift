import ApusJSON
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("Keys, a line each", .paced)
struct KeysViewTests {
  private func text(_ json: String) throws -> [String] {
    var keys = KeyTally()
    var effort = Effort.unlimited
    for node in try JSONDocument(json).root.children { keys.add(node, within: &effort) }
    return KeysView(keys).lines(on: Screen()).map(\.text)
  }

  @Test("say what stands there, and in how many of the objects")
  func keys() throws {
    #expect(
      try text(#"[{"id": 1, "name": "a"}, {"id": 2}]"#) == ["id    integer  2", "name  string   1 of 2"])
  }

  @Test("are none in a cancelled task")
  func cancelled() async throws {
    let lines = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try text(#"[{"id": 1}]"#)
    }.value
    #expect(lines.isEmpty)
  }
}
