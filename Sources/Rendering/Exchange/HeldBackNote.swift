package import ApusClient
package import ApusText

/// What belongs to one origin and did not go to another: only that, as what the line itself says did go.
package struct HeldBackNote: View {
  private let origin: Origin
  private let names: [String]
  private let replaced: [String]
  private let whose: (held: String, sent: String)
  private let hint: Line

  /// - Parameters:
  ///   - replaced: Names of which there was another value, which went.
  ///   - whose: Who said what was held back, and who what went.
  ///   - hint: What sends all of it.
  package init(
    _ names: [String], replaced: [String] = [], of whose: (held: String, sent: String), at origin: Origin,
    hint: Line = Line()
  ) {
    (self.origin, self.names, self.replaced, self.whose, self.hint) = (origin, names, replaced, whose, hint)
  }

  package func lines(on screen: Screen) -> [Line] {
    var lines: [Line] = []
    if !names.isEmpty {
      lines.append(Line("not sent to \(origin): \(names.joined(separator: ", "))", .dim).retold + hint)
    }
    for name in replaced {
      lines.append(Line("\(whose.held) \(name) was not sent to \(origin); \(whose.sent) was", .dim).retold)
    }
    return lines
  }
}
