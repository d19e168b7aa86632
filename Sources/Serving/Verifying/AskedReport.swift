/// Which of the answers were asked for, how often, and whether that is what was promised. What nothing answers was asked
/// by mistake, unless somebody promised it.
struct AskedReport {
  private let rows: [AskedCount]
  private let misses: [AskedLog.Entry]

  /// - Parameters:
  ///   - counts: of what could answer.
  ///   - promises: of those who start the server.
  init(_ counts: [AskedCount], _ log: [AskedLog.Entry], promises: [AskedPromise] = []) {
    let told = promises.map { $0.count(in: log) }
    // A promise counts its path, whatever the query: an answer to one of its queries is told there.
    rows =
      told
      + counts.filter { count in
        count.promised != nil || !told.contains { $0.name == count.name.prefix { $0 != "?" } }
      }
    misses = log.filter { miss in !miss.isKnown && !promises.contains { $0.fits(miss) } }
  }

  private var broken: Int { rows.count { !$0.isKept } }

  var isKept: Bool { broken == 0 && misses.isEmpty }

  var lines: [String] {
    let head = "asked  promised"
    let table = rows.map { row in
      let note = row.isKept ? "" : ", which was promised \(Self.times(row.promised ?? 0))"
      return Self.column(row.times, 5) + Self.column(row.promised, 10) + "  \(row.name)\(note)"
    }
    let missed = misses.map { miss in
      Self.column(miss.times, 5) + Self.column(nil, 10)
        + "  \(miss.method) \(miss.path), which nothing answers"
    }
    return [head] + table + missed + [sum]
  }

  private var sum: String {
    let unasked = rows.count { $0.times == 0 }
    let all = "\(rows.count - unasked) of \(rows.count) asked for"
    let kept = rows.contains { $0.promised != nil } && broken == 0 ? "; every promise was kept" : ""
    let promises = broken > 0 ? "; \(broken) promise\(broken == 1 ? " was" : "s were") not kept" : kept
    let missed = misses.reduce(0) { $0 + $1.times }
    return all + promises
      + (missed > 0 ? "; \(missed) request\(missed == 1 ? "" : "s") got no answer" : "")
  }

  private static func times(_ number: Int) -> String {
    switch number {
    case 0: "never"
    case 1: "once"
    default: "\(number) times"
    }
  }

  private static func column(_ number: Int?, _ width: Int) -> String {
    let text = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
