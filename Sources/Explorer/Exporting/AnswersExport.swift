internal import ApusAnswers
internal import ApusClient
package import ApusLanguage
package import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// A file for every answer, or for every value of a path.
package struct AnswersExport {
  package static let folder = Operand("DIR", .file, "a folder", try: "export answers out")
  package static let name = CommandOption(
    "--name", "is how files are called: {n}, {ext} and paths into each", takes: Operand("TEMPLATE"))
  package static let force = CommandOption("--force", "writes over files that are there")

  private let folder: Word
  private let path: PathArgument?
  private let template: FileNameTemplate
  private let isForced: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    folder = try line.require(Self.folder)
    path = try line[.path].map { word throws(LineProblem) in try PathArgument(word) }
    template =
      try line.value(Self.name).map { word throws(LineProblem) in try FileNameTemplate(word) } ?? .usual
    isForced = line.has(Self.force)
  }

  package func write(
    of answers: any AnswerBook, _ redactor: Redactor, in environment: Environment, _ output: Output
  ) throws -> Outcome {
    let found = try path.map { try AnswerFiles(at: $0, in: answers) } ?? AnswerFiles(answers.records)
    guard !found.isEmpty else {
      output.note(
        try path.map { try answers.nothing(at: $0) } ?? Line("no answer with a body came yet", .dim).retold)
      return .ok
    }
    var redactor = redactor
    let files = try found.files(named: template) { redactor.redact(body: $0, contentType: $1) }
    let typed = try folder.template.filled(from: answers.variables).visible(in: "a folder's name")
    try environment.write(files, into: typed, isForced: isForced)
    output.note(Line("\(Units.count(files.count, "file")) in \(typed)", .dim))
    return .ok
  }
}
