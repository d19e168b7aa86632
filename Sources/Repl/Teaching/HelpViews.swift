internal import Rendering

/// The commands by section, a line a section, so that everything fits one screen.
struct HelpOverview: View {
  let commands: CommandList

  func lines(on screen: Screen) -> [Line] {
    let start: [(String, String)] = [
      ("get /github/users/octocat", "ask; paths go behind the base"),
      (".login", "look into the answer"),
      ("post /gists public:=false", "send values; := is JSON, = is text"),
      ("use github", "start with a known API"),
    ]
    var lines = [Line("Type a request, look into the answer, go on.", .heading), Line()]
    lines += start.map { line, meaning in
      var shown = Line("  ") + Line(line, .command)
      shown.pad(to: max(shown.width + 2, min(32, screen.width / 2)))
      return shown + Line(meaning, .dim)
    }
    lines.append(Line())
    for section in CommandSpec.Section.allCases {
      let names = commands.specs.filter { $0.section == section }.map { Line($0.name, .command) }
      guard !names.isEmpty else { continue }
      var line = Line(section.rawValue, .dim)
      line.pad(to: 10)
      lines += (line + names.joined(by: " ")).wrappedAtWords(to: screen.width, indent: 10)
    }
    lines.append(Line())
    lines.append(
      Line("help COMMAND", .command) + Line(" tells more; topics: ", .dim)
        + HelpTopic.all.map { Line($0.name, .command) }.joined(by: " "))
    return lines.flatMap { $0.wrappedAtWords(to: screen.width, indent: 10) }
  }
}

/// One command: what it does, its forms, its examples.
struct CommandHelp: View {
  let spec: CommandSpec

  func lines(on screen: Screen) -> [Line] {
    var lines = [Line(spec.name, .command) + Line("  \(spec.summary)")]
    if !spec.aliases.isEmpty { lines.append(Line("also: \(spec.aliases.joined(separator: " "))", .dim)) }
    lines.append(Line())
    lines += spec.usage.map { Line("  \($0)") }
    lines.append(Line())
    for example in spec.examples {
      lines.append(Line("  ") + Line(example.line, .command))
      lines.append(Line("      \(example.meaning)", .dim))
    }
    if !spec.details.isEmpty { lines.append(Line()) }
    lines += spec.details.map { Line($0) }
    return lines.flatMap { $0.wrappedAtWords(to: screen.width, indent: $0.text.hasPrefix("  ") ? 6 : 2) }
  }
}
