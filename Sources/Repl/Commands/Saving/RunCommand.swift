internal import ApusClient
package import ApusExplorer
internal import ApusFormats
internal import ApusInvocation
package import ApusLanguage
internal import ApusLineEditing
internal import ApusSavedSessions
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// `run FILE`
package struct RunCommand: Drives {
  private static let file = Operand("FILE", .file, "a file", try: "run requests.http")
  private static let pick = Operand("NAME|N|N-M", .requestOfFile).optional.several
  private static let list = CommandOption("--list", "lists the requests, and sends none")
  private static let env = CommandOption(
    "--env", "is the environment to take values from", takes: Operand("NAME", .environmentOfFile))

  package static let spec = CommandSpec(
    section: .saving,
    summary:
      "run the lines of a file, the commands of a saved session, or the requests of a .http file, a HAR or a collection",
    forms: [
      [.operand(file), .operand(pick)], [.with(env), .operand(file), .operand(pick)],
      [.operand(file), .with(list)], [.with(.trust), .operand(file), .operand(pick)],
    ],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("http 1 > requests.http", "a file that editors run, too"),
      CommandSpec.Example("run requests.http", "send what is in it"),
      CommandSpec.Example("run requests.http --list", "see what is in it"),
      CommandSpec.Example("run requests.http 1", "send only some of it: a name, a number, or 2-4"),
      CommandSpec.Example("save octocat", "a session"),
      CommandSpec.Example("run --trust octocat.session.md", "what was typed in it, for real"),
      CommandSpec.Example("run octocat.session.har", "what was sent in it, or in a browser"),
    ],
    details: [
      "A .http or .rest file may be VS Code's, JetBrains', httpYac's or Resterm's: ###, # @name, @variable = value, "
        + "{{variable}}, < file, {{name.response.body.$.id}}. Scripts and directives are followed where they keep a value, "
        + "check an answer or say something; the rest is named with its line. A request that cannot be sent is skipped.",
      "Values come from http-client.env.json, .env or .vscode/settings.json, beside it or above it up to the project's or "
        + "the home folder: `--env dev` or `let environment = dev` chooses.",
      "A collection of Postman's, Insomnia's or Bruno's, and a Hurl file, is sent as `import` would write it.",
      """
      What a .http file or a collection asks for goes where it says. You are asked before it uses a variable of the \
      environment, reads a file that is not beside it or below, writes one or runs a shell, and from then on before it \
      contacts a host that is not your base.
      """,
      """
      A .session.md or .har file may come from anywhere, so it runs in a session of its own, and you are asked before \
      it contacts a host that is not its base, uses a variable of the environment, reads or writes a file, or runs a shell. \
      \(CommandOption.trust.sentence).
      """,
      "Any other file holds lines as they are typed here. One that holds something else, or does not begin with such a "
        + "line, is refused whole, also on standard input. `explain file FILE` tells what a file is.",
    ])

  private let path: Word
  private let trusts: Bool
  private let picks: [Word]
  private let lists: Bool
  private let environment: Word?

  package init(_ line: LineArguments) throws(LineProblem) {
    trusts = line.has(.trust)
    lists = line.has(Self.list)
    environment = line.value(Self.env)
    path = try line.require(Self.file)
    picks = line.words(Self.pick)
  }

  package func drive(_ context: Context) async throws -> Outcome {
    let typed = try path.template.filled(from: context.session.variables).visible(in: "a file name")
    let name = SessionFileName.file(typed, in: context.environment.files)
    let place = context.environment.files.expanded(name)
    guard !context.filesBeingRun.contains(place) else {
      throw LineProblem("\(name) is being run, and would run itself without end", at: path.range)
    }
    context.filesBeingRun.append(place)
    let impliesInput = context.sender.impliesInput
    context.sender.impliesInput = false
    let usesNetrc = context.session.settings.usesNetrc
    if !trusts, !lists { keepNetrc(from: name, context) }
    defer {
      context.filesBeingRun.removeLast()
      context.sender.impliesInput = impliesInput
      context.session.settings.usesNetrc = usesNetrc
    }
    let file = KnownFile(place, context.environment.files)
    if file.kind != .httpFile, !file.isCollection, let environment {
      throw LineProblem("only a .http file or a collection has environments", at: environment.range)
    }
    if file.isCollection {
      let found = try CollectionFinder(context.environment.files, context.session.variables)
        .find([path])
      guard !found.collection.requests.isEmpty else {
        throw LineProblem("\(name) holds no request; nothing was sent", at: path.range)
      }
      var state = HTTPFileState(
        HTTPFile(found.collection), folder: found.folder, files: context.environment.files,
        processVariable: context.environment.variable)
      state.add(found.collection)
      return try await requests(of: name, state, in: context)
    }
    switch file.kind {
    case .httpFile: return try await requests(of: name, in: context)
    case .har:
      let picks = picks.map { ($0.text, $0.range) }
      let run = CaptureRun(
        path: name, trusts: trusts, range: path.range, picks: picks, lists: lists,
        environment: context.environment, output: context.output)
      return try await run.run(
        apart: { try await context.apart(name, $0, $1) }, send: { await context.runToEnd($0) })
    case .session where name.lowercased().hasSuffix(".session.md"):
      try refusePicks()
      return try await SavedSessionRun(path: name, trusts: trusts, context: context).run()
    default: return try await lines(of: name, at: place, file, in: context)
    }
  }

  private func refusePicks() throws(LineProblem) {
    guard lists || !picks.isEmpty else { return }
    throw LineProblem(
      "only of a .http or HAR file or a collection some requests can be run",
      at: picks.first?.range ?? path.range)
  }

  /// Runs the requests of a `.http` file, or lists them.
  private func requests(of name: String, in context: Context) async throws -> Outcome {
    let bytes = try context.environment.files.contents(ofFile: name, at: path.range)
    let file = HTTPFile(FileText.of(bytes))
    if let problem = file.problem {
      throw CommandFailure(.usageArgument, "\(name), line \(problem.line): \(problem.what); nothing was sent")
    }
    let state = HTTPFileState(
      file, folder: name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "",
      files: context.environment.files, processVariable: context.environment.variable)
    return try await requests(of: name, state, in: context)
  }

  private func requests(
    of name: String, _ state: HTTPFileState, in context: Context
  ) async throws -> Outcome {
    var state = state
    let file = state.file
    if lists {
      try context.output.showFolded(RequestList(file))
      return .ok
    }
    var picked = HTTPFilePlan.Picked(file)
    for pick in picks {
      do throws(HTTPFileProblem) {
        try picked.add(pick.text)
      } catch {
        throw LineProblem(error.message, at: pick.range, try: error.suggestion.map { "run \(name) \($0)" })
      }
    }
    if let environment {
      guard state.environmentNames.contains(environment.text) else {
        let known = state.environmentNames.isEmpty ? "none" : state.environmentNames.joined(separator: ", ")
        throw LineProblem(
          "there is no environment \(environment.text) beside the file or above it; there is \(known)",
          at: environment.range)
      }
      state.chosen = environment.text
    }
    let printer = ItemPrinter()
    let words = (environment.map { ["--env", $0.text] } ?? []) + [name] + picks.map(\.text)
    let trusting = "run --trust \(words.map(printer.quoted).joined(separator: " "))"
    var run = HTTPFileRun(state, picked.plan, trusts: trusts, in: context) {
      .refused($0, to: name, try: trusting)
    }
    return try await run.run()
  }

  /// Runs the lines of a file, where it holds some.
  private func lines(
    of name: String, at place: String, _ file: KnownFile, in context: Context
  ) async throws -> Outcome {
    if let problem = context.environment.files.problem(place) {
      throw LineProblem("\(name) cannot be read: \(problem.reason)", at: path.range)
    }
    try refusePicks()
    if let other = OtherKindOfFile(file, at: place, named: name, .ofProgram) {
      throw LineProblem(other.message(for: name), at: path.range, try: other.suggestion)
    }
    guard let lines = ScriptFile.open(place) else {
      throw LineProblem("\(name) cannot be read", at: path.range)
    }
    return await run(lines, in: context)
  }

  /// Whoever wrote the file chose its hosts.
  private func keepNetrc(from name: String, _ context: Context) {
    guard context.session.settings.usesNetrc else { return }
    context.session.settings.usesNetrc = false
    context.output.note(
      Line("what \(name) asks gets no credential of .netrc; ", .dim)
        + Line("run --trust \(ItemPrinter().quoted(name))", .command) + Line(" sends them", .dim))
  }

  /// What goes wrong with a line is said at once, as in a script.
  private func run(_ lines: PipedReader, in context: Context) async -> Outcome {
    var outcome = Outcome.ok
    while case .line(let line) = lines.readLine(Prompt("")) {
      if Task.isCancelled { return .failed(.cancelled) }
      outcome = await context.runAndKeep(line)
      if outcome.endsScript(strict: context.isStrict) { break }
    }
    return outcome
  }
}
