package import ApusOpenAPI
internal import ApusRendering
package import ApusText

/// What `spec seen` shows: what was seen and is not described, by operation, each with the requests that tell of it.
package struct SeenView: View {
  /// What stands before what is not described, wherever it is shown.
  package static let mark = "seen, not described"

  private let entries: [SeenFacts.Entry]

  package init(_ facts: SeenFacts) { entries = facts.entries }

  package func lines(on screen: Screen) -> [Line] {
    entries.flatMap { entry -> [Line] in
      var head = Line(entry.method, .method) + Line(" ") + Line(entry.path, .url)
      if !entry.isDescribed { head = head + Line("  \(Self.mark)", .warning) + Self.numbers(entry.from) }
      return [head] + Self.rows(entry.facts)
    }
    .flatMap { $0.wrappedAtWords(to: screen.width, indent: 4) }.drawn(on: screen)
  }

  /// A line a fact, without the requests where only it is asked about.
  static func rows(_ facts: [SeenFacts.Fact]) -> [Line] {
    facts.map { fact in
      let what = fact.what.isEmpty ? "" : ", \(fact.what)"
      let line =
        switch fact.kind {
        case .parameter:
          Line("  + ", .dim) + Line("\(fact.name)==", .key) + Line("  in the query", .dim).retold
        case .field: Line("  + ", .dim) + Line(fact.name, .key) + Line("  in the body\(what)", .dim).retold
        case .answer: Line("  + ", .dim) + Line(fact.name, .key) + Line("  in the answer\(what)", .dim).retold
        case .status:
          Line("  + ", .dim) + Line(fact.name, .status(Int(fact.name) ?? 0))
            + Line("  as a status", .dim).retold
        case .otherwise: Line("  ~ ", .warning) + Line(fact.name)
        }
      return line + numbers(fact.from)
    }
  }

  private static func numbers(_ from: [Int]) -> Line {
    if from.isEmpty { return Line("  another time", .dim).retold }
    let shown = from.prefix(6).map { "\($0)" }.joined(separator: ", ")
    return Line("  \(shown)\(from.count > 6 ? " …" : "")", .dim)
  }
}
