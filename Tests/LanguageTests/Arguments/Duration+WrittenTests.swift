import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A time as it is written", .paced)
struct DurationWrittenTests {
  @Test(
    "has a unit, or is seconds",
    arguments: [
      ("5", Duration.seconds(5)), ("0.5", .milliseconds(500)), ("500ms", .milliseconds(500)),
      ("2m", .seconds(120)),
      ("1h", .seconds(3_600)),
    ])
  func times(_ text: String, _ expected: Duration) { #expect(Duration(written: text) == expected) }

  @Test(
    "is none where it is no number, or nothing passes",
    arguments: ["", "soon", "0", "-1s", "nan", "inf", "1e12s"])
  func mistakes(_ text: String) { #expect(Duration(written: text) == nil) }
}
