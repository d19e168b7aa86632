package import ApusClient
internal import ApusEncodings
internal import ApusLanguage

extension HTTPFileValues {
  /// The secrets that a text takes a value from, directly or through the file's variables.
  func secrets(in text: String, depth: Int = 0) -> [Secret] {
    guard depth < 5 else { return [] }
    return HTTPFileText(text).pieces.flatMap { piece -> [Secret] in
      guard case .hole(let name) = piece else { return [] }
      if case .typedSecret(let secret)? = try? value(of: name) { return [secret] }
      return file.variables[name].map { secrets(in: $0, depth: depth + 1) } ?? []
    }
  }

  /// What a request refers to of answers that are not there, where nothing is sent.
  package func references(of request: HTTPFile.Request) -> [String] {
    guard isOffline else { return [] }
    let holes = texts(of: request).flatMap { HTTPFileText($0).pieces }.compactMap { piece in
      if case .hole(let name) = piece { "{{\(name)}}" } else { nil }
    }
    return holes.filter { (try? filled($0)) == $0 }
  }

  private func texts(of request: HTTPFile.Request) -> [String] {
    let body = request.body.map { line in if case .text(let text) = line { text } else { "" } }
    return ([request.start] + request.headers + body).filter { $0.contains("{{") }
  }

  func hasSecret(in text: String) -> Bool { !secrets(in: text).isEmpty }

  /// The secrets that a request takes a value from.
  package func secrets(of request: HTTPFile.Request) -> [Secret] {
    texts(of: request).flatMap { secrets(in: $0) }
  }

  /// Where a path of the file leads.
  func place(of path: String) -> String {
    path.hasPrefix("/") || path.hasPrefix("~") || folder.isEmpty
      ? path : "\(folder)/\(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)"
  }

  /// `{{= vars.x + 1}}`, as Resterm writes it.
  func value(ofExpression text: String) throws -> VariableValue {
    do {
      var evaluator = ScriptEvaluator(answer: nil, values: self)
      if let value = try evaluator.value(of: try ScriptParser.expression(of: text)).variable { return value }
      throw HTTPFileProblem(code: .requestVariable, message: "\(text.trimmed) is nothing")
    } catch let problem as ScriptProblem {
      throw HTTPFileProblem(code: .requestVariable, message: "\(text.trimmed): \(problem.what)")
    }
  }
}

extension HTTPFile {
  /// The line whose script or directive keeps a variable; `nil` where none does.
  func lineKeeping(_ name: String) -> Int? {
    for action in requests.lazy.flatMap({ $0.before + $0.after }) {
      switch action.what {
      case .keep(.value(.string(name)), _, _), .keepSecret(name, _): return action.line
      default: continue
      }
    }
    return nil
  }
}
