internal import ApusAnswers
internal import ApusClient
internal import ApusContracts
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

// What is typed.
extension TalkRun {
  mutating func take(_ input: TalkDesk.Input) async {
    switch input {
    case .end where desk?.show == nil: isInputOver = true
    case .interrupted, .end: close(WebSocketClosing())
    case .line(let text): await take(line: text)
    case .noText(let line):
      problem = CommandFailure(
        .requestBody, "line \(line) is not UTF-8 and was not sent; `/binary @FILE` sends bytes",
        try: ["help ws"])
      close(WebSocketClosing())
    }
  }

  mutating func take(line text: String) async {
    do {
      let line = try TalkLine(text)
      if case .nothing = line { return }
      said.append(text)
      try await perform(line)
    } catch {
      fail(error, text)
    }
  }

  /// What somebody typed is told, and they type on; what a line says ends with what does not hold.
  private mutating func fail(_ error: any Error, _ text: String) {
    // Why it is over is told at the end.
    if error is TransportError, socket.line.isOver { return }
    let failure =
      switch error {
      case let error as TransportError: CommandFailure(error.code, error.message)
      case let failure as CommandFailure: failure
      case let problem as FileProblem: CommandFailure(.requestBody, problem.reason)
      case let problem as LineProblem:
        CommandFailure(problem.code, problem.message, try: problem.suggestion.map { [$0] } ?? [])
      default: CommandFailure(.requestBody, "\(error)")
      }
    guard desk?.show == nil else {
      var report = FailureReport(failure.code, failure.message, suggestions: failure.suggestions)
      report.foreign = failure.foreign
      screen.note(report)
      return
    }
    problem = failure
    close(WebSocketClosing())
  }

  private mutating func perform(_ line: TalkLine) async throws {
    switch line {
    case .nothing: break
    case .say(let text): try await socket.send(text)
    case .binary(let file):
      switch environment.files.contents(environment.files.expanded(file)) {
      case .success(let bytes): try await socket.send(.binary(bytes))
      case .failure(let problem):
        throw CommandFailure(.requestBody, "the file \(file) cannot be read: \(problem.reason)")
      }
    case .ping:
      let start = environment.clock.now()
      try await socket.ping()
      let time = Units.time(environment.clock.now() - start, glyphs: output.console.noteTraits.screen.glyphs)
      screen.note(Line("pong after \(time)", .dim))
    case .close(let closing): close(closing)
    case .expect(let rule, let text, let patience): try await expect(rule, text, within: patience)
    case .save(let file): try save(to: file)
    case .edit: try await edit()
    case .help:
      for command in TalkLine.commands {
        screen.note(Line(command.usage, .command) + Line("  ") + Line(command.meaning, .dim).retold)
      }
    }
  }

  private mutating func expect(_ rule: AwaitedRule, _ text: String, within patience: Duration) async throws {
    let watch = TalkInbox()
    // What was recorded takes no time.
    let isMade = socket.line.isMade
    let timer = time(patience, for: watch)
    defer { timer?.cancel() }
    let before = heard.count - looked
    while true {
      while looked < heard.count {
        looked += 1
        let scope = LoneAnswer(JudgedAnswer(heard[looked - 1].answer), hiding: environment.hides)
        if try rule.holds(in: scope) ?? environment.hidesSecrets() {
          if output.console.noteTraits.isTerminal { screen.note(Line("holds", .dim)) }
          return
        }
      }
      guard let arrival = await socket.line.next(waitsForWord: false, unless: { watch.isTimeUp && !isMade })
      else {
        break
      }
      try show(arrival)
      try screen.flush()
    }
    let count = heard.count - looked + before
    throw CommandFailure(
      .expectFailed,
      "no message came of which \(text) holds"
        + (count == 0 ? "" : "; \(Units.count(count, "message")) came"),
      // Typed in a conversation it would be sent.
      try: desk == nil ? ["help rules"] : [])
  }

  private func save(to file: String) throws {
    let place = try environment.placeOfFile(environment.files.expanded(file))
    do {
      let sink = try environment.openFile(place, false)
      for message in heard { try sink.write((message.line + [0x0a])[...]) }
      try sink.keep()
    } catch let problem as FileProblem {
      throw CommandFailure(.requestBody, "\(file) cannot be written: \(problem.reason)")
    }
    screen.note(Line("\(Units.count(heard.count, "message")) in \(file)", .dim))
  }

  private mutating func edit() async throws {
    guard let text = try environment.edit("") else {
      throw CommandFailure(
        .usageCommand, "there is no editor: VISUAL and EDITOR are not set, or this is no terminal")
    }
    let message = text.hasSuffix("\n") ? String(text.dropLast()) : text
    guard !message.isEmpty else { return }
    said[said.count - 1] = message.hasPrefix("/") ? "/" + message : message
    try await socket.send(message)
  }
}
