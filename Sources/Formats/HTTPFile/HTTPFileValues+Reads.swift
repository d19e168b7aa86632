internal import ApusLanguage
internal import ApusSystem

extension HTTPFileValues {
  /// Looks for all that a request takes from this machine, as far as that is known before anything is sent, so that who is
  /// to be asked is asked by then.
  ///
  /// - Parameter check: is called behind each look. What it throws ends the looking; what is not there does not.
  package func lookUp(_ request: HTTPFile.Request, check: () throws -> Void) rethrows {
    var values = self
    // What answers would tell is not known yet.
    values.isOffline = true
    var texts = [request.start] + request.headers
    if case .header(let line)? = request.auth { texts.append(line) }
    for text in texts { try values.look(in: text, check) }
    for line in request.body {
      switch line {
      case .text(let text): try values.look(in: text, check)
      case .file(let path, let isFilled): try values.look(inFile: path, isFilled, check)
      }
    }
    for expression in request.expressions { try values.look(in: expression, check) }
  }

  /// The same for the variables of a workflow.
  package func lookUp(_ workflow: HTTPFileWorkflow, check: () throws -> Void) rethrows {
    for text in workflow.steps.flatMap(\.variables.values) { try look(in: text, check) }
  }

  /// The line of curl that a request is, as far as it is known before anything is sent: what answers would tell is stood in
  /// for by a word that says nothing. `nil` for a request of another kind, and for one that is not sent.
  package func foreseenCurlLine(of request: HTTPFile.Request) -> String? {
    guard request.start.lowercased().hasPrefix("curl "), request.problem == nil, !request.isDisabled else {
      return nil
    }
    var values = self
    values.isOffline = true
    let start = (try? values.filledRequestLine(request.start)) ?? values.filledAsKnown(request.start)
    let pieces = HTTPFileText(([start] + request.headers).joined(separator: "\n")).pieces
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      // The line takes it from the session.
      case .hole(let name) where variables[name] != nil: "{{\(name)}}"
      case .hole: Self.unknown
      case .unclosed(let rest): "{{" + rest
      }
    }.joined()
  }

  private static let unknown = "0"

  /// A text with those values that are known.
  private func filledAsKnown(_ text: String) -> String {
    HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .hole(let name): (try? value(of: name).text) ?? "{{\(name)}}"
      case .unclosed(let rest): "{{" + rest
      }
    }.joined()
  }

  private func look(in text: String, _ check: () throws -> Void) rethrows {
    for case .hole(let name) in HTTPFileText(text).pieces {
      _ = try? value(of: name)
      try check()
    }
  }

  private func look(inFile path: String, _ isFilled: Bool, _ check: () throws -> Void) rethrows {
    try look(in: path, check)
    guard let place = (try? filled(path)).map(place) else { return }
    if isFilled {
      try look(in: (try? text(ofFile: place)) ?? "", check)
    } else {
      _ = files.problem(files.expanded(place))
    }
    try check()
  }

  private func look(in expression: ScriptExpression, _ check: () throws -> Void) rethrows {
    for part in expression.parts {
      switch part {
      case .filled(let text): try look(in: text, check)
      case .variable, .hasVariable, .file:
        var evaluator = ScriptEvaluator(answer: nil, values: self)
        _ = try? evaluator.value(of: part)
        try check()
      default: continue
      }
    }
  }
}

extension HTTPFile.Request {
  /// Whether scripts, directives or a list give it values of its own.
  package var hasOwnValues: Bool { !before.isEmpty || loop != nil }

  /// What its scripts and directives speak of.
  fileprivate var expressions: [ScriptExpression] {
    let actions = (before + after).flatMap { action -> [ScriptExpression] in
      switch action.what {
      case .keep(let name, let value, _): [name, value]
      case .keepSecret(_, let value), .name(_, let value), .check(let value): [value]
      case .log(let values): values
      case .leftOut: []
      }
    }
    return conditions.map(\.expression) + (loop.map { [$0.list] } ?? []) + actions
  }
}

extension ScriptExpression {
  /// Itself and all that it is made of.
  fileprivate var parts: [ScriptExpression] {
    let inner =
      switch self {
      case .list(let all), .call(_, let all): all
      case .header(let one, _), .variable(let one), .hasVariable(let one), .file(let one),
        .member(let one, _):
        [one]
      case .element(let one, let other), .path(let one, let other), .both(_, let one, let other):
        [one, other]
      case .value, .filled, .local, .part, .made: [ScriptExpression]()
      }
    return [self] + inner.flatMap(\.parts)
  }
}
