import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("What calendars and clocks show", .paced)
struct CivilTimeTests {
  /// Year, month, day, hour, minute and second.
  private func parts(_ time: Timestamp.Civil) -> [Int] {
    [time.year, time.month, time.day, time.hour, time.minute, time.second]
  }

  private func time(_ parts: [Int]) -> Timestamp.Civil {
    var time = Timestamp.Civil()
    (time.year, time.month, time.day) = (parts[0], parts[1], parts[2])
    (time.hour, time.minute, time.second) = (parts[3], parts[4], parts[5])
    return time
  }

  @Test(
    "a moment is shown as its day and its time, and is found again by them",
    arguments: [
      (0, 0, [1970, 1, 1, 0, 0, 0]), (-1, 0, [1969, 12, 31, 23, 59, 59]),
      (951_782_399, 0, [2000, 2, 28, 23, 59, 59]), (951_782_400, 0, [2000, 2, 29, 0, 0, 0]),
      (951_868_800, 0, [2000, 3, 1, 0, 0, 0]), (-2_203_891_201, 0, [1900, 2, 28, 23, 59, 59]),
      (-2_203_891_200, 0, [1900, 3, 1, 0, 0, 0]), (4_107_542_399, 0, [2100, 2, 28, 23, 59, 59]),
      (4_107_542_400, 0, [2100, 3, 1, 0, 0, 0]), (1_735_689_599, 0, [2024, 12, 31, 23, 59, 59]),
      (-62_167_219_200, 0, [0, 1, 1, 0, 0, 0]), (-62_167_219_201, 0, [-1, 12, 31, 23, 59, 59]),
      (0, 32_400, [1970, 1, 1, 9, 0, 0]), (0, -1, [1969, 12, 31, 23, 59, 59]),
      (1_709_164_799, 3_600, [2024, 2, 29, 0, 59, 59]),
    ])
  func shown(_ seconds: Int, _ offset: Int, _ expected: [Int]) {
    let moment = Timestamp(seconds: seconds, nanoseconds: 7)
    let shown = Timestamp.Civil(moment, utcOffset: offset)
    #expect(parts(shown) == expected)
    #expect(shown.nanosecond == 7)
    #expect(shown.timestamp(utcOffset: offset) == moment)
  }

  @Test(
    "what no calendar or clock shows is no moment",
    arguments: [
      [2024, 0, 1, 0, 0, 0], [2024, 13, 1, 0, 0, 0], [2024, 1, 0, 0, 0, 0], [2024, 1, 32, 0, 0, 0],
      [2024, 4, 31, 0, 0, 0], [2024, 2, 30, 0, 0, 0], [2023, 2, 29, 0, 0, 0], [1900, 2, 29, 0, 0, 0],
      [2024, 1, 1, 24, 0, 0], [2024, 1, 1, -1, 0, 0], [2024, 1, 1, 0, 60, 0], [2024, 1, 1, 0, 0, 61],
    ])
  func impossible(_ parts: [Int]) {
    #expect(time(parts).timestamp(utcOffset: 0) == nil)
  }

  @Test(
    "a second that was put in is the first of the next minute, and the years that have one more day have it")
  func unusual() {
    #expect(
      time([2016, 12, 31, 23, 59, 60]).timestamp(utcOffset: 0) == Timestamp(seconds: 1_483_228_800))
    for year in [2000, 2024, 2400] { #expect(time([year, 2, 29, 0, 0, 0]).timestamp(utcOffset: 0) != nil) }
    for year in [1900, 2023, 2100, 2200] {
      #expect(time([year, 2, 29, 0, 0, 0]).timestamp(utcOffset: 0) == nil)
    }
  }
}
