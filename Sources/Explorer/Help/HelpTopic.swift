internal import ApusLanguage
internal import ApusRendering
package import ApusText

/// Help that is about no single command.
package struct HelpTopic: View {
  package let name: String
  private let title: Line
  private let rows: Glossary
  private let notes: [Line]

  package func lines(on screen: Screen) -> [Line] {
    [title, Line()].flatMap {
      $0.retold.drawn(with: screen.glyphs).wrappedAtWords(to: screen.width, indent: 4)
    }
      + rows.lines(on: screen)
      + notes.flatMap {
        [Line()] + $0.retold.drawn(with: screen.glyphs).wrappedAtWords(to: screen.width, indent: 2)
      }
  }

  init(_ name: String, _ title: String, _ rows: [(String, String)], _ notes: [String] = []) {
    self.name = name
    self.title = Line(title, .heading)
    self.rows = Glossary(commands: rows)
    self.notes = notes.map { Line($0) }
  }

  /// The commands under one heading of `help`; `nil` where it has none of that name.
  package static func heading(_ name: String, of commands: [(name: String, spec: CommandSpec)]) -> HelpTopic?
  {
    guard let section = CommandSpec.Section(rawValue: name) else { return nil }
    let rows = commands.filter { $0.spec.section == section }.map { ($0.name, $0.spec.summary) }
    return HelpTopic(name, "Commands for \(name)", rows, ["`help COMMAND` tells more of one."])
  }

  package static let all = [items, options, paths, rules, variables, files, json, pipes, editing, security]

  private static let items = HelpTopic(
    "items", "What can be written behind a URL",
    [
      ("Accept:text/plain", "a header"), ("Accept:", "leave a header out"),
      ("X-Empty;", "send a header empty"),
      ("q==swift", "a query item"), ("name=Ada", "a text field of the body"),
      ("age:=36", "a JSON field of the body"), ("user[name]=Ada", "a field inside a field"),
      ("tags[]=x", "an element of a list"), ("bio=@file", "a text field, read from a file"),
      ("data:=@file", "a JSON field, read from a file"), ("photo@file", "a file, as a part of a form"),
      ("{\"a\": 1}", "a bare JSON value is the body"),
    ],
    [
      "A backslash before : ; = @ takes their meaning away. On a line of their own, items are kept for the session."
    ])

  private static let options = HelpTopic(
    "options", "Options of a request, in any place of its line",
    OptionSpec.all.filter { !$0.names(in: .native).isEmpty }.map { spec in
      (spec.names(in: .native).joined(separator: " ") + (spec.value.map { " \($0)" } ?? ""), spec.meaning)
    })

  private static let paths = HelpTopic(
    "paths", "Paths look into a response (RFC 9535)",
    [
      (".", "the whole body"), (".items[0].owner", "a member, an element"),
      (".items[-1]", "the last element"),
      (".items[:3]", "a slice"), (".items[].name", "of every element"), ("..id", "at any depth"),
      (".[\"odd key\"]", "a key that is no name"), ("$.items[?@.stars > 100]", "only where something holds"),
      ("$.items[?match(@.name, 'a.*')]", "with a pattern"), ("$2.items", "in the second response"),
    ])

  private static let variables = HelpTopic(
    "variables", "Values of one line for later ones",
    [
      ("get /gists/{{.items[0].id}}", "a value of the last response; {{$2.id}} of the second"),
      ("get {{header Location}}", "a header of the last response; {{status $2}} of the second"),
      ("get .next_url", "ask for the URL it has there; name==value fills a {name} of it"),
      ("let id = .items[0].id", "keep one for longer"), ("get /gists/{{id}}", "use it"),
      ("let token = env:GITHUB_TOKEN", "a secret, which is never shown"),
      ("Authorization:'Bearer {{token}}'", "it may go into a header"), ("env", "what there is"),
    ],
    [
      "What the braces hold must be there, or nothing is sent. \\{{ is two braces. Nothing is filled in a file, nor in "
        + "a value.",
      "A value that begins a URL is taken as written. Behind that it is one part of it: its / is sent as %2F, and it "
        + "may not be empty, `.` or `..`.",
    ])

  private static let files = HelpTopic(
    "files", "Bodies in and out",
    [
      ("get /zip > file.zip", "the exact bytes into a file; >> goes on at its end"),
      ("get /a --save-errors > a.json", "an error's body, too; else the file stays"),
      ("get /a.zip --download", "a file called what the server says; never over another"),
      ("get /a.zip -o a.zip --continue", "go on with a.zip.part, which a cut body leaves"),
      ("get /big | jq .name", "the exact bytes into a command"),
      ("post /upload < file", "a file as the body; so does @file"),
      ("apus post /upload < file", "in a shell; so is a pipe, and @- names either"),
      ("post /gists description=@note.txt", "a file as a field"),
      ("open data.json", "look at a file as at a response"),
    ])
}
