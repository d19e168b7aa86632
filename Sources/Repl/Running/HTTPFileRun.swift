internal import ApusAnswers
@_spi(Secrets) internal import ApusClient
internal import ApusEncodings
internal import ApusFormats
internal import ApusJSON
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSending
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// The requests of a file, sent one after the other. Each becomes a line of its own, which the history keeps. One that
/// cannot be sent is skipped, and the others are sent all the same.
struct HTTPFileRun {
  private let context: Context
  private let plan: HTTPFilePlan
  private let permissions: Permissions
  private let refusal: @Sendable (Permission) -> CommandFailure
  private var state: HTTPFileState
  private var tally: HTTPFileTally
  /// What a workflow has set for all of its steps.
  private var shared: [String: VariableValue] = [:]
  private var isOver = false

  /// - Parameters:
  ///   - trusts: whether nobody is asked first.
  ///   - refusal: what is said where something is not allowed.
  init(
    _ state: HTTPFileState, _ plan: HTTPFilePlan, trusts: Bool, in context: Context,
    refusal: @escaping @Sendable (Permission) -> CommandFailure
  ) {
    self.state = state
    self.plan = plan
    self.context = context
    self.refusal = refusal
    permissions = context.permissions(ofRequestsIn: state.folder, trusts: trusts)
    self.state.permissions = permissions
    self.state.isOffline = context.sender.isOffline
    tally = HTTPFileTally(isOffline: context.sender.isOffline)
  }

  private var file: HTTPFile { state.file }

  mutating func run() async throws -> Outcome {
    sayBeforehand()
    return try await context.sender.asking(permissions, isApart: false) {
      try askBeforehand()
      return try await sendAll()
    }
  }

  private mutating func sendAll() async throws -> Outcome {
    for item in plan.items where !isOver {
      switch item {
      case .request(let place): _ = try await run(file.requests[place])
      case .workflow(let place): try await run(file.workflows[place])
      }
    }
    if tally.isWorthSaying { note(tally.text) }
    return tally.worst
  }

  private func sayBeforehand() {
    for warning in file.warnings {
      context.output.note(Line("line \(warning.line): \(warning.what)", .warning))
    }
    for ignored in file.ignored { note("line \(ignored.line): left out: \(ignored.what)") }
    if let line = file.droppedComment { note("line \(line): comments in JSON are not sent") }
  }

  /// Asks for what is known to be wanted before anything is sent.
  private func askBeforehand() throws {
    let sender = context.sender
    let lines = CurlLineWishes(
      sender.session.requestContext(in: sender.environment), in: sender.environment,
      hasInput: sender.givenInput != nil, isOffline: sender.isOffline)
    try RequestFileWishes(plan, lines).ask(of: state, check: stopWhereRefused)
  }

  private func stopWhereRefused() throws {
    if let refused = permissions.takeRefused().first { throw refusal(refused) }
  }

  private func note(_ text: String) { context.output.note(Line(text, .dim)) }

  // MARK: One request

  /// - Parameter own: what stands for it alone.
  /// - Returns: what it came to.
  private mutating func run(
    _ request: HTTPFile.Request, _ given: [String: VariableValue] = [:]
  ) async throws -> Outcome {
    note("### \(request.title)")
    var own = shared.merging(given) { $1 }
    var outcome = Outcome.ok
    do {
      if let problem = request.problem { throw problem }
      tell(state.prepare(request, variables, own: &own))
      let values = state.values(variables, own: own)
      if let reason = try state.reasonAgainst(request, values) {
        note("line \(reason.line): \(reason.what), so it is not sent")
        tally.skip(request.line)
        return .ok
      }
      for round in try state.rounds(of: request, values) where !isOver {
        let next = try await send(request, own.merging(round) { $1 })
        outcome = outcome.worse(next)
      }
    } catch let cancellation as CancellationError {
      throw cancellation
    } catch {
      outcome = context.report(located(error, request), line: "run")
      tally.skip(request.line, outcome)
    }
    try stopWhereRefused()
    if outcome != .ok, context.isStrict || outcome == .failed(.cancelled) { isOver = true }
    return outcome
  }

  private mutating func send(
    _ request: HTTPFile.Request, _ own: [String: VariableValue]
  ) async throws -> Outcome {
    let values = state.values(variables, own: own)
    for secret in values.secrets(of: request) { context.output.mask.learn(secret) }
    let line = try HTTPFileLine(request: request, values: values)
      .text(keepingSecretsIn: &context.session.variables)
    let references = values.references(of: request)
    if !references.isEmpty {
      note("with \(references.joined(separator: ", ")) of answers that are not there")
    }
    let before = context.session.records.lastNumber
    let outcome = try await context.run(line)
    tally.send(outcome)
    await context.keep(withPlaceholders(line), outcome)
    guard context.session.records.lastNumber > before, let exchange = context.session.records.last?.exchange
    else { return outcome }
    state.note(exchange, of: request)
    let checks = tell(state.finish(request, exchange, variables, own: own))
    return outcome.worse(checks)
  }

  private var variables: [String: VariableValue] { context.session.variables.values }

  /// What went wrong, with the line of the file that it is about.
  private func located(_ error: any Error, _ request: HTTPFile.Request) -> any Error {
    let place = "line \(request.line): "
    switch error {
    case let problem as HTTPFileProblem:
      let isPlaced = problem.message.hasPrefix("line ")
      return CommandFailure(
        problem.code, (isPlaced ? "" : place) + problem.message, try: problem.suggestion.map { [$0] } ?? [])
    case let problem as LineProblem:
      return CommandFailure(
        problem.code, place + problem.message, details: [Line(request.shownStart)],
        try: problem.suggestion.map { [$0] } ?? [])
    default: return error
    }
  }

  /// Says what scripts and directives came to, and keeps what they have for the session.
  @discardableResult
  private mutating func tell(_ done: [HTTPFileState.Done]) -> Outcome {
    var outcome = Outcome.ok
    for done in done {
      switch done.what {
      case .kept(let name, let value): context.session.keep(value, as: name, in: context.surroundings)
      case .said(let text): context.output.note(Line(text))
      case .holds: tally.hold()
      case .leftOut(let what): note("line \(done.line): left out: \(what)")
      case .failed(let what):
        tally.fail(done.line)
        outcome = context.report(
          CommandFailure(.expectFailed, "line \(done.line): \(what)"), line: "expect status 200")
      }
    }
    return outcome
  }

  /// The line as a saved session has it, where no variable holds the secrets.
  private func withPlaceholders(_ line: String) -> String {
    variables.reduce(line) { line, variable in
      guard case .secret(let secret) = variable.value else { return line }
      return line.replacing(
        "{{\(variable.key)}}", with: SecretPlaceholder.text(secret.name ?? variable.key))
    }
  }

  // MARK: Workflows

  private mutating func run(_ workflow: HTTPFileWorkflow) async throws {
    note("### workflow \(workflow.name)")
    if let obstacle = workflow.obstacles.first {
      let what = "line \(obstacle.line): \(obstacle.what) is not done here, so the workflow is not run"
      tally.skip(workflow.line, context.report(CommandFailure(.usageArgument, what), line: "run"))
      return
    }
    shared = workflow.variables.mapValues(VariableValue.text)
    defer { shared = [:] }
    for step in workflow.steps where !isOver {
      let isFine = try await run(step)
      guard isFine || step.goesOn ?? workflow.goesOn else { return note("the workflow ends here") }
    }
  }

  private mutating func run(_ step: HTTPFileWorkflow.Step) async throws -> Bool {
    guard let place = HTTPFilePlan.request(named: step.request, in: file) else {
      let failure = CommandFailure(.usageArgument, "line \(step.line): no request is named \(step.request)")
      tally.skip(step.line, context.report(failure, line: "run"))
      return false
    }
    let values = state.values(variables, own: shared)
    let own = step.variables.mapValues { VariableValue.text((try? values.filled($0)) ?? $0) }
    for (name, value) in own where name.hasPrefix("vars.workflow.") { shared[name] = value }
    let before = context.session.records.lastNumber
    let outcome = try await run(file.requests[place], own)
    guard context.session.records.lastNumber > before,
      let head = context.session.records.last?.exchange.response
    else { return outcome == .ok }
    guard let failure = step.failure(status: head.status, reason: head.reason) else {
      if step.status != nil { tally.hold() }
      return step.status != nil || outcome == .ok
    }
    tally.fail(step.line)
    _ = context.report(
      CommandFailure(.expectFailed, "line \(step.line): \(failure)"), line: "expect status 200")
    return false
  }
}
