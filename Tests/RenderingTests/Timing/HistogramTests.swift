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

  @Test("no times have no bars, and equal times have one")
  func edges() {
    #expect(Histogram(sorted: []).bins.isEmpty)
    let same = Histogram(sorted: Array(repeating: .milliseconds(5), count: 9)).bins
    #expect(same.map(\.count) == [9])
  }
}
