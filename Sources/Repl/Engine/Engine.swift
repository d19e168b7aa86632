internal import ApusAnswers
package import ApusClient
internal import ApusEndpoints
internal import ApusExplorer
package import ApusInvocation
package import ApusLanguage
internal import ApusLessons
internal import ApusPractice
internal import ApusRedaction
internal import ApusRendering
package import ApusSavedSessions
package import ApusSending
package import ApusSurroundings

/// Runs lines, one at a time. It owns the session; nobody else sees it.
package actor Engine: RunningSession {
  let context: Context
  private var answerSecrets = AnswerSecrets()

  package init(_ context: sending Context) { self.context = context }

  /// Runs one line. It never throws: what went wrong has been said, and is in the outcome.
  package func run(_ line: String) async -> Outcome {
    defer { context.sender.givenInput?.existing?.endLine() }
    if let walk = context.lesson { return await LessonSeat(context: context).take(line, in: walk) }
    return await context.runAndKeep(line)
  }

  /// Does what is to be done when there are no more lines.
  package func leave() async {
    _ = await leaveTour()
    context.session.seen?.keep()
    waitForDisk()
  }

  /// Waits until what is recorded is on the disk, and says so where it cannot be.
  func waitForDisk() { context.recorder?.waitForDisk { context.output.note($0) } }

  package var isInLesson: Bool { context.lesson != nil }

  /// Leaves the lesson, if one is on. Returns whether one was.
  package func leaveTour() async -> Bool {
    guard let walk = context.lesson else { return false }
    await LessonSeat(context: context).leave(walk)
    return true
  }

  /// Does what the program's flags ask for. It says something only when that fails.
  package func prepare(_ invocation: Invocation) -> Outcome {
    context.sender.isOffline = invocation.isOffline
    context.isStrict = invocation.isStrict
    context.output.printsOnly = invocation.print
    var flag = ""
    do {
      if invocation.usesPractice { try context.session.use(.practice, in: context.surroundings) }
      context.recorder?.base = invocation.usesPractice ? FrontMatter.practice : nil
      if let base = invocation.base {
        flag = base
        try context.session.moveBase(to: Word(typed: base), context.output)
        context.recorder?.base = context.session.base?.withoutUser.description
      }
      if let address = invocation.classAddress {
        flag = address.base
        try context.session.moveBase(to: Word(typed: address.base), context.output)
        let token = HeaderField(name: PracticePlace.tokenHeader, value: address.token)
        context.session.headers = context.session.headers.setting(token)
      }
      if let timeout = invocation.timeout {
        flag = timeout
        context.session.settings.timeout = try Word(typed: timeout).timeout()
        context.recorder?.keep("set timeout \(timeout)", .ok)
      }
      return .ok
    } catch {
      return context.report(error, line: flag)
    }
  }

  /// Lets the lines that come have what the program was given for a body.
  package func take(_ input: (@Sendable () -> StandardInput)?) {
    context.sender.givenInput = input.map(LazyValue.init)
  }

  /// Records the session from here on. It says something only when that cannot be done.
  package func record(to file: String) async -> Outcome {
    do {
      try await context.keeper.record(to: Word(typed: file))
      return .ok
    } catch {
      return context.report(error, line: file)
    }
  }

  /// Goes on at a desk. It says what was kept there.
  func sit(at desk: Invocation.Desk, asks: Bool) async -> Outcome {
    var flag = ""
    do {
      let shelf = try context.keeper.shelf(at: 0..<0)
      let folder: WorkspaceFolder
      switch desk {
      case .named(let name):
        flag = name
        folder = try shelf.folder(named: Word(typed: name))
      case .resumed(let name?):
        flag = name
        folder = try shelf.folder(of: Word(typed: name))
      case .resumed(nil): folder = try shelf.latest(at: 0..<0)
      }
      try await WorkspaceSeat(sender: context.sender).sit(at: folder, asks: asks)
      return .ok
    } catch {
      return context.report(error, line: flag)
    }
  }

  /// Lets others have the desk that lines are kept at.
  func leaveDesk() { context.sender.workspace?.leave() }

  /// Whether a recording ended because it could not be written, and none was begun since.
  var hasLostRecording: Bool { context.recorder?.brokenPath != nil }

  /// What paths are put behind.
  package var base: WebURL? { context.session.base }

  /// Runs one line of a saved session.
  package func run(_ line: String, showingJSON: Bool) async -> Outcome {
    guard showingJSON else { return await run(line) }
    let view = context.session.settings.view
    context.session.settings.view = .json
    defer { context.session.settings.view = view }
    return await run(line)
  }

  /// The lines that were run since the last call, with everything it takes to run them again.
  package func takeLines() -> [LoggedLine] { context.recorder?.takeLines() ?? [] }

  /// Says what stands for a secret of a saved session.
  package func define(secret name: String, as text: String?) {
    context.session.variables.placeholders[SecretPlaceholder.prefix + name] = text
  }

  package func set(_ variable: String, to value: VariableValue) {
    context.session.askedVariables[variable] = nil
    context.session.keep(value, as: variable, in: context.surroundings)
  }

  /// Whether lines are those of the rc file.
  package func configure(_ isOn: Bool) { context.sender.isConfiguring = isOn }

  /// From here on a prompt follows each line.
  func beginConversation() { context.output.isConversation = true }

  /// Whether there is nothing yet that a prompt could be about.
  package var isFresh: Bool { context.session.records.all.isEmpty }

  /// What the editor may know of the session, as a value of its own: of that of the lesson, while one is on.
  package func knowledge() async -> EditorKnowledge {
    answerSecrets.learn(from: context.session, context.output.mask)
    guard let walk = context.lesson, let engine = walk.session as? Engine else { return knowledge(in: nil) }
    return await engine.knowledge(in: "tour \(walk.progress)")
  }

  /// Has the history know what answers tell that were too many or too large before. Returns whether there were any.
  func learnRest() -> Bool { answerSecrets.learnRest(of: context.session, context.output.mask) }

  private func knowledge(in place: String?) -> EditorKnowledge {
    var traits = context.output.console.noteTraits
    traits.look = context.session.settings.look
    return EditorKnowledge(
      context.session, commands: context.commands, on: traits, in: context.environment, place: place)
  }

  /// Text for the next prompt, once.
  package func takePrefill() -> String? {
    defer { context.output.prefill = nil }
    return context.output.prefill
  }

  /// The screen may have another size before each line.
  package func resize(out: Console.Traits, notes: Console.Traits) {
    context.output.console.outTraits = out
    context.output.console.noteTraits = notes
    context.output.look = context.session.settings.look
  }
}
