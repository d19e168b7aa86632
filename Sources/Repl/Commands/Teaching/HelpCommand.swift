internal import ApusClient
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusOpenAPI
internal import ApusRendering
internal import ApusServices
internal import ApusServing
package import ApusSurroundings
internal import ApusText

/// `help [COMMAND|TOPIC]`
package struct HelpCommand: Looks {
  private static let topic = Operand("TOPIC", .topic).several

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "say what there is, or how one command works",
    forms: [[]] + ["COMMAND [WORD]", "TOPIC", "[METHOD] PATH"].map { [.operand(topic.shown(as: $0))] },
    examples: [
      CommandSpec.Example("help get", "how requests are written"),
      CommandSpec.Example("help auth oauth2", "one way to write a command"),
      CommandSpec.Example("help paths", "how to look into a response"),
      CommandSpec.Example("help get /github/users/{login}", "what is known of an endpoint"),
    ],
    details: [
      "Topics: \(HelpTopic.all.map(\.name).joined(separator: ", ")), and every heading of `help`, such as looking. Another "
        + "word is looked for in all of them."
    ])

  private let words: [Word]

  package init(_ line: LineArguments) throws(LineProblem) { words = line.words }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    try output.paging { try help(answers, output) }
    return .ok
  }

  private func help(_ answers: Answers, _ output: Output) throws {
    guard let word = words.first else {
      return try output.show(
        HelpOverview(
          of: answers.commands.commands.map { ($0.name, $0.spec.section) },
          start: HelpOverview.start(at: answers.session.base, practice: answers.session.practice)))
    }
    let name = word.text.lowercased()
    let operation = words.last.flatMap { answers.session.scope.help(ofOperation: $0.text) }
    if let service = ServiceCatalogue.service(named: name) {
      try output.showHelp(of: service, about: words.dropFirst())
    } else if let operation, words.count == 1 && name.contains("/") || words.count == 2 && name == "call" {
      try output.show(operation)
    } else if words.count == 2, let form = answers.commands.command(named: name)?.help(of: words[1].text) {
      try output.show(form)
    } else if words.count > 1 || word.template.isURL {
      try helpWithEndpoint(in: answers, output)
    } else if let topic = HelpTopic.all.first(where: { $0.name == name }) {
      try output.show(topic)
    } else if let command = answers.commands.command(named: name) {
      try output.show(command.help)
    } else if let operation {
      try output.show(operation)
    } else if let heading = HelpTopic.heading(
      name, of: answers.commands.commands.map { ($0.name, $0.spec) })
    {
      try output.show(heading)
    } else if let manual = ServiceManual.text(of: name) {
      // It is about the program, not about a command.
      let lines = manual.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      try output.show(Lines(lines.map { Line(String($0)) }))
    } else if let foreign = answers.session.scope.withoutSchema(of: word.text, at: word.range) {
      throw foreign
    } else if let search = HelpSearch(
      word.text, in: answers.commands.commands.map { ($0.name, $0.help) })
    {
      try output.show(search)
    } else {
      throw LineProblem(
        "there is no command and no topic \(word.text)", at: word.range,
        try: suggestion(for: word, in: answers))
    }
  }

  /// The command or what a schema has that was meant, or an endpoint that has the word in its path.
  private func suggestion(for word: Word, in answers: Answers) -> String {
    if let meant = FamiliarWords.line(for: word.text) {
      return meant.hasPrefix("help") ? meant : "help \(meant.prefix { $0 != " " })"
    }
    if let path = KnownEndpoints(answers.session.scope).path(about: word.text) { return "help \(path)" }
    let known = answers.session.scope.nearestHelp(to: word.text)
    if let known, word.text.contains(".") { return "help \(known)" }
    let names = answers.commands.names + HelpTopic.all.map(\.name) + [known].compactMap(\.self)
    return nearest(to: word.text, among: names).map { "help \($0)" } ?? "help"
  }

  /// `help get /users/{id}`, or `help /users/{id}` for all its methods.
  private func helpWithEndpoint(in answers: Answers, _ output: Output) throws {
    let known = RequestLine.verbs.map(\.method) + answers.session.scope.describedMethods
    let method = words.count == 2 ? known.first { $0.name == words[0].text.uppercased() } : nil
    guard let path = words.last, words.count == 1 || method != nil else {
      let range = words[0].range.lowerBound..<(words.last?.range.upperBound ?? 0)
      throw LineProblem("expected a command, a topic, or a method and a path", at: range, try: "help")
    }
    let text = try path.template.filled(from: answers.session.variables).visible(in: "a path")
    let methods = method.map { [$0] } ?? known
    var isAnythingShown = false
    for method in methods {
      guard
        let help = answers.session.scope.help(
          with: method, text, isOnlyMethod: words.count > 1,
          seen: { answers.session.seen?.facts?.facts(of: $0) ?? [] })
      else { continue }
      if isAnythingShown { try output.show(Lines([Line()])) }
      try output.show(help)
      isAnythingShown = true
    }
    guard !isAnythingShown else { return }
    let place = URLReference.join("", answers.session.directory, text, keepsDots: false)
    let isBelow = !KnownEndpoints(answers.session.scope).entries(below: place).isEmpty
    let asked = words.count == 1 ? text : "\(methods[0]) \(text)"
    throw LineProblem(
      "nothing is known of \(asked)", at: path.range,
      try: isBelow ? "ls \(text)" : answers.session.base == nil ? "use practice" : "ls /")
  }
}
