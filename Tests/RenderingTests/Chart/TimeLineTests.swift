import ApusPacingTestSupport
import Testing

@testable import ApusRendering
@testable import ApusText

@Suite("A line over time", .paced)
struct TimeLineTests {
  @Test("is read aloud as what each span that has something begins with, and what is there")
  func spoken() throws {
    var screen = Screen(width: 80, height: 24)
    screen.glyphs.isSpoken = true
    let times = try ["2026-01-01", "2026-01-01", "2026-01-11"].map { try #require(ChartTime($0)) }
    #expect(
      TimeLine(counting: times).lines(on: screen).map(\.text) == [
        "2026-01-01: 2", "2026-01-10: 1", "how many in each of 10 equal spans, in UTC",
      ])
    #expect(TimeLine([(times[0], 1.5)]).lines(on: screen).map(\.text) == ["2026-01-01 00:00: 1.5"])
  }

  @Test("has the average of the values of each column, and nothing where there are none")
  func averages() throws {
    let start = try #require(ChartTime("2024-01-31T12:00:00Z"))
    let end = try #require(ChartTime("2024-01-31T13:00:00Z"))
    let lines = TimeLine([(end, 3), (start, 1), (start, 2)]).lines(on: Screen(width: 20, height: 6)).map(
      \.text)
    #expect(lines.count == 5)
    #expect(
      lines[0].hasPrefix("       3") && lines[0].hasSuffix("•") && lines[2].hasPrefix("     1.5  •"),
      "\(lines)")
    #expect(lines[3].contains("12:00:00"))
  }

  @Test("equal values and equal times are drawn, too")
  func equal() throws {
    let time = try #require(ChartTime("2024-01-31"))
    #expect(TimeLine([(time, 5), (time, 5)]).lines(on: Screen(width: 30)).contains { $0.text.contains("•") })
    #expect(TimeLine(counting: [time]).lines(on: Screen(width: 30)).contains { $0.text.contains("•") })
  }

  @Test(
    "what is no time is none",
    arguments: ["2024-13-01", "2024", "today", "", "12:00:00Z", "2024-01-31T12:00:00"])
  func refused(_ text: String) { #expect(ChartTime(text) == nil) }
}
