internal import ApusText

/// Numbers over time, or how many there are at each time: a point a column.
struct TimeLine: Sendable {
  private let points: [(time: ChartTime, value: Double)]
  private let isCount: Bool
  private static let height = 10

  init(_ points: [(ChartTime, Double)]) {
    self.points = points.map { (time: $0.0, value: $0.1) }.sorted { $0.time < $1.time }
    isCount = false
  }

  init(counting times: [ChartTime]) {
    points = times.sorted().map { ($0, 1) }
    isCount = true
  }

  func lines(on screen: Screen) -> [Line] {
    guard let first = points.first?.time, let last = points.last?.time else { return [] }
    let labelWidth = 8
    let width = max(4, min(100, screen.width - labelWidth - 2))
    let span = last.seconds - first.seconds
    if screen.isSpoken { return spoken(from: first, span: span) }
    let values = columns(width, from: first.seconds, span: span)
    let known = values.compactMap(\.self)
    let (least, most) = (isCount ? 0 : known.min() ?? 0, known.max() ?? 0)
    let height = screen.height.map { max(3, min(Self.height, $0 - 3)) } ?? Self.height
    var lines = (0..<height).reversed().map { row in
      let label = row == height - 1 ? ChartNumber.text(most) : row == 0 ? ChartNumber.text(least) : ""
      var line =
        Line(label.cut(toColumns: labelWidth).padded(toColumns: labelWidth, onLeft: true), .dim) + Line("  ")
      for value in values {
        guard let value else {
          line.append(" ")
          continue
        }
        let place = most > least ? Int(((value - least) / (most - least) * Double(height - 1)).rounded()) : 0
        line.append(place == row ? screen.glyphs.point : " ", .bar)
      }
      return line
    }
    let (start, end) = (first.text(over: span), last.text(over: span))
    var axis = Line(String(repeating: " ", count: labelWidth + 2)) + Line(start, .dim)
    axis.pad(to: labelWidth + 2 + max(start.utf8.count + 1, width - end.utf8.count))
    lines.append(span == 0 ? axis : axis + Line(end, .dim))
    let what =
      isCount
      ? "how many in each of \(width) equal spans, in UTC"
      : "averages in each of \(width) equal spans, in UTC"
    lines.append(
      Line(String(repeating: " ", count: labelWidth + 2)) + Line(points.count > 1 ? what : "one value", .dim))
    return lines
  }

  /// What can be read aloud: each of some spans that has something, by its beginning.
  private func spoken(from first: ChartTime, span: Double) -> [Line] {
    let spans = span > 0 ? 10 : 1
    let values = columns(spans, from: first.seconds, span: span)
    // No two of them have the same name.
    let day = 86_400.0
    let exactness = span >= 10 * day || 0 < span && span < day ? span : day
    let lines = values.enumerated().compactMap { index, value -> Line? in
      guard let value, value != 0 || !isCount else { return nil }
      let time = ChartTime(seconds: first.seconds + span * Double(index) / Double(spans))
      return Line("\(time.text(over: exactness)): \(ChartNumber.text(value))")
    }
    let what = isCount ? "how many" : "averages"
    return lines + (spans > 1 ? [Line("\(what) in each of \(spans) equal spans, in UTC", .dim).retold] : [])
  }

  /// For each column how many there are or their average; `nil` where there is no value.
  private func columns(_ width: Int, from start: Double, span: Double) -> [Double?] {
    var sums = [Double](repeating: 0, count: width)
    var counts = [Int](repeating: 0, count: width)
    for point in points {
      let part = span > 0 ? (point.time.seconds - start) / span : 0
      let place = min(width - 1, max(0, Int(part * Double(width))))
      sums[place] += point.value
      counts[place] += 1
    }
    return zip(sums, counts).map { sum, count in
      if isCount { return sum }
      return count == 0 ? nil : sum / Double(count)
    }
  }
}
