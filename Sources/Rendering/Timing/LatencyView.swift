package import ApusText

/// What came of sending a request many times: how often it worked, a histogram of the times, percentiles.
package struct LatencyView: View {
  /// How often one outcome came about.
  package struct Outcome: Sendable, Hashable {
    /// A status such as `200 OK`, or a failure's code.
    package let name: String
    package let role: Role
    package let count: Int

    package init(_ name: String, _ role: Role, count: Int) {
      self.name = name
      self.role = role
      self.count = count
    }
  }

  private let times: [Duration]
  private let outcomes: [Outcome]
  private let elapsed: Duration
  private let taken: Duration
  /// Those of requests that had to wait for a connection.
  private let cold: [Duration]

  /// - Parameters:
  ///   - times: those of the requests that were answered, in any order.
  ///   - taken: what they took of the time by which they are counted, where that is not what has passed.
  ///   - cold: those of requests that opened a connection first, which are told and not drawn.
  package init(
    times: [Duration], cold: [Duration] = [], outcomes: [Outcome], elapsed: Duration, taken: Duration? = nil
  ) {
    self.cold = cold
    self.taken = taken ?? elapsed
    self.times = times.sorted()
    self.outcomes = outcomes
    self.elapsed = elapsed
  }

  /// Where most requests reuse a connection, those that do not are no part of how long a request takes.
  package init(_ samples: [LatencySample], outcomes: [Outcome], elapsed: Duration, taken: Duration? = nil) {
    let cold = samples.filter(\.isCold).compactMap(\.duration)
    let all = samples.compactMap(\.duration)
    let isLeftOut = cold.count * 2 <= all.count
    self.init(
      times: isLeftOut ? samples.filter { !$0.isCold }.compactMap(\.duration) : all,
      cold: isLeftOut ? cold : [],
      outcomes: outcomes, elapsed: elapsed, taken: taken)
  }

  package func lines(on screen: Screen) -> [Line] {
    var lines = summary(on: screen)
    if let slowest = cold.max() {
      let count = Units.count(cold.count, "request")
      let time = Units.time(slowest, glyphs: screen.glyphs)
      lines.append(
        Line(
          "\(count) opened a connection and took \(cold.count == 1 ? "" : "up to ")\(time); drawn is the rest",
          .dim
        ).retold)
    }
    if !times.isEmpty {
      lines += [Line()] + Histogram(sorted: times).lines(on: screen)
      lines += [Line()] + percentiles(on: screen)
    }
    return lines.map(screen.fit)
  }

  private func summary(on screen: Screen) -> [Line] {
    let count = outcomes.reduce(0) { $0 + $1.count }
    var line = Line("\(Units.count(count, "request")) in \(Units.time(elapsed, glyphs: screen.glyphs))")
      .retold
      .retold
    let seconds = Units.seconds(taken)
    if seconds > 0, count > 1 {
      let rate = Double(count) / seconds
      line.append(screen.glyphs.separator, .dim)
      line.append("\(rate < 100 ? Units.fixed(rate, 1) : Units.count(Int(min(rate, 1e15)))) a second")
    }
    var grid = Grid(rightAligned: [0])
    for outcome in outcomes {
      grid.rows.append([Line("  \(Units.count(outcome.count))"), Line(outcome.name, outcome.role)])
    }
    return [line] + grid.lines()
  }

  private func percentiles(on screen: Screen) -> [Line] {
    let parts = [("p50", 50), ("p90", 90), ("p95", 95), ("p99", 99), ("max", 100)].map { name, percent in
      let time = Units.time(Self.percentile(percent, of: times), glyphs: screen.glyphs)
      return Line(name + " ", .dim) + Line(time)
    }
    return Line.flow(parts, gap: "   ", width: screen.width)
  }

  /// The smallest time that `percent` of all do not exceed.
  static func percentile(_ percent: Int, of sorted: [Duration]) -> Duration {
    let rank = (sorted.count * percent + 99) / 100
    return sorted.dropFirst(max(0, rank - 1)).first ?? .zero
  }
}
