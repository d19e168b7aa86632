import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("A diff for a reader", .paced)
struct TextComparisonShortDiffTests {
  @Test("is shown without most of what is the same, and not longer than somebody reads")
  func shortDiff() {
    let same = (1...20).map { "same \($0)" }
    let comparison = ExpectedText(["old"] + same + ["last"]).compare(
      with: (["new"] + same + ["end"]).joined(separator: "\n"))
    #expect(
      comparison.shortDiff == ["- old", "+ new", "  same 1", "  …", "  same 20", "- last", "+ end"])
    let long = ExpectedText((1...60).map { "a\($0)" }).compare(with: "")
    #expect(long.shortDiff.count == 24 && long.shortDiff.last == "  … 37 more")
  }
}
