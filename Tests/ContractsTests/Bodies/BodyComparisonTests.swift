import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Comparing bodies", .paced)
struct BodyComparisonTests {
  private func drift(_ expected: [String], _ output: String, comparesValues: Bool) -> [Drift] {
    BodyComparison.findings(expected: expected, output: output, comparesValues: comparesValues)
      .map(\.drift)
  }

  static let expected = ["200 OK · [TIME]", "{\"id\": 1, \"name\": \"a\"}"]

  @Test("as values takes no notice of layout and order")
  func json() {
    #expect(
      drift(Self.expected, "200 OK · 5 ms\n{\n  \"name\": \"a\",\n  \"id\": 1\n}\n", comparesValues: true)
        .isEmpty)
    #expect(
      drift(Self.expected, "200 OK · 5 ms\n{\"id\": 2, \"name\": \"a\"}", comparesValues: true) == [.value])
    #expect(
      drift(Self.expected, "404 Not Found · 5 ms\n{\"id\": 1, \"name\": \"a\"}", comparesValues: true) == [
        .status
      ])
  }

  @Test("by shape takes no notice of values")
  func shape() {
    #expect(
      drift(Self.expected, "200 OK · 5 ms\n{\"id\": 2, \"name\": \"b\"}", comparesValues: false).isEmpty)
    #expect(
      drift(Self.expected, "200 OK · 5 ms\n{\"id\": \"2\", \"name\": \"b\"}", comparesValues: false) == [
        .shape
      ])
    #expect(drift(Self.expected, "200 OK · 5 ms\n{\"id\": 2}", comparesValues: false) == [.shape])
  }

  @Test("falls back to lines where there is no JSON")
  func text() {
    #expect(drift(["plain"], "plain\n", comparesValues: true).isEmpty)
    #expect(drift(Self.expected, "200 OK · 5 ms\nnothing", comparesValues: false) == [.value])
  }

  @Test("show what differs once, of however many kinds it is")
  func once() {
    let findings = BodyComparison.findings(
      expected: ["200 OK", "X-A: 1", "plain"], output: "404 Not Found\nX-B: 2\nother", comparesValues: true)
    #expect(Set(findings.map(\.drift)) == [.header, .status, .value])
    #expect(findings.flatMap(\.lines).count { $0 == "+ 404 Not Found" } == 1)
  }
}
