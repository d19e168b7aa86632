package import ApusClient
internal import ApusEncodings
package import ApusText

/// What came of each request of a loop: the number by which it is shown again, the value it was made for, and how it went.
package struct OutcomeTable: View {
  private var rows: [[Line]] = []

  package init() {}

  package var isEmpty: Bool { rows.isEmpty }

  package mutating func add(_ value: String, _ number: Int, _ exchange: Exchange, failure: ErrorCode?) {
    let outcome: Line
    if let failure, failure.status == nil {
      outcome = Line(failure.name, .error)
    } else {
      outcome = exchange.response?.statusText ?? Line("no response", .dim).retold
    }
    let size = exchange.response == nil ? Line() : Line(Units.size(exchange.body.byteCount), .dim)
    rows.append([
      Line("\(number)", .dim), Self.cell(value), outcome, Line(Units.time(exchange.duration), .dim), size,
    ])
  }

  /// A request that was not made.
  package mutating func add(_ value: String, notSent reason: String) {
    rows.append([Line(), Self.cell(value), Line("not sent: \(reason)", .error).retold])
  }

  private static func cell(_ value: String) -> Line { Line(value).cut(to: 40, glyphs: .unicode) }

  package func lines(on screen: Screen) -> [Line] {
    let room = screen.height.map { max(1, $0 - 1) } ?? rows.count
    let isWhole = rows.count <= room + 1
    var lines = Grid(rows: Array(rows.prefix(isWhole ? rows.count : room)), rightAligned: [0, 3, 4]).lines()
    if !isWhole {
      lines.append(
        Line("\(screen.glyphs.ellipsis) \(Units.count(rows.count - room)) more; all: ", .dim).retold
          + Line("history", .command))
    }
    return lines.map(screen.fit)
  }
}
