import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRendering
@testable import ApusText

@Suite("The bars of a histogram", .paced)
struct HistogramTests {
  @Test("every time is in one bar", arguments: [1, 2, 7, 100, 1000])
  func bins(_ count: Int) {
    let times = (0..<count).map { Duration.microseconds(($0 * 7919) % 5000 + ($0 % 50 == 49 ? 90_000 : 0)) }
    let bins = Histogram(sorted: times.sorted()).bins
    #expect(bins.reduce(0) { $0 + $1.count } == count)
    #expect(bins.count <= 13)
    #expect(Set(bins.map(\.start)).count == bins.count)
  }

  @Test(
    "one that stands far apart leaves no rows empty, and the last bar says how far it goes",
    arguments: [3, 5, 10, 30, 200])
  func outlier(_ count: Int) {
    let times = (1..<count).map { Duration.microseconds(5_000 + $0 * 300 / count) } + [.milliseconds(300)]
    let histogram = Histogram(sorted: times)
    #expect(histogram.isOpen && histogram.bins.last?.count == 1)
    #expect(histogram.bins.count { $0.count == 0 } <= 9, "\(histogram.bins)")
    #expect(histogram.bins.dropLast().allSatisfy { $0.start < .milliseconds(6) })
    let lines = histogram.lines(on: Screen(width: 80)).map(\.text)
    #expect(lines.last?.hasSuffix("up to 300 ms") == true && lines.dropLast().last?.contains("from ") == true)
    #expect(Histogram(sorted: [.milliseconds(5), .milliseconds(6), .milliseconds(7)]).isOpen == false)
  }

  @Test("a few times have a few bars")
  func few() {
    let bins = Histogram(sorted: [.microseconds(43_100), .microseconds(43_700), .microseconds(43_900)]).bins
    #expect(bins.map(\.count) == [1, 2] && bins.map(\.start) == [.milliseconds(43), .microseconds(43_500)])
  }

  @Test("no times have no bars, and equal times have one")
  func edges() {
    #expect(Histogram(sorted: []).bins.isEmpty)
    let same = Histogram(sorted: Array(repeating: .milliseconds(5), count: 9)).bins
    #expect(same.map(\.count) == [9])
  }
}
