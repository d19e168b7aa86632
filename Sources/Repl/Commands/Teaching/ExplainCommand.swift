internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusInvocation
internal import ApusJSON
package import ApusLanguage
internal import ApusPractice
internal import ApusRendering
package import ApusSurroundings
internal import ApusSystem
internal import ApusTeaching
internal import ApusText

/// `explain [N|TOPIC|LINE]`, `explain --json [N]`, `explain file FILE`
package struct ExplainCommand: Sets {
  private static let topic = Operand("TOPIC", .explained(nil)).upTo(100)
  private static func name(_ kind: Topics.Kind) -> Operand {
    Operand("NAME", .explained(kind.rawValue)).optional
  }
  private static let json = CommandOption(
    "--json", "writes all that is known of a request as JSON: level, text, evidence, rule, key")
  private static let file = Operand("FILE", .file, "a file", try: "explain file requests.http")

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "explain what happened, or what a code, a status, a header or a method means",
    forms: [
      [], [.operand(topic.shown(as: "N"))], [.operand(topic.shown(as: "CODE"))],
      [.operand(topic.shown(as: "STATUS"))], [.operand(topic.shown(as: "'LINE'"))],
      [.operand(topic.shown(as: "timing"))], [.word("file", "what a file is"), .operand(file)],
      [.word("request", "what became of a request"), .operand(.record)],
    ] + Topics.Kind.typed.map { [.word($0.rawValue, $0.meaning), .operand(name($0))] }, options: [json],
    examples: [
      CommandSpec.Example("get /status/404", "something to explain"),
      CommandSpec.Example("explain", "how far it came, what that shows, what an app would get"),
      CommandSpec.Example("explain --json", "the same for programs"),
      CommandSpec.Example("explain network.reset", "a way to fail"),
      CommandSpec.Example("explain 422", "a status"),
      CommandSpec.Example("explain header ETag", "a header"),
      CommandSpec.Example("explain method PATCH", "what may be relied on"),
      CommandSpec.Example(
        "explain 'Cache-Control: private, max-age=60'", "a line of a message, part by part"),
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
    case number(Int, Range<Int>)
    case article(Article)
    case line(MessageLine)
    case file(Word)
  }

  private let subject: Subject
  private let isJSON: Bool
  private let typed: String

  package init(_ line: LineArguments) throws(LineProblem) {
    (isJSON, typed) = (line.has(Self.json), line.line.text)
    guard let first = line.words.first else {
      subject = .last
      return
    }
    if line.subword == "file" {
      subject = .file(try line.require(Self.file))
      return
    }
    let topic = line.words.map(\.text).joined(separator: " ")
    if line.subword == "request", line[.record] != nil {
      subject = .request(try RecordTarget(line))
    } else if Int(topic).map({ $0 < 600 }) ?? true, let article = Topics.article(topic) {
      subject = .article(article)
    } else if line.words.count == 1, Int(first.text) != nil {
      subject = .number(try first.number(atLeast: 1), first.range)
    } else if let pasted = MessageLine(line.words.count > 1 ? line.line.verbatim : topic) {
      subject = .line(pasted)
    } else if let article = Topics.article(inError: topic) {
      subject = .article(article)
    } else {
      throw Self.unknown(topic, line)
    }
    switch subject {
    case .request, .number: return
    default: break
    }
    if let option = line.first(of: [Self.json]) {
      throw LineProblem(
        "--json is for what happened, not for topics", at: option.range, try: "explain --json")
    }
  }

  private static func unknown(_ topic: String, _ line: LineArguments) -> LineProblem {
    let near = nearest(3, to: topic, among: topics(like: topic))
    let range = line.words.reduce(line.words.first?.range ?? line.name.range) {
      $0.lowerBound..<$1.range.upperBound
    }
    guard near.isClose, let first = near.names.first else {
      return LineProblem(
        "nothing is known here of \(topic.prefix(60)), nor of anything like it; there are, for example, \(Self.asked)",
        at: range, try: "help explain")
    }
    return LineProblem(
      "nothing is known here of \(topic.prefix(60)); the nearest: \(near.names.joined(separator: ", "))",
      at: range, try: "explain \(first)")
  }

  /// Those of the kind that it names, as in `curl 10`; all where it names none.
  private static func topics(like topic: String) -> [String] {
    let all = Topics.all.map(\.name)
    guard let blank = topic.firstIndex(of: " ") else { return all }
    let kind = topic[...blank].lowercased()
    let same = all.filter { $0.lowercased().hasPrefix(kind) }
    return same.isEmpty ? all : same
  }

  /// A status, a header and an idea, for who asks for what is like nothing.
  private static let asked = "404, header Cache-Control, cors"

  /// What a file is takes a look at the file; all else is here, and nothing is changed.
  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let isAdvised = surroundings.environment.givesAdvice
    guard case .file(let path) = subject else { return try look(at: Answers(session), output, isAdvised) }
    let name = try path.template.filled(from: session.variables).visible(in: "a file name")
    let files = surroundings.environment.files
    let bytes = try files.contents(ofFile: name, at: path.range)
    try output.show(
      FileExplanation(of: bytes, named: name, at: files.whole(files.expanded(name)), .ofProgram))
    return .ok
  }

  private func look(at answers: Answers, _ output: Output, _ isAdvised: Bool) throws -> Outcome {
    switch subject {
    case .file: break
    case .article(var article):
      // Nothing explains a failure better than to see it.
      if isAdvised, let example = answers.session.practiceExample(of: article.topic) {
        article.suggestions.insert(example, at: 0)
      }
      try output.show(article)
    case .line(let line): try output.show(line)
    case .number(let number, let range):
      // What closes a WebSocket has numbers, too.
      if !isJSON, answers.session.records[number] == nil, let article = Topics.article("\(number)") {
        try output.show(article)
        return .ok
      }
      guard (600...999).contains(number), answers.session.records[number] == nil else {
        try show(Incident(answers.record(number, at: range)), answers, output)
        return .ok
      }
      throw LineProblem(
        "\(number) is no status that is defined: they go from 100 to 599; there is no request \(number) either",
        at: range, try: answers.session.records.last.map { "explain request \($0.number)" } ?? "history")
    case .request(let target): try show(Incident(target.record(in: answers)), answers, output)
    case .last:
      if let incident = answers.session.trouble ?? answers.session.records.last.map(Incident.init) {
        try show(incident, answers, output)
      } else {
        try isJSON ? output.write(Array("null\n".utf8)[...]) : output.show(NothingToExplain())
      }
    }
    return .ok
  }

  private func show(_ incident: Incident, _ answers: Answers, _ output: Output) throws {
    let incident = incident.knowing(answers.session)
    guard !isJSON else {
      return try output.write(pretty: JSONDocument(Explanation.document(of: incident).bytes).root)
    }
    var explanation = Explanation(of: incident)
    explanation.more = output.isConversation ? "\(typed) | less" : nil
    try output.show(explanation, on: output.console.outTraits.folded(output.console.outTraits.screen))
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
    incident.missingBase = exchange.missingBase(in: session)
    return incident
  }

  init(_ record: Record) {
    self.init(line: MaskedLine(record.line).text, exchange: record.received, transportFailure: record.failure)
    guard record.code == .graphQLErrors, let answer = GraphQLAnswer(record) else { return }
    let report = FailureReport(of: answer, isAdvised: false)
    failure = Failure(.graphQLErrors, report.message, excerpt: report.excerpt)
  }
}
