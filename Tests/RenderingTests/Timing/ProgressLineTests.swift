import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRendering
@testable import ApusText

@Suite("The line of progress", .paced)
struct ProgressLineTests {
  @Test(
    "progress shows what is done, how fast, and how long it will be",
    arguments: [
      (64, "1.2 MB of 10 MB █░░░░░░░░░░░░░░ 12% · 3.4 MB a second · 3 s left"),
      (40, "1.2 MB of 10 MB 12% · 3.4 MB a second ·…"), (20, "1.2 MB of 10 MB 12%…"),
    ])
  func progress(_ width: Int, _ text: String) {
    let line = ProgressLine(.bytes, done: 1_200_000, of: 10_000_000, elapsed: .milliseconds(350))
    #expect(line.text(on: Screen(width: width)) == text + "\n")
  }

  @Test("progress without a known end has no bar")
  func endless() {
    let line = ProgressLine(.bytes, done: 5000, of: nil, elapsed: .seconds(2))
    #expect(line.text() == "5.0 kB · 2.5 kB a second\n")
    #expect(ProgressLine(.requests, done: 0, of: 0, elapsed: .zero).text() == "0/0\n")
  }
}
