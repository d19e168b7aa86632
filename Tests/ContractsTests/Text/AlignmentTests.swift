import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Lines laid beside each other", .paced)
struct AlignmentTests {
  private func entries(_ expected: [String], _ actual: [String]) -> [TextComparison.Entry] {
    var alignment = Alignment(expected.map { LineMatcher($0) }, actual)
    return alignment.run()
  }

  private func diff(_ expected: [String], _ actual: [String]) -> [String] {
    TextComparison(entries: entries(expected, actual)).diff
  }

  @Test("keep the order of both, and a changed line stands before the one it became")
  func changes() {
    #expect(diff(["a", "b", "c"], ["a", "x", "c"]) == ["  a", "- b", "+ x", "  c"])
    #expect(diff(["a", "b"], ["a", "x", "y", "b"]) == ["  a", "+ x", "+ y", "  b"])
    #expect(diff(["a", "b", "c"], ["c"]) == ["- a", "- b", "  c"])
    #expect(diff([], ["a"]) == ["+ a"])
    #expect(diff(["a"], []) == ["- a"])
  }

  @Test(
    "a gap takes the lines up to the first place where the whole run behind it is, and the last to the end")
  func gaps() {
    #expect(
      entries(["a", "...", "b", "c", "..."], ["a", "b", "x", "b", "c", "d"]) == [
        .same(expected: "a", actual: "a"), .elided("...", ["b", "x"]), .same(expected: "b", actual: "b"),
        .same(expected: "c", actual: "c"), .elided("...", ["d"]),
      ])
    #expect(
      entries(["...", "x"], ["x", "y", "x"]) == [
        .elided("...", ["x", "y"]), .same(expected: "x", actual: "x"),
      ])
    #expect(entries(["...", "..."], ["a"]) == [.elided("...", ["a"]), .elided("...", [])])
  }

  @Test("a run that is nowhere begins where the first of its lines is")
  func brokenRun() {
    #expect(
      diff(["...", "a", "b", "...", "z"], ["1", "a", "x", "z"]) == [
        "  ...", "  a", "- b", "+ x", "  ...", "  z",
      ])
    #expect(diff(["...", "q"], ["a", "b"]) == ["  ...", "- q", "+ b"])
  }

  @Test("what is further away than a reader looks counts as changed")
  func lookahead() {
    let far = (0..<60).map { "x\($0)" }
    let entries = entries(["a"], far + ["a"])
    #expect(entries.first == .missing("a"))
    #expect(entries.count == 62)
    #expect(self.entries(["a"], Array(far.prefix(20)) + ["a"]).last == .same(expected: "a", actual: "a"))
  }
}
