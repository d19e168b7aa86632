internal import ApusText

/// How many numbers fall into each of about ten equal spans. A few that are far beyond the rest share the last bar.
struct NumberBins: Sendable {
  private(set) var bins: [(start: Double, count: Int)] = []
  private let most: Double
  private let step: Double
  private(set) var isOpen = false

  init(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    let (first, last) = (sorted.first ?? 0, sorted.last ?? 0)
    let usual = sorted.dropFirst(max(0, (sorted.count * 95 + 99) / 100 - 1)).first ?? last
    // What few numbers there are is not cut.
    let end = sorted.count >= 20 && last - first > (usual - first) * 3 && usual > first ? usual : last
    most = last
    step = ChartNumber.step(for: end - first, parts: 10)
    // Counted in steps from nought: what is added up in doubles drifts away from the edges.
    let start = Self.steps(in: first, of: step)
    let count = Int(max(1, min(40, Self.steps(in: end, of: step) - start + 1)))
    bins = (0..<count).map { ((start + Double($0)) * step, 0) }
    var beyond = 0
    for number in sorted {
      let place = Int(min(max(0, Self.steps(in: number, of: step) - start), 1e6))
      if place < count { bins[place].count += 1 } else { beyond += 1 }
    }
    if beyond > 0 {
      isOpen = true
      bins.append(((start + Double(count)) * step, beyond))
    }
  }

  /// How many whole steps a number is from nought. One that is spelled as an edge is on it, whatever the division says.
  private static func steps(in number: Double, of step: Double) -> Double {
    let (exact, nearest) = (number / step, (number / step).rounded())
    return (exact - nearest).magnitude < 1e-9 * max(1, nearest.magnitude) ? nearest : exact.rounded(.down)
  }

  func lines(on screen: Screen) -> [Line] {
    let labels = bins.indices.map { place in
      (isOpen && place == bins.count - 1 ? "from " : "") + ChartNumber.text(bins[place].start)
    }
    let width = labels.map(\.utf8.count).max() ?? 0
    let highest = bins.map(\.count).max() ?? 1
    let room = max(1, min(60, screen.width - width - String(highest).utf8.count - 4))
    var lines = zip(bins, labels).map { bin, label in
      let cells = bin.count == 0 ? 0 : max(1, bin.count * room / max(1, highest))
      var line = Line(label.padded(toColumns: width, onLeft: true) + "  ")
      line.append(String(repeating: screen.glyphs.bar, count: cells), .bar)
      line.append((cells > 0 ? " " : "") + "\(bin.count)", bin.count == 0 ? .dim : nil)
      return line
    }
    let end = isOpen ? "up to \(ChartNumber.text(most))" : "a bar is \(ChartNumber.text(step)) wide"
    lines.append(Line(String(repeating: " ", count: width + 2)) + Line(end, .dim))
    return lines
  }
}
