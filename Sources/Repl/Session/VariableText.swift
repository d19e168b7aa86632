internal import ApusAnswers
internal import ApusClient
internal import ApusExplorer
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings

/// What stands behind `let NAME =`.
struct VariableText: Sendable {
  private let value: Word
  /// What is taken of an answer besides its body.
  private let part: AnswerPart?

  init(_ value: Word, behind rest: [Word], of line: LineArguments) throws(LineProblem) {
    self.value = value
    let isQuoted = value.range.count > value.text.utf8.count
    part = isQuoted ? nil : AnswerPart(([value] + rest).map(\.text).joined(separator: " "))
    if part == nil { try line.refuse(rest) }
    if !isQuoted { try refuseDots() }
  }

  /// `headers.Content-Type` is a member's name to some and a text to others.
  private func refuseDots() throws(LineProblem) {
    for (prefix, part) in [("headers.", "header"), ("header.", "header"), ("cookies.", "cookie")]
    where value.text.hasPrefix(prefix) && value.template.plain != nil {
      let name = value.text.dropFirst(prefix.count)
      throw LineProblem(
        "\(value.text) may be a \(part) of the last response, which is `\(part) \(name)`, or a part of its body, "
          + "which is .\(value.text); in quotes it is a text", at: value.range,
        tryInstead: "\(part) \(name)")
    }
  }

  /// - Parameter name: the variable's, which names a secret that has no other.
  func value(
    named name: String, in session: Session, _ surroundings: Surroundings
  ) async throws -> VariableValue {
    if let part { return try await value(of: part, session, surroundings) }
    switch value.kind {
    case .path: return try valueAtPath(in: session)
    case .json:
      let text = try value.template.filledAsJSON(from: session.variables).visible(in: "a variable")
      return .json(try JSONDocument(text).root)
    case .ordinary:
      let text = value.text
      if SecretSource.isSaid(in: text) {
        return .secret(
          try surroundings.secret(
            from: value, named: name, asking: "", at: value.range, with: session.variables
          ).0)
      }
      return try value.template.filled(from: session.variables).variableValue
    }
  }

  /// A cookie that the last response does not set may be one that is kept from an earlier one.
  private func value(
    of part: AnswerPart, _ session: Session, _ surroundings: Surroundings
  ) async throws -> VariableValue {
    guard case .cookie(let name) = part.kind, part.number == nil else {
      return try session.records.value(of: part, for: value.range)
    }
    if let set = try? session.records.value(of: part, for: value.range) { return set }
    let kept = await surroundings.environment.cookies.list().filter { $0.name == name }
    let host = session.base?.host
    if let cookie = kept.first(where: { $0.domain == host }) ?? kept.first {
      return .typedSecret(cookie.value)
    }
    return try session.records.value(of: part, for: value.range)
  }

  /// The value that is there; of a path that selects many, a list.
  private func valueAtPath(in session: Session) throws -> VariableValue {
    let argument = try PathArgument(value)
    let matches = try Answers(session).matches(of: argument).map(\.node)
    guard let first = matches.first else {
      throw LineProblem("nothing is at \(value.text)", at: value.range, try: "keys")
    }
    let path = try argument.answerPath(in: Answers(session)).path
    // A filter often picks one.
    let isList = matches.count > 1 || !path.isSingular && !path.hasFilter
    return isList ? VariableValue.list(matches) ?? .json(first) : .json(first)
  }
}
