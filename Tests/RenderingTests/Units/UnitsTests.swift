import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Sizes, times and counts", .paced)
struct UnitsTests {
  @Test(
    "sizes have two or three digits",
    arguments: [
      (0, "0 B"), (36, "36 B"), (999, "999 B"), (1000, "1.0 kB"), (1311, "1.3 kB"), (9949, "9.9 kB"),
      (9950, "10 kB"), (87_200, "87 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"), (150_000_000, "150 MB"),
      (2_500_000_000, "2.5 GB"), (Int.max, "9223.4 PB"),
    ])
  func sizes(_ bytes: Int, _ text: String) {
    #expect(Units.size(bytes) == text)
  }

  @Test(
    "times are as exact as they are short",
    arguments: [
      (.zero, "0 µs"), (.microseconds(412), "412 µs"), (.microseconds(999), "999 µs"),
      (.nanoseconds(999_600), "1.0 ms"),
      (.microseconds(4120), "4.1 ms"), (.microseconds(9960), "10 ms"), (.milliseconds(87), "87 ms"),
      (.microseconds(999_600), "1.00 s"), (.milliseconds(1240), "1.24 s"), (.milliseconds(12_400), "12.4 s"),
      (.milliseconds(59_960), "1 min 0 s"), (.seconds(125), "2 min 5 s"), (.seconds(3725), "1 h 2 min"),
      (.seconds(-1), "0 µs"), (.seconds(Int64.max), "277777777777 h 46 min"),
    ] as [(Duration, String)])
  func times(_ duration: Duration, _ text: String) {
    #expect(Units.time(duration) == text)
  }

  @Test(
    "about how long something takes is said in one unit",
    arguments: [
      (0, "0 s"), (119, "119 s"), (120, "2 min"), (7_199, "119 min"), (7_200, "2 h"), (172_799, "47 h"),
      (172_800, "2 d"), (63_115_199, "730 d"), (63_115_200, "2 y"), (1_700_000_000, "53 y"),
    ])
  func about(_ seconds: Int, _ text: String) {
    #expect(Units.about(seconds: seconds) == text)
  }

  @Test("counts have groups from five digits on, and nouns agree")
  func counts() {
    #expect(Units.count(9999) == "9999")
    #expect(Units.count(1_234_567) == "1,234,567")
    #expect(Units.count(1, "row") == "1 row")
    #expect(Units.count(0, "row") == "0 rows")
    #expect(Units.time(.microseconds(3), glyphs: .ascii) == "3 us")
  }
}
