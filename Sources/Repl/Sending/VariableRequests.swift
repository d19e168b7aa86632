internal import ApusAnswers
internal import ApusClient
internal import ApusExplorer
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSending
internal import ApusSurroundings
internal import ApusText

/// Requests that give variables what they hold.
struct VariableRequests {
  private let sender: Sender
  private var session: Session { sender.session }

  init(_ sender: Sender) { self.sender = sender }

  /// Asks for those variables of a line that requests give and that are not there, or too old.
  ///
  /// - Parameters:
  ///   - asks: whether the line sends what the session sends, its credential included.
  ///   - isRefused: whether the server would not have those that are there.
  /// - Returns: whether any was asked for.
  @discardableResult
  func send(for line: String, asks: Bool = true, isRefused: Bool = false) async throws -> Bool {
    guard !session.askedVariables.isEmpty, !sender.isOffline, !line.isShownOnly else { return false }
    let now = sender.environment.clock.now()
    let proof = asks ? session.credential?.following?.variable : nil
    let wanted = session.askedVariables.filter {
      (AskedVariable.isUsed($0.key, in: line) || $0.key == proof) && (isRefused || $0.value.isStale(at: now))
    }
    for (name, variable) in wanted.sorted(by: { $0.key < $1.key }) { try await ask(for: variable, as: name) }
    return !wanted.isEmpty
  }

  private func ask(for variable: AskedVariable, as name: String) async throws {
    // What it needs itself comes first; one that needs itself is not there.
    sender.session.askedVariables[name] = nil
    defer { sender.session.askedVariables[name] = session.askedVariables[name] ?? variable }
    try await send(for: variable.line, asks: false)
    var prepared: PreparedRequest
    do {
      prepared = try sender.prepare(RequestLine(native: Words(variable.line)))
    } catch let problem as LineProblem {
      throw CommandFailure(problem.code, "\(name) cannot be asked for: \(problem.message)", try: ["let"])
    }
    try sender.depart(&prepared)
    let exchange: Exchange
    switch await sender.attempt(prepared.request) {
    case .success(let answer): exchange = answer
    case .failure(let failure):
      throw CommandFailure(failure.code, "\(name) was asked for: \(failure.message)", try: ["let"])
    }
    let asked = MaskedLine(variable.line).text
    let status = exchange.response?.status ?? 0
    guard (200..<300).contains(status), let root = try? exchange.document().root else {
      let what = status >= 400 ? "the answer was \(status)" : "the answer is not JSON"
      throw CommandFailure(
        status >= 400 ? .http(status) : .decodeSyntax, "\(name) was asked for by `\(asked)`, and \(what)",
        try: [asked])
    }
    let path = try variable.path.answerPath(in: sender.answers).path
    guard let value = path.first(in: root) else {
      throw CommandFailure(
        .requestVariable, "nothing is at \(path) of the answer to `\(asked)`", try: [asked])
    }
    sender.session.keep(.json(value), as: name, in: sender.surroundings)
    if session.credential?.following?.variable == name {
      let secret = sender.surroundings.given(value.string ?? value.text, name)
      sender.session.credential = session.credential?.holding(secret)
    }
    var kept = variable
    kept.asked = sender.environment.clock.now()
    sender.session.askedVariables[name] = kept
    sender.output.note(Line("\(name) was asked for: \(asked)", .dim))
  }
}

extension String {
  /// Whether a line says itself that nothing is sent, or keeps a variable of its own.
  fileprivate var isShownOnly: Bool {
    let word = firstWord.lowercased()
    return ["preview", "let"].contains(word) || contains("--offline") || contains("--dry-run")
  }
}
