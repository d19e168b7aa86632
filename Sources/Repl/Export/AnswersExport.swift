internal import ApusAnswers
internal import ApusClient
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// A file for every answer, or for every value of a path.
struct AnswersExport {
  static let folder = Operand("DIR", .file, "a folder", try: "export answers out")
  static let name = CommandOption(
    "--name", "is how files are called: {n}, {ext} and paths into each", takes: Operand("TEMPLATE"))
  static let force = CommandOption("--force", "writes over files that are there")

  private let folder: Word
  private let path: PathArgument?
  private let template: FileNameTemplate
  private let isForced: Bool

  init(_ line: LineArguments) throws(LineProblem) {
    folder = try line.require(Self.folder)
    path = try line[.path].map { word throws(LineProblem) in try PathArgument(word) }
    template =
      try line.value(Self.name).map { word throws(LineProblem) in try FileNameTemplate(word) } ?? .usual
    isForced = line.has(Self.force)
  }

  func write(of session: Session, in environment: Environment, _ output: Output) throws -> Outcome {
    let answers = Answers(session)
    let found = try path.map { try AnswerFiles(at: $0, in: answers) } ?? AnswerFiles(session.records)
    guard !found.isEmpty else {
      output.note(
        try path.map { try answers.nothing(at: $0) } ?? Line("no answer with a body came yet", .dim).retold)
      return .ok
    }
    var redactor = Redactor(secrets: session.knownSecrets, rules: session.redaction)
    let files = found.files(named: template) { redactor.redact(body: $0, contentType: $1) }
    let typed = try folder.template.filled(from: session.variables).visible(in: "a folder's name")
    try environment.write(files, into: typed, isForced: isForced)
    output.note(Line("\(Units.count(files.count, "file")) in \(typed)", .dim))
    return .ok
  }
}
