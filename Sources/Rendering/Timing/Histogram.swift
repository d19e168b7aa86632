internal import ApusText

/// Bars for how many times fell into each of at most about ten equal spans. A few stragglers share the last bar.
struct Histogram {
  struct Bin: Equatable {
    let start: Duration
    var count = 0
  }

  private(set) var bins: [Bin] = []
  /// The last bin has no upper end.
  private(set) var isOpen = false
  /// The longest of the times.
  private let last: Duration?

  init(sorted times: [Duration]) {
    last = times.last
    guard let first = times.first, let last else { return }
    let most = Self.endOfMost(times)
    let end = most ?? last
    // A few times need no ten bars.
    let step = Self.step(for: end - first, parts: Double(max(2, min(10, times.count))))
    let start = Self.roundedDown(first, to: step)
    let binCount = Int(Self.microseconds(end - start) / Self.microseconds(step)) + 1
    bins = (0..<binCount).map { Bin(start: start + step * $0) }
    for time in times {
      let index = Int(Self.microseconds(time - start) / Self.microseconds(step))
      if index < binCount { bins[index].count += 1 }
    }
    let stragglers = times.count - bins.reduce(0) { $0 + $1.count }
    if stragglers > 0 {
      isOpen = true
      bins.append(Bin(start: start + step * binCount, count: stragglers))
    }
  }

  /// The last time before a few that stand far apart from the others, which would leave rows empty; `nil` where none do.
  private static func endOfMost(_ times: [Duration]) -> Duration? {
    guard let first = times.first, let last = times.last, times.count > 2 else { return nil }
    // At most a tenth is no part of how it usually goes, and one of a few.
    let least = times.count - max(1, times.count / 10)
    for (time, next) in zip(times, times.dropFirst()).dropFirst(least - 1)
    where next - time > (time - first) * 2 {
      return time
    }
    let most = LatencyView.percentile(95, of: times)
    return last > most * 2 ? most : nil
  }

  func lines(on screen: Screen) -> [Line] {
    let highest = bins.map(\.count).max() ?? 1
    let labels = bins.indices.map { index in
      let isLast = isOpen && index == bins.count - 1
      return (isLast ? "from " : "") + label(bins[index].start, glyphs: screen.glyphs)
    }
    let labelWidth = labels.map { Line($0).width }.max() ?? 0
    let countWidth = String(highest).count
    let room = max(1, min(60, screen.width - labelWidth - countWidth - 4))
    let bars = zip(bins, labels).map { bin, label in
      let cells = bin.count == 0 ? 0 : max(1, bin.count * room / highest)
      var line = Line(String(repeating: " ", count: labelWidth - Line(label).width) + label + "  ")
      line.append(String(repeating: screen.glyphs.bar, count: cells), .bar)
      line.append((cells > 0 ? " " : "") + "\(bin.count)", bin.count == 0 ? .dim : nil)
      return line
    }
    guard isOpen, let last else { return bars }
    let tail = Line(String(repeating: " ", count: labelWidth + 2))
    return bars + [tail + Line("up to \(Units.time(last, glyphs: screen.glyphs))", .dim).retold]
  }

  /// A time in the unit that suits the last bin, as exact as the step asks for.
  private func label(_ time: Duration, glyphs: Glyphs) -> String {
    let end = Self.microseconds(bins.last?.start ?? .zero)
    let (unit, name) =
      end >= 1e7 ? (1e6, "s") : end >= 1000 ? (1000, "ms") : (1, glyphs.isASCII ? "us" : "µs")
    let step = bins.count > 1 ? Self.microseconds(bins[1].start - bins[0].start) / unit : 1
    let digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
    return "\(Units.fixed(Self.microseconds(time) / unit, digits)) \(name)"
  }

  /// One, two or five times a power of ten microseconds, so that about so many of them span the times.
  private static func step(for span: Duration, parts: Double) -> Duration {
    let wanted = microseconds(span) / parts
    var step = 1.0
    while step < wanted {
      for factor in [1.0, 2, 5] where step * factor >= wanted { return duration(step * factor) }
      step *= 10
    }
    return duration(step)
  }

  private static func roundedDown(_ time: Duration, to step: Duration) -> Duration {
    duration((microseconds(time) / microseconds(step)).rounded(.down) * microseconds(step))
  }

  private static func microseconds(_ duration: Duration) -> Double { Units.seconds(duration) * 1e6 }

  private static func duration(_ microseconds: Double) -> Duration { .microseconds(Int64(microseconds)) }
}
