internal import ApusClient
internal import ApusFormats
package import ApusLanguage
internal import ApusLineEditing
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// `run FILE`
package struct RunCommand: Drives {
  private static let file = Operand("FILE", .file, "a file", try: "run requests.http")

  package static let spec = CommandSpec(
    section: .saving,
    summary:
      "run the lines of a file, the commands of a saved session, or the requests of a .http or HAR file",
    forms: [[.operand(file)], [.with(.trust), .operand(file)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("http 1 > requests.http", "a file that editors run, too"),
      CommandSpec.Example("run requests.http", "send what is in it"),
      CommandSpec.Example("save octocat", "a session"),
      CommandSpec.Example("run --trust octocat.session.md", "what was typed in it, for real"),
      CommandSpec.Example("run octocat.session.har", "what was sent in it, or in a browser"),
    ],
    details: [
      "A .http or .rest file may be VS Code's or JetBrains': ###, # @name, @variable = value, {{variable}}, < file, "
        + "{{name.response.body.$.id}}, and http-client.env.json or .env beside it: `let environment = dev` chooses. "
        + "Scripts are left out, which is told.",
      """
      A .session.md or .har file may come from anywhere, so it runs in a session of its own, and you are asked before \
      it contacts a host that is not its base, uses a variable of the environment, reads or writes a file, or runs a shell. \
      \(CommandOption.trust.sentence).
      """,
      "Any other file holds lines as they are typed here. One that holds something else, such as a Hurl file or a "
        + "Postman collection, is refused whole, also on standard input.",
    ])

  private let path: Word
  private let trusts: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    trusts = line.has(.trust)
    path = try line.require(Self.file)
  }

  package func drive(_ context: Context) async throws -> Outcome {
    let name = try path.template.filled(from: context.session.variables).visible(in: "a file name")
    let place = context.environment.files.expanded(name)
    guard !context.filesBeingRun.contains(place) else {
      throw LineProblem("\(name) is being run, and would run itself without end", at: path.range)
    }
    context.filesBeingRun.append(place)
    let impliesInput = context.sender.impliesInput
    context.sender.impliesInput = false
    let usesNetrc = context.session.settings.usesNetrc
    if !trusts { keepNetrc(from: name, context) }
    defer {
      context.filesBeingRun.removeLast()
      context.sender.impliesInput = impliesInput
      context.session.settings.usesNetrc = usesNetrc
    }
    switch RunnableFile(name) {
    case .session: return try await SavedSessionRun(path: name, trusts: trusts, context: context).run()
    case .capture:
      return
        try await CaptureRun(path: name, trusts: trusts, range: path.range, context: context).run()
    case .requests:
      let text = String(
        decoding: try context.environment.files.contents(ofFile: name, at: path.range), as: UTF8.self)
      let folder = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
      let file = HTTPFile(text)
      var requests = HTTPFileRun(file, folder: folder, files: context.environment.files)
      return try await requests.run(in: context)
    case .lines:
      if let problem = context.environment.files.problem(place) {
        throw LineProblem("\(name) cannot be read: \(problem.reason)", at: path.range)
      }
      if let other = OtherKindOfFile(place, named: name) {
        throw LineProblem(other.message(for: name), at: path.range, try: other.suggestion)
      }
      guard let lines = ScriptFile.open(place) else {
        throw LineProblem("\(name) cannot be read", at: path.range)
      }
      return await run(lines, in: context)
    }
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
