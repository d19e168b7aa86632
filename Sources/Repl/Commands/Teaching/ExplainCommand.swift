internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusPractice
internal import ApusRendering
package import ApusSurroundings
internal import ApusSystem
internal import ApusTeaching
internal import ApusText

/// `explain [N|TOPIC]`, `explain --json [N]`, `explain file FILE`
package struct ExplainCommand: Sets {
  private static let topic = Operand("TOPIC", .explained(nil)).upTo(2)
  private static let header = Operand("NAME", .explained("header"), "a header")
  private static let method = Operand("NAME", .explained("method"), "a method")
  private static let json = CommandOption(
    "--json", "writes all that is known of a request as JSON: level, text, evidence, rule, key")
  private static let file = Operand("FILE", .file, "a file", try: "explain file requests.http")

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "explain what happened, or what a code, a status, a header or a method means",
    forms: [
      [], [.operand(topic.shown(as: "N"))], [.operand(topic.shown(as: "CODE"))],
      [.operand(topic.shown(as: "STATUS"))], [.word("header", "what a header says"), .operand(header)],
      [.word("method", "what a method promises"), .operand(method)],
      [.operand(topic.shown(as: "timing"))], [.word("file", "what a file is"), .operand(file)],
    ], options: [json],
    examples: [
      CommandSpec.Example("get /status/404", "something to explain"),
      CommandSpec.Example("explain", "how far it came, what that shows, what an app would get"),
      CommandSpec.Example("explain --json", "the same for programs"),
      CommandSpec.Example("explain network.reset", "a way to fail"),
      CommandSpec.Example("explain 422", "a status"),
      CommandSpec.Example("explain header ETag", "a header"),
      CommandSpec.Example("explain method PATCH", "what may be relied on"),
    ],
    details: [
      "Alone it explains the last line that failed, or else the last request; `explain 3` explains request 3.",
      "Each sentence has its level: `seen` was measured here, `said` is the server's claim, `rule` is a standard's, and "
        + "`perhaps` is a guess. Below it stands what it rests on.",
      "`explain file` tells what a file is, what of it is understood and what is left out, by line. Nothing is sent.",
    ])

  private enum Subject {
    case last
    case request(RecordTarget)
    case article(Article)
    case file(Word)
  }

  private let subject: Subject
  private let isJSON: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    isJSON = line.has(Self.json)
    guard let first = line.words.first else {
      subject = .last
      return
    }
    if line.subword == "file" {
      subject = .file(try line.require(Self.file))
      return
    }
    let topic = line.words.prefix(2).map(\.text).joined(separator: " ")
    if let article = Topics.article(topic) {
      subject = .article(article)
    } else if line.words.count == 1, Int(first.text) != nil {
      subject = .request(RecordTarget(number: try first.number(atLeast: 1), range: first.range))
    } else {
      throw Self.unknown(topic, line)
    }
    if case .article = subject, let option = line.first(of: [Self.json]) {
      throw LineProblem(
        "--json is for what happened, not for topics", at: option.range, try: "explain --json")
    }
  }

  private static func unknown(_ topic: String, _ line: LineArguments) -> LineProblem {
    let names = Topics.all.map(\.name)
    // A header or a method may stand alone.
    let short = names.compactMap { $0.split(separator: " ").last.map(String.init) }
    let meant =
      nearest(to: topic, among: names)
      ?? nearest(to: topic.split(separator: " ").last.map(String.init) ?? topic, among: short)
    let range = line.words.reduce(line.words.first?.range ?? line.name.range) {
      $0.lowerBound..<$1.range.upperBound
    }
    return LineProblem(
      "nothing is known here of \(topic)", at: range,
      try: meant.map { "explain \($0)" } ?? "help explain")
  }

  /// What a file is takes a look at the file; all else is here, and nothing is changed.
  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    guard case .file(let path) = subject else { return try look(at: Answers(session), output) }
    let name = try path.template.filled(from: session.variables).visible(in: "a file name")
    let files = surroundings.environment.files
    let bytes = try files.contents(ofFile: name, at: path.range)
    try output.show(FileExplanation(of: bytes, named: name, at: files.whole(files.expanded(name))))
    return .ok
  }

  private func look(at answers: Answers, _ output: Output) throws -> Outcome {
    switch subject {
    case .file: break
    case .article(var article):
      // Nothing explains a failure better than to see it.
      if let example = answers.session.practiceExample(of: article.topic) {
        article.suggestions.insert(example, at: 0)
      }
      try output.show(article)
    case .request(let target): try show(Incident(target.record(in: answers)), answers, output)
    case .last:
      if let incident = answers.session.trouble ?? answers.session.records.last.map(Incident.init) {
        try show(incident, answers, output)
      } else {
        try output.show(NothingYet())
      }
    }
    return .ok
  }

  private func show(_ incident: Incident, _ answers: Answers, _ output: Output) throws {
    let incident = incident.knowing(answers.session)
    guard isJSON else { return try output.show(Explanation(of: incident)) }
    try output.write(pretty: Document(Explanation.document(of: incident).bytes).root)
  }
}

extension Session {
  /// A line that produces a failure for real, when the practice API is the base.
  fileprivate func practiceExample(of topic: String) -> String? {
    guard base?.origin == practice, practice != nil else { return nil }
    let code = Int(topic) == nil ? topic : "http.\(topic)"
    return FaultExample.line(ofCode: code)
  }
}

extension Incident {
  /// With the lines that help in this session.
  fileprivate func knowing(_ session: Session) -> Incident {
    guard let exchange else { return self }
    var incident = self
    incident.betterLines = TLSAdvice(session: session).betterLines(after: exchange, line: line)
    return incident
  }

  init(_ record: Record) {
    self.init(line: MaskedLine(record.line).text, exchange: record.received, transportFailure: record.failure)
  }
}

/// What `explain` says before anything has happened.
private struct NothingYet: View {
  func lines(on screen: Screen) -> [Line] {
    let rows = [
      ("get /", "send a request; then explain tells what came of it"),
      ("explain 404", "what a status means"), ("explain network.refused", "a way to fail"),
      ("explain header ETag", "a header"), ("explain method PATCH", "a method"),
      ("explain timing", "where the time goes"),
    ]
    let table = rows.flatMap { command, meaning in
      var line = Line("  ") + Line(command, .command)
      guard screen.width >= 60 else {
        return [line] + (Line("      ") + Line(meaning, .dim)).wrappedAtWords(to: screen.width, indent: 6)
      }
      line.pad(to: max(line.width + 2, 28))
      return (line + Line(meaning, .dim)).wrappedAtWords(to: screen.width, indent: 6)
    }
    return Line("Nothing has happened yet that could be explained.").wrappedAtWords(to: screen.width) + table
  }
}
