internal import ApusLanguage
package import ApusOpenAPI
internal import ApusRendering
package import ApusText

/// `spec diff OTHER`: what changed from the description that is loaded to another one.
package struct SpecificationDiff: View {
  let changes: [SpecificationChange]

  package init(_ changes: [SpecificationChange]) { self.changes = changes }

  package func lines(on screen: Screen) -> [Line] {
    guard !changes.isEmpty else { return [Line("nothing changed", .dim).retold] }
    return SpecificationChange.Effect.allCases.flatMap { effect -> [Line] in
      let some = changes.filter { $0.effect == effect }
      guard !some.isEmpty else { return [] }
      let title =
        effect == .breaking
        ? Line("\(Units.count(some.count, "breaking change"))", .warning)
        : Line("\(Units.count(some.count, "other change"))", .heading)
      return [title] + lines(of: some).flatMap { $0.wrappedAtWords(to: screen.width, indent: 6) }
    }
  }

  /// Under their operations, each of which stands once.
  private func lines(of some: [SpecificationChange]) -> [Line] {
    var lines: [Line] = []
    var operation: String?
    for change in some {
      if change.operation != operation {
        operation = change.operation
        let words = change.operation.split(separator: " ", maxSplits: 1).map(String.init)
        let title =
          words.count == 2 ? Line(words[0], .method) + Line(" ") + Line(words[1], .url) : Line("servers")
        lines.append(Line("  ") + title)
      }
      lines.append(Line("    \(change.text)"))
    }
    return lines
  }
}
