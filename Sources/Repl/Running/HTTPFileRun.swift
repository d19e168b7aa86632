internal import ApusAnswers
@_spi(Secrets) internal import ApusClient
internal import ApusEncodings
internal import ApusFormats
internal import ApusJSON
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// The requests of a file, sent one after the other. Each becomes a line of its own, which the history keeps.
struct HTTPFileRun {
  let file: HTTPFile
  /// Where the paths in it start.
  let folder: String
  private let environment: HTTPFileEnvironment
  /// What the named requests came to.
  private var exchanges: [String: Exchange] = [:]

  init(_ file: HTTPFile, folder: String, files: FileReader) {
    self.file = file
    self.folder = folder
    environment = HTTPFileEnvironment(beside: folder, files: files)
  }

  /// Sends them all, until one cannot be understood.
  mutating func run(in context: Context) async throws -> Outcome {
    for ignored in file.ignored {
      context.output.note(Line("line \(ignored.line): left out: \(ignored.what)", .dim))
    }
    var outcome = Outcome.ok
    for request in file.requests {
      context.output.note(Line("### \(request.name ?? request.start)", .dim))
      let before = context.session.records.all.count
      do {
        let line = try line(of: request, in: context)
        outcome = try await context.run(line)
        await context.keep(withPlaceholders(line, in: context), outcome)
      } catch let problem as HTTPFileProblem {
        throw CommandFailure(
          problem.code, "line \(request.line): \(problem.message)", try: problem.suggestion.map { [$0] } ?? []
        )
      } catch let problem as LineProblem {
        throw CommandFailure(
          problem.code, "line \(request.line): \(problem.message)", details: [Line(request.start)],
          try: problem.suggestion.map { [$0] } ?? [])
      }
      if let name = request.name, context.session.records.all.count > before {
        exchanges[name] = context.session.records.last?.exchange
      }
      if outcome.endsScript(strict: context.isStrict) { return outcome }
    }
    return outcome
  }

  /// The line as a saved session has it, where no variable holds the secrets.
  private func withPlaceholders(_ line: String, in context: Context) -> String {
    context.session.variables.values.reduce(line) { line, variable in
      guard case .secret(let secret) = variable.value else { return line }
      return line.replacing(
        "{{\(variable.key)}}", with: SecretPlaceholder.text(secret.name ?? variable.key))
    }
  }

  /// The line that asks for what a request of the file asks for.
  private func line(of request: HTTPFile.Request, in context: Context) throws -> String {
    let values = HTTPFileValues(
      file: file, environment: environment, variables: context.session.variables.values, exchanges: exchanges,
      files: context.environment.files, processVariable: context.environment.variable)
    return try HTTPFileLine(request: request, values: values, folder: folder)
      .text(keepingSecretsIn: &context.session.variables)
  }
}
