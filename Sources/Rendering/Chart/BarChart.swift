internal import ApusText

/// A bar for each name, as long as its number.
struct BarChart: Sendable {
  private let bars: [(name: String, value: Double)]
  private let isCount: Bool

  /// Each as often as it is there, the most frequent first.
  init(counting names: [String]) {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for name in names {
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    let sorted = order.enumerated().sorted { one, other in
      let (left, right) = (counts[one.element] ?? 0, counts[other.element] ?? 0)
      return left == right ? one.offset < other.offset : left > right
    }
    bars = sorted.map { ($0.element, Double(counts[$0.element] ?? 0)) }
    isCount = true
  }

  /// In the order in which they are given.
  init(_ bars: [(String, Double)]) {
    self.bars = bars.map { (name: $0.0, value: $0.1) }
    isCount = false
  }

  func lines(on screen: Screen) -> [Line] {
    let room = screen.height.map { max(1, $0 - 1) } ?? bars.count
    let shown = bars.prefix(bars.count <= room + 1 ? bars.count : room)
    let names = shown.map {
      Line($0.name.isEmpty ? "\"\"" : $0.name, .string).cut(
        to: max(4, screen.width / 3), glyphs: screen.glyphs)
    }
    let numbers = shown.map { ChartNumber.text($0.value) }
    let nameWidth = names.map(\.width).max() ?? 0
    let numberWidth = numbers.map(\.utf8.count).max() ?? 0
    let most = shown.map(\.value.magnitude).max() ?? 1
    let width = max(1, min(60, screen.width - nameWidth - numberWidth - 4))
    var lines = zip(zip(shown, names), numbers).map { entry, number in
      var line = Line(String(repeating: " ", count: nameWidth - entry.1.width)) + entry.1 + Line("  ")
      let part = most > 0 ? entry.0.value.magnitude / most : 0
      let cells = part == 0 ? 0 : max(1, Int(part * Double(width)))
      line.append(String(repeating: screen.glyphs.bar, count: cells), .bar)
      return line + Line((cells > 0 ? " " : "") + number)
    }
    if shown.count < bars.count {
      let rest = bars.dropFirst(shown.count)
      let sum = isCount ? ", \(ChartNumber.text(rest.reduce(0) { $0 + $1.value })) of them" : ""
      lines.append(
        Line("\(screen.glyphs.ellipsis) \(Units.count(rest.count)) more\(sum); all: ", .dim).retold
          + Line("| less", .command))
    }
    return lines
  }
}
