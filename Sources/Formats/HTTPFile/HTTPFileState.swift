package import ApusClient
internal import ApusJSON
package import ApusLanguage
package import ApusSurroundings
package import ApusSystem

/// What a run of a file has come to so far: what named requests came to, and what scripts and directives have kept.
package struct HTTPFileState {
  package let file: HTTPFile
  private var environment: HTTPFileEnvironment
  /// Where the paths in the file start.
  package let folder: String
  private let files: FileReader
  private let processVariable: @Sendable (_ name: String) -> String?
  /// Who is asked before something of this machine is read; `nil` asks nobody.
  package var permissions: Permissions?
  /// The environment that was asked for.
  package var chosen: String?
  /// Whether nothing is sent.
  package var isOffline = false
  private var exchanges: [String: Exchange] = [:]
  private var last: Exchange?
  private var kept: [String: VariableValue] = [:]

  package init(
    _ file: HTTPFile, folder: String, files: FileReader,
    processVariable: @escaping @Sendable (_ name: String) -> String?
  ) {
    self.file = file
    self.folder = folder
    self.files = files
    self.processVariable = processVariable
    environment = HTTPFileEnvironment(beside: folder, files: files)
  }

  /// Adds the variables of the collection that the requests come from.
  package mutating func add(_ collection: RequestCollection) { environment.add(collection) }

  package var environmentNames: [String] { environment.names }

  /// - Parameters:
  ///   - variables: what the session keeps.
  ///   - own: what stands for one request.
  package func values(
    _ variables: [String: VariableValue], own: [String: VariableValue] = [:]
  ) -> HTTPFileValues {
    var values = HTTPFileValues(
      file: file, environment: environment, variables: variables, exchanges: exchanges,
      files: permissions.map(files.asking) ?? files,
      processVariable: { [permissions, processVariable] name in
        guard let value = processVariable(name) else { return nil }
        return permissions?.allows(.variable(name)) ?? true ? value : nil
      })
    values.folder = folder
    values.kept = kept.merging(own) { $1 }
    values.last = last
    values.chosen = chosen
    values.isOffline = isOffline
    return values
  }

  package mutating func note(_ exchange: Exchange, of request: HTTPFile.Request) {
    last = exchange
    if let name = request.name { exchanges[name] = exchange }
  }

  // MARK: What a file has done

  /// What came of something that a file has done.
  package struct Done: Sendable {
    package enum What: Sendable {
      /// A value that is the session's from now on.
      case kept(String, VariableValue)
      case said(String)
      case holds
      case failed(String)
      case leftOut(String)
    }

    package let line: Int
    package let what: What
  }

  /// Does what stands before a request.
  ///
  /// - Parameter own: gets what stands for the request alone.
  package mutating func prepare(
    _ request: HTTPFile.Request, _ variables: [String: VariableValue], own: inout [String: VariableValue]
  ) -> [Done] {
    var done: [Done] = []
    for action in request.before {
      // A later line may use what an earlier one has kept.
      var evaluator = ScriptEvaluator(answer: nil, values: values(variables, own: own))
      done += perform(action, &evaluator, own: &own)
    }
    return done
  }

  /// Does what the file has done with an answer.
  package mutating func finish(
    _ request: HTTPFile.Request, _ exchange: Exchange, _ variables: [String: VariableValue],
    own: [String: VariableValue]
  ) -> [Done] {
    var own = own
    var done: [Done] = []
    var evaluator = ScriptEvaluator(answer: exchange, values: values(variables, own: own))
    for action in request.after {
      evaluator.values = values(variables, own: own)
      done += perform(action, &evaluator, own: &own)
    }
    return done
  }

  private mutating func perform(
    _ action: HTTPFileAction, _ evaluator: inout ScriptEvaluator, own: inout [String: VariableValue]
  ) -> [Done] {
    func done(_ what: Done.What) -> [Done] { [Done(line: action.line, what: what)] }
    do {
      switch action.what {
      case .name(let name, let expression):
        try evaluator.name(name, expression)
        return []
      case .keep(let name, let expression, let scope):
        let name = try evaluator.value(of: name).text
        let found = try evaluator.value(of: expression).variable
        let isSecret = evaluator.isSecret(expression) && found?.isText == true
        guard let value = isSecret ? found?.hidden(as: name) : found?.named(name) else {
          return done(.leftOut("nothing is there to keep as \(name)"))
        }
        if scope == .request { own[name] = value } else { kept[name] = value }
        return scope == .session && Variables.isName(name) ? done(.kept(name, value)) : []
      case .keepSecret(let name, let expression):
        let text = try evaluator.value(of: expression).text
        kept[name] = .typedSecret(Secret(text, name: name))
        return []
      case .check(let expression): return done(try check(expression, action, &evaluator))
      case .log(let expressions):
        let texts = try expressions.map { expression in
          let value = try evaluator.value(of: expression)
          return evaluator.isSecret(expression) ? Secret.mask : value.text
        }
        return done(.said(texts.joined(separator: " ")))
      case .leftOut(let what): return done(.leftOut(what))
      }
    } catch let problem as ScriptProblem {
      return done(.leftOut(problem.what))
    } catch let problem as HTTPFileProblem {
      return done(.leftOut(problem.message))
    } catch {
      return done(.leftOut("\(error)"))
    }
  }

  private func check(
    _ expression: ScriptExpression, _ action: HTTPFileAction, _ evaluator: inout ScriptEvaluator
  ) throws -> Done.What {
    if try evaluator.value(of: expression).isTrue { return .holds }
    let name = action.test.map { "\"\($0)\": " } ?? ""
    guard !evaluator.isSecret(expression) else { return .failed(name + "a check of a secret does not hold") }
    guard case .both(let sign, let left, let right) = expression, ![.and, .or, .otherwise].contains(sign)
    else {
      return .failed(name + "\(expression.inWords) does not hold")
    }
    let found = try evaluator.value(of: left).json
    let wanted = try evaluator.value(of: right)
    let text = if case .filled = right { wanted.text } else { wanted.json }
    return .failed(
      name + "expected \(left.inWords) \(sign.rawValue) \(text.prefix(80)), found \(found.prefix(80))")
  }

  // MARK: Whether a request is sent

  /// Why a request is not sent, though nothing is wrong with it; `nil` where it is.
  package func reasonAgainst(
    _ request: HTTPFile.Request, _ values: HTTPFileValues
  ) throws -> HTTPFile.Ignored? {
    if request.isDisabled { return HTTPFile.Ignored(line: request.line, what: "it is disabled") }
    for condition in request.conditions {
      var evaluator = ScriptEvaluator(answer: nil, values: values)
      let holds = try evaluator.value(of: condition.expression).isTrue
      guard holds != condition.isWanted else { continue }
      let word = condition.isWanted ? "@when does not hold" : "@skip-if holds"
      return HTTPFile.Ignored(line: condition.line, what: word)
    }
    return nil
  }

  /// What a request is sent with each time: once without anything, or once for each value of its list.
  package func rounds(
    of request: HTTPFile.Request, _ values: HTTPFileValues
  ) throws -> [[String: VariableValue]] {
    guard let loop = request.loop else { return [[:]] }
    var evaluator = ScriptEvaluator(answer: nil, values: values)
    guard let elements = try evaluator.value(of: loop.list).elements else {
      throw HTTPFileProblem(code: .requestVariable, message: "line \(loop.line): a list is expected")
    }
    return elements.map { element in
      let value = element.variable ?? .text("")
      return [loop.name: value, "vars.request.\(loop.name)": value, "vars.workflow.\(loop.name)": value]
    }
  }
}

extension VariableValue {
  fileprivate var isText: Bool {
    switch self {
    case .text: true
    case .json(let node): node.string != nil
    case .typedSecret, .secret: false
    }
  }

  /// The same as a secret of that name.
  fileprivate func hidden(as name: String) -> VariableValue { .typedSecret(Secret(text, name: name)) }
}
