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

  @Test("tells where all of it is now, and how many differences are not shown")
  func cut() {
    func lines(_ old: String, _ new: String) -> [String] {
      BodyComparison.findings(expected: [old], output: new, comparesValues: true).flatMap(\.lines)
    }
    func list(_ start: Int) -> String { "[\((start..<start + 13).map { "\($0)" }.joined(separator: ","))]" }
    let wrapped = lines("{\"a\": 1, \"b\": \(list(1))}", "{\"data\": {\"a\": 1, \"b\": \(list(1))}}")
    #expect(wrapped.first == "+ the answer is now under .data" && wrapped.count == 3)
    let values = lines(list(1), list(101))
    #expect(values.count == 21 && values.last == "  … 3 more")
    #expect(lines(#"{"a": 1, "a": 2}"#, #"{"a": 2}"#).allSatisfy { $0.hasPrefix("+ ") || $0.hasPrefix("- ") })
  }

  @Test("shows no two equal sides, however long they are alike")
  func sides() {
    let alike = String(repeating: "long ", count: 30)
    for mode in [true, false] {
      let findings = BodyComparison.findings(
        expected: ["{\"a\": \"\(alike)1\"}"], output: "{\"a\": \"\(alike)2\"}", comparesValues: mode)
      #expect(
        findings.flatMap(\.lines).map { $0.hasSuffix("1\"") || $0.hasSuffix("2\"") }
          == (mode ? [true, true] : []))
    }
    let texts = PlainText.findings(from: Array((alike + "tea").utf8), to: Array((alike + "milk").utf8))
    #expect(texts.flatMap(\.lines).map { $0.suffix(4) } == [" tea", "milk"])
    #expect(Excerpt.pair("ab", "abc", most: 60) == ("ab", "abc"))
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
