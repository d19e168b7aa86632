import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("Comparing bodies", .paced)
struct BodyComparisonTests {
  private func drift(_ expected: [String], _ output: String, _ mode: ConsoleBlock.Mode) -> [Drift] {
    BodyComparison.differences(expected: expected, output: output, mode: mode).map(\.drift)
  }

  static let expected = ["200 OK · [TIME]", "{\"id\": 1, \"name\": \"a\"}"]

  @Test("as values takes no notice of layout and order")
  func json() {
    #expect(drift(Self.expected, "200 OK · 5 ms\n{\n  \"name\": \"a\",\n  \"id\": 1\n}\n", .json).isEmpty)
    #expect(drift(Self.expected, "200 OK · 5 ms\n{\"id\": 2, \"name\": \"a\"}", .json) == [.value])
    #expect(drift(Self.expected, "404 Not Found · 5 ms\n{\"id\": 1, \"name\": \"a\"}", .json) == [.status])
  }

  @Test("by shape takes no notice of values")
  func shape() {
    #expect(drift(Self.expected, "200 OK · 5 ms\n{\"id\": 2, \"name\": \"b\"}", .shape).isEmpty)
    #expect(drift(Self.expected, "200 OK · 5 ms\n{\"id\": \"2\", \"name\": \"b\"}", .shape) == [.shape])
    #expect(drift(Self.expected, "200 OK · 5 ms\n{\"id\": 2}", .shape) == [.shape])
  }

  @Test("falls back to lines where there is no JSON, and always in a block of text")
  func text() {
    #expect(drift(["plain"], "plain\n", .json).isEmpty)
    #expect(drift(Self.expected, "200 OK · 5 ms\nnothing", .shape) == [.value])
    #expect(drift(Self.expected, "200 OK · 5 ms\n{\"name\": \"a\", \"id\": 1}", .exact) == [.value])
  }
}
