package import ApusClient
internal import ApusExplorer
internal import ApusFormats
package import ApusInvocation
internal import ApusLanguage
internal import ApusLineEditing
internal import ApusRedaction
internal import ApusRendering
internal import ApusSending
package import ApusSurroundings
internal import ApusSystem
internal import ApusTalking
internal import ApusText

extension Invocation {
  /// The terminal that somebody talks on, where prompts are written to; `nil` when lines come from elsewhere. What is
  /// asked for may go into a file: then the conversation is where everything else is said.
  package var screen: Int32? {
    guard task == .interact || beginsLesson, Descriptor.input.isTerminal else { return nil }
    return [1, 2].first { Descriptor($0).isTerminal }
  }

  /// Whether more lines may follow the one that is given: a lesson is gone through by lines.
  private var beginsLesson: Bool {
    guard case .line(let line) = task else { return false }
    return line.firstWord.lowercased() == "tour" && !ignoresInput
  }
}

/// One run of the program: from its arguments to its exit status.
package struct Start {
  private let invocation: Invocation
  private let environment: Environment
  private let engine: Engine
  private let mask: SecretMask
  private let conversation: Conversation
  private let console: Console
  private let folders: Folders
  /// Read when somebody talks, or has lines forgotten.
  private let history: LazyValue<History>
  private let promptIsUp: @Sendable () -> Void
  private let talkDesk = TalkDeskPlace()

  /// - Parameters:
  ///   - executor: Runs the lines; `nil`, the default, is Swift's own.
  ///   - cookies: The transport's cookies.
  ///   - deflate: Compresses a body, where something can.
  ///   - inflate: Takes a picture's pixels apart, where something can.
  ///   - anotherTransport: Makes one with cookies of its own.
  ///   - promptIsUp: Called once, when somebody sees the first prompt.
  package init(
    _ invocation: Invocation, transport: any Transport, executor: (any TaskExecutor)? = nil,
    cookies: CookieStore = CookieStore(), deflate: @escaping @Sendable ([UInt8]) -> [UInt8]? = { _ in nil },
    inflate: @escaping @Sendable ([UInt8], Int) -> [UInt8]? = { _, _ in nil },
    anotherTransport: (@Sendable () -> (any Transport, CookieStore))? = nil,
    promptIsUp: @escaping @Sendable () -> Void = {}
  ) {
    self.invocation = invocation
    self.promptIsUp = promptIsUp
    var environment = Environment.process(cookies: cookies)
    environment.deflate = deflate
    environment.inflate = inflate
    environment.anotherTransport = anotherTransport
    environment.isPrivate = invocation.isPrivate
    environment.talkDesk = { [talkDesk] in talkDesk.desk }
    self.environment = environment
    console = .process(colour: invocation.colour)
    let context = Context(console: console, transport: transport, environment: environment)
    mask = context.output.mask
    let folders = Folders(environment)
    let path = invocation.readsConfiguration ? folders.historyFile : nil
    history = LazyValue { [mask] in
      History(path: path) { !SecretShapes.isIn(line: $0) && mask.mayKeep($0) }
    }
    context.session.typedLines = KeptLines(history)
    self.folders = folders
    engine = Engine(context)
    conversation = Conversation(engine: engine, interrupts: Interrupts(executor: executor))
  }

  package func run() async -> Int32 {
    let status = await runTask()
    await engine.leave()
    // Whatever its lines came to: who asked for a recording has none, or half of one.
    if status == 0, await engine.hasLostRecording { return 1 }
    return status
  }

  private func runTask() async -> Int32 {
    let prepared = await engine.prepare(invocation)
    guard prepared == .ok else { return prepared.exitStatus }
    if let file = invocation.record {
      let recording = await engine.record(to: file)
      guard recording == .ok else { return recording.exitStatus }
    }
    if invocation.readsConfiguration { await runConfiguration() }
    if let desk = invocation.desk {
      let sitting = await engine.sit(at: desk, asks: invocation.screen != nil)
      guard sitting == .ok else { return sitting.exitStatus }
      // What the program was told goes over what was kept.
      let prepared = await engine.prepare(invocation)
      guard prepared == .ok else { return prepared.exitStatus }
    }
    switch invocation.task {
    case .line(let line):
      seatWhoTalks()
      if !invocation.ignoresInput { await engine.take { StandardInput() } }
      let status = await conversation.run(lines: [line], strict: invocation.isStrict)
      guard await engine.isInLesson, !invocation.ignoresInput else { return status }
      // What comes is lines now, and no body.
      await engine.take(nil)
      return await takeLines()
    case .lines(let lines):
      let isImplied = !invocation.ignoresInput
      await engine.take { StandardInput(isImplied: isImplied) }
      return await conversation.run(lines: lines, strict: invocation.isStrict)
    case .run(let file) where file != "-": return await run(file)
    case .run: return await runStandardInput()
    default: return await takeLines()
    }
  }

  private func takeLines() async -> Int32 {
    if let screen = invocation.screen { await interact(on: screen) } else { await runStandardInput() }
  }

  /// The lines of the rc file. A file that is not there is no error, and neither is a line in it that fails.
  private func runConfiguration() async {
    // Most people have none: then nothing is asked that has a reason for an answer.
    guard let path = folders.rcFile, (try? FileStatus(of: path)) != nil,
      case .success(let bytes) = environment.files.contents(path)
    else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    await engine.configure(true)
    for line in lines { _ = await conversation.run(lines: [line], strict: false) }
    await engine.configure(false)
  }

  private func run(_ file: String) async -> Int32 {
    let known = KnownFile(file, environment.files)
    if known.kind == .httpFile || known.kind == .har || known.isCollection
      || file.lowercased().hasSuffix(".session.md")
    {
      let line = "run \(invocation.trusts ? "--trust " : "")\(ItemPrinter().quoted(file))"
      return await conversation.run(lines: [line], strict: invocation.isStrict)
    }
    guard let reader = ScriptFile.open(file) else {
      let problem = environment.files.problem(file)?.reason ?? "it cannot be read"
      return refuse(FailureReport(.usageArgument, "the file \(file) cannot be run: \(problem)"))
    }
    if let other = OtherKindOfFile(known, at: file, named: file, .ofProgram) {
      return refuse(
        FailureReport(.usageArgument, other.message(for: file), suggestions: [other.suggestion]))
    }
    return await conversation.run(script: reader, strict: invocation.isStrict)
  }

  private func refuse(_ report: FailureReport) -> Int32 {
    try? console.notes.write(report.text(on: console.noteTraits.screen, theme: console.noteTraits.theme))
    return 2
  }

  private func runStandardInput() async -> Int32 {
    let reader = PipedReader(isComplete: EditorKnowledge.isComplete)
    if let other = OtherKindOfFile(standardInput: conversation.beginning(of: reader)) {
      return refuse(
        FailureReport(
          .usageArgument, other.message(for: "standard input"), suggestions: [other.suggestion]))
    }
    return await conversation.run(script: reader, strict: invocation.isStrict)
  }

  /// - Parameter screen: the descriptor that prompts are written to.
  private func interact(on screen: Int32) async -> Int32 {
    let history = history.value
    if await engine.isFresh, await !engine.isInLesson { greet(isFirstRun: history.entries.isEmpty) }
    for warning in history.takeWarnings() { say("warning: \(warning)") }
    let traits = Console.Traits.process(screen, colour: invocation.colour)
    let late = LateSecrets(mask, history, say)
    let plain = {
      PlainTerminalReader(
        terminal: Terminal(input: 0, output: screen), history: history,
        isComplete: EditorKnowledge.isComplete, continuation: EditorKnowledge.reminder,
        glyphs: traits.screen.glyphs)
    }
    guard
      let editor = Editor(history: history, folders: folders, screen: screen, hasColour: traits.hasColour)
    else {
      if !TerminalTraits(of: .output).isDumb {
        say("warning: libedit cannot start, so lines have no editing keys and no Tab")
      }
      talkDesk.put { Self.plainDesk(on: screen) }
      return await conversation.talk(with: plain(), measure: measure) { _ in late.forget() }
    }
    editor.reader.hooks.promptIsUp = { [promptIsUp] in
      promptIsUp()
      // A session is often kept where its program is started.
      SystemThread.start { Leftovers.removeOnce(in: "") }?.detach()
    }
    let desk = TalkDesk(editor.reader)
    talkDesk.put { desk }
    return await conversation.talk(with: editor.reader, spoken: plain, measure: measure) {
      late.forget()
      editor.learn($0)
    }
  }

  /// Lets `apus ws URL` have an editor, where somebody is there to use it.
  private func seatWhoTalks() {
    guard Descriptor.input.isTerminal, let screen = [1, 2].first(where: { Descriptor(Int32($0)).isTerminal })
    else {
      return
    }
    let (folders, hasColour) = (
      folders, Console.Traits.process(Int32(screen), colour: invocation.colour).hasColour
    )
    talkDesk.put {
      let editor = Editor(
        history: History(), folders: folders, screen: Int32(screen), hasColour: hasColour)
      return editor.map { TalkDesk($0.reader) } ?? Self.plainDesk(on: Int32(screen))
    }
  }

  /// Where somebody types whose terminal cannot move its cursor. Messages are kept in no history, and are over with
  /// their line.
  private static func plainDesk(on screen: Int32) -> TalkDesk {
    TalkDesk(PlainTerminalReader(terminal: Terminal(input: 0, output: screen)))
  }

  private func measure() -> Console { .process(colour: invocation.colour) }

  /// Two short lines that say what to type; the second only to somebody who was never here before.
  private func greet(isFirstRun: Bool) {
    if invocation.usesPractice {
      say("Type get /github/users/octocat to ask, then .login to look into the answer.")
    } else if invocation.base != nil {
      say("Type get / to ask, then a path such as .items[0] to look into the answer.")
    } else {
      say("Type use practice to try things out, use github, or base and a URL.")
    }
    if isFirstRun { say("help says what else there is, Tab completes, ^D leaves.") }
  }

  private func say(_ text: String) {
    try? console.notes.write(
      Lines([Line(text, .dim)]).text(on: console.noteTraits.screen, theme: console.noteTraits.theme))
  }
}
