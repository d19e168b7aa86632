package import ApusJSON
package import ApusText

/// Values drawn as what they are: numbers as a histogram, times and numbers over time as a line, anything else counted.
package struct ChartView: View {
  private enum Kind: Sendable {
    case histogram(NumberBins)
    case line(TimeLine)
    case bars(BarChart)
  }

  private let kind: Kind
  /// How many values were of another kind than the rest, or nothing.
  private let leftOut: Int

  /// `nil` for no values, and for objects, which have no one value each.
  package init?(_ values: [Node]) {
    let present = values.filter { !$0.isNull }
    guard !present.isEmpty, !present.contains(where: { $0.kind == .object }) else { return nil }
    let numbers = present.compactMap { $0.numberText.flatMap(Double.init) }.filter(\.isFinite)
    let times = present.compactMap { $0.string.flatMap(ChartTime.init) }
    let pairs = present.compactMap(Self.pair)
    if pairs.count == present.count {
      kind = .line(TimeLine(pairs))
    } else if times.count == present.count {
      kind = .line(TimeLine(counting: times))
    } else if numbers.count == present.count {
      kind = .histogram(NumberBins(numbers))
    } else {
      kind = .bars(BarChart(counting: present.map { $0.string ?? $0.compactText }))
    }
    leftOut = values.count - present.count
  }

  /// Rows of two values: a time and a number, or a name and a number; `nil` where no row has both.
  package init?(pairs: [(Node?, Node?)]) {
    let present = pairs.compactMap { first, second -> (Node, Double)? in
      guard let first, let number = second?.numberText.flatMap(Double.init), number.isFinite else {
        return nil
      }
      return (first, number)
    }
    guard !present.isEmpty else { return nil }
    let points = present.compactMap { node, number in ChartTime(node).map { ($0, number) } }
    kind =
      points.count == present.count
      ? .line(TimeLine(points)) : .bars(BarChart(present.map { ($0.string ?? $0.compactText, $1) }))
    leftOut = pairs.count - present.count
  }

  package func lines(on screen: Screen) -> [Line] {
    var lines: [Line]
    switch kind {
    case .histogram(let bins): lines = bins.lines(on: screen)
    case .line(let line): lines = line.lines(on: screen)
    case .bars(let bars): lines = bars.lines(on: screen)
    }
    if leftOut > 0 { lines.append(Line("\(Units.count(leftOut)) without a value", .dim).retold) }
    return lines.map(screen.fit)
  }

  /// A list of a time and a number, as time series have them.
  private static func pair(_ node: Node) -> (ChartTime, Double)? {
    guard node.kind == .array, node.count == 2, let time = node[0].flatMap(ChartTime.init),
      let number = node[1]?.numberText.flatMap(Double.init), number.isFinite
    else { return nil }
    return (time, number)
  }
}
