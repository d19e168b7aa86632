package import ApusText

/// The names that `use` takes: what there is to say of a few, and the others.
package struct KnownAPIsView: View {
  private let own: [(name: String, meaning: String)]
  private let others: [String]
  private let problems: [String]

  /// - Parameter problems: what is wrong with the user's own names.
  package init(own: [(name: String, meaning: String)], others: [String], problems: [String]) {
    self.own = own
    self.others = others
    self.problems = problems
  }

  package func lines(on screen: Screen) -> [Line] {
    let rows = own.map { (Line("use \($0.name)", .command), Line($0.meaning, .dim)) }
    let names =
      Line("and by the description that its owner publishes: ", .dim).retold
      + Line(others.joined(separator: ", "))
    return Glossary(rows, indent: 0).lines(on: screen)
      + (others.isEmpty ? [] : names.wrappedAtWords(to: screen.width))
      + problems.flatMap { Line("~/.config/apus/apis, \($0)", .warning).wrappedAtWords(to: screen.width) }
  }
}
