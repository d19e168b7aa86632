import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("A step that was skipped", .paced)
struct SkippedStepTests {
  @Test("is told with its reason by every report")
  func reason() {
    var report = madeReport("a", .skipped)
    report.steps[0].reason = "id was not set, line 4 # <"
    let time = Duration.milliseconds(1)
    #expect(
      JUnitReport([report], in: time).text.contains(
        #"<skipped message="skipped: id was not set, line 4 # &lt;"/>"#))
    #expect(
      TAPReport([report]).text.contains(##"ok 1 - a:1 get /1 # SKIP skipped: id was not set, line 4 \# <"##))
    #expect(JSONReport([report], in: time).text.contains(#""reason": "id was not set, line 4 # <""#))
    #expect(HTMLReport([report], in: time).text.contains("skipped: id was not set, line 4 # &lt;"))
  }
}
