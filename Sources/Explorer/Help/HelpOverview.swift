package import ApusClient
internal import ApusRendering
internal import ApusText
internal import ApusWords

/// The commands by section, a line a section, so that everything fits one screen.
package struct HelpOverview: View {
  /// The commands there are.
  private let commands: [(name: String, section: CommandSpec.Section)]
  /// Lines to begin with, and what they do.
  private let start: [(String, String)]

  package init(of commands: [(name: String, section: CommandSpec.Section)], start: [(String, String)]) {
    self.commands = commands
    self.start = start
  }

  /// Every line runs where it is shown.
  package static func start(at base: WebURL?, practice: Origin?) -> [(String, String)] {
    guard let base else {
      return [
        ("use practice", "start with the API in this program"), ("use github", "start with a known API"),
        ("base https://example.com", "start with any other"), ("tour", "lessons, step by step"),
      ]
    }
    guard base.origin == practice, base.path == "/" else {
      return [
        ("get / q==swift", "ask; paths go behind the base, q== into the query"),
        (".name", "look into the answer"),
        ("post / name=Ada age:=36", "send: = is text, := is JSON"),
        ("ls", "what there is to ask for, as far as it is known"),
      ]
    }
    return [
      ("get /github/search/repositories q==swift", "ask; q== goes into the query"),
      ("$.items[?@.size > 3000].name", "look into it, here by a filter"),
      ("post /echo name=Ada age:=36", "send: = is text, := is JSON"),
      ("ls /github", "what there is to ask for"),
      ("help post /github/gists", "what it takes"),
    ]
  }

  func lines(on screen: Screen) -> [Line] {
    var lines = [Line("Type a request, look into the answer, go on.", .heading).retold, Line()]
    lines += Glossary(commands: start).lines(on: screen)
    lines.append(Line())
    for section in CommandSpec.Section.allCases {
      let names = commands.filter { $0.section == section }.map { Line($0.name, .command) }
      guard !names.isEmpty else { continue }
      var line = Line(section.rawValue, .dim)
      line.pad(to: 10)
      lines += (line + names.joined(by: " ")).wrappedAtWords(to: screen.width, indent: 10)
    }
    lines.append(Line())
    lines.append(
      Line("help COMMAND", .command) + Line(said(" or a heading tells more; topics: "), .dim)
        + HelpTopic.all.map { Line($0.name, .command) }.joined(by: " "))
    return lines.flatMap { $0.wrappedAtWords(to: screen.width, indent: 10) }
  }
}
