/// The lines of the table that is printed.
enum Table {
  private static let widths = [40, 11, 30, 11, 25, 10]

  static let head = line(["", "apus", "against", "theirs", "ratio (min to max)", "promised", ""])

  static func title(_ measurement: Measurement) -> String { "\(measurement.name): \(measurement.summary)" }

  static func listing(_ measurement: Measurement) -> String {
    pad(measurement.name, to: 16) + measurement.summary
  }

  static func text(of row: Row) -> String {
    let verdict = row.promise?.isKept(by: row).map { $0 ? "kept" : "MISSED" } ?? ""
    let cells = [
      "  " + row.subject, row.ours.text, row.rival?.name ?? "", row.rival?.quantity.text ?? "",
      ratio(of: row),
      row.promise.map { text(of: $0, in: row) } ?? "", verdict,
    ]
    return line(cells) + (row.note.map { "\n    " + $0 } ?? "")
  }

  private static func ratio(of row: Row) -> String {
    guard let ratio = row.rival?.ratio else { return "" }
    if case .faster? = row.promise { return text(ratio.inverse) + " faster" }
    return text(ratio)
  }

  private static func text(_ ratio: Spread) -> String {
    "\(digits(ratio.median))x (\(digits(ratio.least)) to \(digits(ratio.most)))"
  }

  private static func text(of promise: Promise, in row: Row) -> String {
    switch promise {
    case .timesRival(let limit): "<= \(digits(limit))x"
    case .faster(let factor): ">= \(digits(factor))x"
    case .atMost(let limit): "<= \(row.ours.unit.text(limit))"
    }
  }

  private static func line(_ cells: [String]) -> String {
    var line = ""
    for (cell, width) in zip(cells, widths + [0]) { line += pad(cell, to: width) + " " }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
