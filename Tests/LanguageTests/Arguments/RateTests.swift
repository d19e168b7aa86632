import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A rate", .paced)
struct RateTests {
  @Test(
    "is so many in a time",
    arguments: [
      ("2/s", Duration.milliseconds(500)), ("30/m", .seconds(2)), ("100/h", .seconds(36)),
      ("1/s", .seconds(1)),
      ("0.5/s", .seconds(2)), ("60/min", .seconds(1)), ("1000/s", .milliseconds(1)),
      ("4/Second", .milliseconds(250)),
    ])
  func rates(_ text: String, _ interval: Duration) {
    #expect(Rate(text)?.interval == interval)
    #expect(Rate(text)?.description == text)
  }

  @Test(
    "is nothing else",
    arguments: ["", "2", "2/", "/s", "0/s", "-1/s", "2/x", "a/s", "2/s/s", "1e9/s", "nan/s", "inf/s"])
  func refused(_ text: String) {
    #expect(Rate(text) == nil)
  }

  @Test("that is careful is two a second")
  func careful() {
    #expect(Rate.careful.interval == Rate("2/s")?.interval && "\(Rate.careful)" == "2/s")
  }
}
