internal import ApusLanguage
internal import ApusText
internal import ApusWords

/// One command: what it does, its forms, its examples.
package struct CommandHelp: View {
  private let name: String
  private let aliases: [String]
  private let spec: CommandSpec

  package init(_ name: String, _ aliases: [String], _ spec: CommandSpec) {
    self.name = name
    self.aliases = aliases
    self.spec = spec
  }

  /// One form of its line a line.
  private var usage: [String] { spec.syntax.usage(of: name) }

  func lines(on screen: Screen) -> [Line] {
    var lines = [Line(name, .command) + Line("  \(retold(spec.summary))")]
    if !aliases.isEmpty {
      lines.append(Line(said("also: ") + aliases.joined(separator: " "), .dim))
    }
    lines.append(Line())
    lines += usage.map { Line("  \($0)") }
    let options = spec.syntax.options.filter { isToldOnlyHere($0, spec) }
    if !options.isEmpty {
      let rows = options.map { (Line($0.usage, .option), Line($0.meaning).retold) }
      lines += [Line()] + Glossary(rows).lines(on: screen)
    }
    lines.append(Line())
    for example in spec.examples {
      lines.append(Line("  ") + Line(example.line, .command))
      lines.append(Line("      \(retold(example.meaning))", .dim))
    }
    if !spec.details.isEmpty { lines.append(Line()) }
    lines += spec.details.map { Line($0).retold }
    return lines.map { $0.drawn(with: screen.glyphs) }
      .flatMap { $0.wrappedAtWords(to: screen.width, indent: $0.text.hasPrefix("  ") ? 6 : 2) }
  }

  /// Whether neither a form of the line nor a detail tells of an option.
  private func isToldOnlyHere(_ option: CommandOption, _ spec: CommandSpec) -> Bool {
    option.isSaid && !usage.contains { $0.contains(option.usage) }
      && !spec.details.contains { $0.contains(option.sentence) }
  }
}
