internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusExplorer
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSending
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

extension Context {
  /// Runs one line and says what went wrong, if anything did.
  func runToEnd(_ line: String) async -> Outcome {
    sender.destinations.beginLine()
    defer {
      sender.destinations.tell(output)
      output.flush()
    }
    let (pager, environment, screen) = (session.settings.pager, environment, output.console.childOutput)
    output.pager = { pager.start(in: environment, output: screen) }
    let last = session.records.lastNumber
    defer { if !session.predictions.isEmpty { judgePredictions(behind: last) } }
    do {
      let outcome = try await run(line)
      if !session.refused.isEmpty { session.refused.remove(line) }
      output.flushOutput()
      output.sayAfterwords()
      return outcome
    } catch {
      let isInLongOutput = output.isInLongOutput
      output.flushOutput()
      defer { output.sayAfterwords() }
      return report(error, line: line, isInLongOutput: isInLongOutput)
    }
  }

  /// Runs one line, its pipe or file included.
  func run(_ text: String) async throws -> Outcome {
    let (line, colour) = try colour(of: text)
    let dispatcher = Dispatcher(commands: commands) { self.session.records.focusedDocument?.root[$0] != nil }
    guard let dispatched = try dispatcher.command(for: line) else { return .ok }
    let (command, tail) = (dispatched.command, dispatched.tail)
    output.look = session.settings.look
    if dispatched.isExact { output.look.isExact = true }
    if isSavedSession, commands.traits(of: line)?.contains(.managesSessions) ?? false {
      throw CommandFailure(.usageCommand, "a line of a saved session cannot record, save or replay sessions")
    }
    // Whoever asks about a failure may ask more than once.
    if session.trouble != nil, type(of: command).spec.section != .teaching { session.trouble = nil }
    if !session.askedVariables.isEmpty {
      try await VariableRequests(sender).send(for: line, asks: command is any Asks)
    }
    return try await directing(tail, of: type(of: command), colour: colour) {
      try await command.run(in: self)
    }
  }

  /// What a line that shows something says of colours, and the rest of it. Others may mean something else by such words.
  private func colour(of text: String) throws(LineProblem) -> (line: String, colour: LineColour) {
    guard text.holds("--colo") else { return (text, .auto) }
    let first = text.firstWord
    let section = commands.command(named: String(first))?.spec.section
    guard first.hasPrefix(".") || first.hasPrefix("$") || section == .looking || section == .teaching,
      let taken = try LineColour.taken(from: text)
    else { return (text, .auto) }
    return (taken.line, taken.colour)
  }

  /// Runs something with what was asked for going where a line's end says: to a command, to a file, or as it was.
  private func directing(
    _ tail: Tail?, of command: any Command.Type, colour: LineColour, _ work: () async throws -> Outcome
  ) async throws -> Outcome {
    let usual = output.console
    defer { output.console = usual }
    switch tail {
    case nil:
      output.console.colour(colour)
      return try await work()
    case .pipe(let program, let range):
      let isHeard = recorder.map { $0.isRecording || isSavedSession } ?? false
      let tee = isHeard ? try? OutputTee(to: usual.childOutput) : nil
      let isPager = isRead(command, in: program)
      let started = isPager ? PagerChoice.showingColours(program, in: environment) : program
      let pipe = try shell(started, heardBy: tee, at: range)
      output.console = usual.redirecting(to: pipe, isPager: isPager)
      output.console.colour(colour)
      output.sharesScreen = true
      defer {
        output.sharesScreen = false
        _ = pipe.finish()
        if let tee { recorder?.hear(tee.finish()) }
        output.endLine(on: usual)
      }
      let outcome: Outcome
      do {
        outcome = try await work()
      } catch let closed as SinkClosed where closed.reason.isEmpty {
        // `| head` has seen enough.
        outcome = .ok
      }
      // A line that failed by itself has said why.
      if outcome == .ok, !isPager { try judge(pipe.finish()) }
      return outcome
    case .file(let template, let appends, let range):
      return try await writing(template, appends, at: range) {
        output.console.colour(colour)
        return try await work()
      }
    }
  }

  /// Fails where the command behind `|` did. One that nobody read from any more, or that ^C ended, did not.
  private func judge(_ status: Int32) throws(CommandFailure) {
    let fine = [0] + [Signal.brokenPipe, .interrupt].map { 128 + $0.number }
    guard !fine.contains(status) else { return }
    // A replay does not run it, and nobody wrote down how it ended.
    throw CommandFailure(
      .outputCommand,
      environment.isReplay
        ? "the command behind | failed" : "the command behind | ended with status \(status)")
  }

  /// Whether somebody reads it in a pager: with the paths and the colours of the screen, and whole. What looks at answers is
  /// read so; a body and an answer go there byte for byte, as they do to any other program.
  private func isRead(_ command: any Command.Type, in program: String) -> Bool {
    [.looking, .teaching].contains(command.spec.section) && PagerChoice.isPager(program, in: environment)
  }

  /// Runs something with what was asked for going into a file, which is as it was unless all went well.
  private func writing(
    _ template: Template, _ appends: Bool, at range: Range<Int>, _ work: () async throws -> Outcome
  ) async throws -> Outcome {
    let path = try template.filled(from: session.variables).visible(in: "a file name")
    let (file, place) = try open(path, appends, at: range)
    let usual = output.console
    output.console = usual.redirecting(to: file)
    if file.isPassing {
      output.sharesScreen = file.isTerminal
      defer {
        output.sharesScreen = false
        if file.isTerminal { output.endLine(on: usual) }
      }
      return try await work()
    }
    let outer = output.file
    output.file = file
    defer { output.file = outer }
    do {
      let outcome = try await work()
      if (outcome.isWorthKeeping && file.isWritten) || file.isKeptAnyway {
        try file.keep()
        if file.isWrittenInPlace { output.noteInPlace(path) }
      } else {
        noteDiscarded(file, path, at: place)
      }
      return outcome
    } catch {
      noteDiscarded(file, path, at: place)
      throw error
    }
  }

  /// Leaves a file as it was, and says so and where what came is.
  private func noteDiscarded(_ file: FileSink, _ path: String, at place: String) {
    let isInPlace = file.isWrittenInPlace
    switch file.discard() {
    case nil: output.noteLater(Line("nothing was written to \(path)", .dim))
    case let part? where isInPlace:
      output.noteLater(Line("\(path) holds only a part of what came; all of it is in \(part)", .dim))
    case let part?:
      let name = part.hasPrefix(place) ? path + part.dropFirst(place.count) : part
      output.noteLater(Line("nothing was written to \(path); what came is in \(name)", .dim))
      noteOrigin(of: part, path)
    }
  }

  /// Has `--continue` know what a part was cut from.
  private func noteOrigin(of part: String, _ path: String) {
    guard let exchange = session.records.last?.failure?.exchange, let origin = PartOrigin(of: exchange),
      (try? FileStatus(of: part))?.size == exchange.body.byteCount
    else { return }
    origin.write(beside: part)
    output.noteLater(Line("-o \(path) --continue goes on with it", .dim))
  }

  private func shell(_ command: String, heardBy tee: OutputTee?, at range: Range<Int>) throws(LineProblem)
    -> any ShellInput
  {
    do throws(FileProblem) {
      return try environment.startNamedShell(command, tee?.input ?? output.console.childOutput)
    } catch {
      _ = tee?.finish()
      throw LineProblem("the command cannot be started: \(error.reason)", at: range)
    }
  }

  private func open(_ path: String, _ appends: Bool, at range: Range<Int>) throws(LineProblem)
    -> (file: FileSink, place: String)
  {
    do throws(FileProblem) {
      let place = try environment.placeOfFile(environment.files.expanded(path))
      return (try environment.openFile(place, appends), place)
    } catch {
      throw LineProblem(.requestParameter, "\(path) cannot be written: \(error.reason)", at: range)
    }
  }
}

extension Console {
  /// Has what was asked for be coloured, or not, where a line says so.
  fileprivate mutating func colour(_ choice: LineColour) {
    if choice != .auto { outTraits.hasColour = choice == .always }
  }
}
