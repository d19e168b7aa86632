import ApusClient
import ApusContracts
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("A path in a saved session beside the answer of today", .paced)
struct LocalComparisonTests {
  /// How a step went that wrote this down, showed that of the recorded answer, and shows another thing now.
  private func verdict(
    written: String, recorded: String, now: String, outcome: Step.Outcome = .ok, step: Step.Outcome? = nil,
    line: String = ".id"
  ) -> StepVerdict {
    func result(_ text: String, _ outcome: Step.Outcome) -> LineResult {
      LineResult(shown: ReplayScreen.Shown(pieces: [(.asked, text)]), outcome: outcome, recordings: [])
    }
    let lines = written.split(separator: "\n").map(String.init)
    return LocalComparison(recorded: result(recorded, step ?? .ok), now: result(now, outcome))
      .verdict(on: Step(command: line, expected: lines, outcome: step))
  }

  @Test(
    "may show another value, but none of another kind",
    arguments: [
      ("1", "7", true), ("1", "\"x\"", false), ("\"a\"\n\"b\"", "\"c\"", true), ("1", "null", false),
      ("{\"a\": 1}", "{\"a\": 2, \"b\": 3}", true), ("{\"a\": 1}", "{\"b\": 3}", false),
      ("1", "a  array of 1\n└─ [0]  1", false), ("├─ a  1", "├─ b  2", true), ("[]", "├─ a  1", true),
    ])
  func kinds(_ before: String, _ now: String, _ isFine: Bool) {
    #expect(verdict(written: before, recorded: before, now: now).isAsWritten == isFine)
  }

  @Test("may find nothing only where there was nothing")
  func nothing() {
    let nothing = "nothing there: the body has no key a"
    #expect(verdict(written: "nothing there[..]", recorded: nothing, now: nothing + "b").isAsWritten)
    #expect(!verdict(written: "1", recorded: "1", now: nothing).isAsWritten)
    #expect(!verdict(written: "nothing there[..]", recorded: nothing, now: "1").isAsWritten)
  }

  @Test(
    "tells of a search that finds nothing any more",
    arguments: [
      ("select .items --where '@.n > 1'", "[{\"n\": 2}]", "[]"),
      ("table .items --where='@.n > 1'", "   n\n1  2", "no rows"),
      ("find B-2", ".items[1].sku  \"B-2\"\n1 place", "found nowhere"),
    ])
  func searches(_ line: String, _ before: String, _ now: String) {
    let found = verdict(written: before, recorded: before, now: now, line: line)
    #expect(found.isNoted && found.isAsWritten)
    #expect(verdict(written: now, recorded: now, now: before, line: line).isNoted == false)
    // What no search made empty is told of the answer.
    #expect(!verdict(written: "[1]", recorded: "[1]", now: "[]", line: "select .items").isNoted)
  }

  @Test("is wrong where its own recording does not show it, whatever the server says today")
  func wrong() {
    for written in ["\"a text\"", "1\n...\nmore", "2"] {
      #expect(!verdict(written: written, recorded: "1", now: "1").isAsWritten, "\(written)")
    }
  }

  @Test("ends as it is written, or differs")
  func outcomes() {
    #expect(
      verdict(written: "1", recorded: "1", now: "1", outcome: .failure(.decodeType)).drift == [.outcome])
    #expect(
      verdict(
        written: "x", recorded: "x", now: "y", outcome: .failure(.decodeType), step: .failure(.decodeType)
      ).isAsWritten)
  }
}
