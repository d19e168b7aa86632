internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
internal import ApusSwiftSource
internal import ApusSystem
internal import ApusText

/// `swift [N]`, `swift METHOD PATH`, `swift --all DIR`
package struct SwiftCommand: Sets {
  private static let style = CommandOption(
    "--style", "says how it is used",
    takes: Operand("STYLE", .words(UsageStyle.allCases.map { Operand.Choice($0.rawValue, $0.meaning) })))
  private static let typeName = CommandOption("--name", "names its type", takes: Operand("NAME"))
  private static let access = CommandOption(
    "--access", "says who may use it",
    takes: Operand("ACCESS", .words(Access.allCases.map { Operand.Choice($0.rawValue, $0.meaning) })))
  private static let all = CommandOption(
    "--all", "is a package of all that the description has", takes: Operand("DIR", .file))
  private static let asked = CommandOption(
    "--session", "is a package of what was asked, with tests that its recording answers",
    takes: Operand("DIR", .file))
  private static let apus = CommandOption(
    "--apus", "says where the package finds Apus: a folder or an address", takes: Operand("WHERE", .file))
  private static let method = Operand("METHOD", .text, "a method", try: "swift get /")
  private static let path = Operand("PATH", .endpoint, "a path", try: "swift get /")

  package static let spec = CommandSpec(
    section: .typed,
    summary: "write the last request, an operation, or all of a description as Swift source that compiles",
    forms: [
      [.operand(.record.optional), .option(style), .option(typeName), .option(access)],
      [.operand(method), .operand(path)], [.with(all), .option(apus), .option(AnswersExport.force)],
      [.with(asked), .option(apus)],
      LineForm(tail: "> FILE"),
    ],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "a request worth keeping"),
      CommandSpec.Example("swift", "an endpoint: its parameters, its response, its errors, and its use"),
      CommandSpec.Example("get /github/users/hubot", "another answer of the same endpoint"),
      CommandSpec.Example("swift --name Profile", "optional is what was null or missing in either"),
      CommandSpec.Example("swift 1 --style urlsession", "with Foundation alone"),
      CommandSpec.Example("swift get /github/users/{login} --access public", "as it is described"),
      CommandSpec.Example("swift --all Practice", "a package with a file for each tag"),
      CommandSpec.Example("swift --all Offline --apus ../apus", "one that builds as it is"),
      CommandSpec.Example("swift --session Explored", "what was asked, with tests that need no network"),
    ],
    details: [
      "Styles: \(UsageStyle.allCases.map { "\($0.rawValue) (\($0.meaning))" }.joined(separator: ", ")).",
      "The parts of a path that vary are properties. Secrets are never written: a sample reads them from the environment.",
      "A package has a service, a file of endpoints for each tag, and the types that they share. Where an operation says "
        + "different things with different statuses, its error is an enum with a case for each.",
      "Without --apus the manifest of a package asks where Apus is: swift build shows the line.",
    ])

  private enum Wish {
    case record(RecordTarget)
    case operation(Word, Word)
    case all(Word)
    case session(Word)
  }

  private let wish: Wish
  private let (usage, isForced): (UsageStyle, Bool)
  private let (name, access, range): (String?, Access, Range<Int>)
  private let library: Word?

  package init(_ line: LineArguments) throws(LineProblem) {
    (name, range, isForced) = (
      line.value(Self.typeName)?.text, line.name.range, line.has(AnswersExport.force)
    )
    library = line.value(Self.apus)
    if let folder = line.value(Self.all) {
      wish = .all(folder)
    } else if let folder = line.value(Self.asked) {
      wish = .session(folder)
    } else if let path = line[Self.path] {
      wish = .operation(try line.require(Self.method), path)
    } else {
      wish = .record(try RecordTarget(line))
    }
    (usage, access) = (
      try line.value(Self.style)?.choice(of: UsageStyle.self, "style", try: "swift --style") ?? .async,
      try line.value(Self.access)?.choice(of: Access.self, "access", try: "swift --access") ?? .internal
    )
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    func folder(_ word: Word) throws -> String {
      try word.template.filled(from: session.variables).visible(in: "a folder's name")
    }
    let place = place(ofLibrary: try library.map(folder), in: surroundings.environment)
    switch wish {
    case .record(let target): return try look(at: Answers(session), target, output)
    case .operation(let method, let path):
      let text = try path.template.filled(from: session.variables).visible(in: "a path")
      try output.write(
        source: described(session).text(method, text, at: path.range, usedBy: usage))
    case .all(let word):
      let package = try described(session).package(with: place)
      try package.write(into: folder(word), in: surroundings.environment, isForced: isForced)
      output.noteWritten(package, in: try folder(word))
    case .session(let word):
      try SessionPackage(session: session, access: access, library: place, range: range)
        .write(into: folder(word), in: surroundings.environment, isForced: isForced, output)
    }
    return .ok
  }

  /// A folder is written so that it is found from inside of the package.
  private func place(ofLibrary typed: String?, in environment: Environment) -> LibraryPlace {
    guard let typed else { return .unknown }
    let place = LibraryPlace(typed)
    guard case .folder = place else { return place }
    return .folder(environment.files.whole(environment.files.expanded(typed)))
  }

  private func described(_ session: Session) throws(LineProblem) -> DescribedSource {
    try DescribedSource(session.scope, at: range, access: access, named: name)
  }

  private func look(at answers: Answers, _ target: RecordTarget, _ output: Output) throws -> Outcome {
    let record = try target.record(in: answers)
    let source = SourceModel(of: SourceMaterial(record, in: answers.session))
    guard !source.isConversation || usage == .async else {
      throw LineProblem(
        "a conversation is written in the style async alone", at: range, try: "swift --style async")
    }
    let text = SwiftSource.text(of: try source.model(named: name), usedBy: usage, access: access)
    // What a variable brought into a query or a body has no name there that tells.
    var redactor = try answers.session.redactors.exporting([record])
    try output.write(source: redactor.knows(in: Array(text.utf8)) ? redactor.redact(text) : text)
    if !source.isConversation { output.noteBasis(answers: source.answerCount) }
    output.noteLogin(of: record)
    return .ok
  }
}
