internal import ApusEncodings
internal import ApusJSON

/// What a script of a collection does that needs no JavaScript: variables from an answer, and checks of it. The rest is
/// named by its line, and by the name of what it calls, which is all of it that is repeated.
struct CollectionScript {
  private(set) var captures: [CollectedCapture] = []
  private(set) var checks: [CollectedCheck] = []
  /// Variables that get a text that stands in the script.
  private(set) var constants: [CollectedVariable] = []
  private(set) var leftOut: [RequestCollection.LeftOut] = []
  /// Variables that get what only a program makes.
  private(set) var made: [String] = []
  private(set) var changesRequest = false

  private var names: [String: CollectionScriptValue] = [:]
  private let text: String
  private let places: [Int]
  /// Whether it runs before its request is sent.
  private let runsBefore: Bool

  /// - Parameter places: the line of the file that each line is in; a single one for all of them.
  init(lines: [String], places: [Int], runsBefore: Bool) {
    text = lines.joined(separator: "\n")
    self.places = places
    self.runsBefore = runsBefore
  }

  mutating func read() {
    for statement in ScriptStatements(text).all { read(statement) }
  }

  private func place(_ line: Int) -> Int { line < places.count ? places[line] : places.last ?? 1 }

  private mutating func leave(_ statement: ScriptStatements.Statement) {
    let callee = statement.text.prefix { $0.isLetter || $0.isNumber || "._$".contains($0) }
    let what = callee.isEmpty ? "a part of a script" : "`\(callee)` of a script"
    leftOut.append(RequestCollection.LeftOut(line: place(statement.line), what: what))
    if runsBefore {
      for word in [
        "pm.request", "insomnia.request", "req.set", "req.delete", "setNextRequest", "bru.setNextRequest",
        "skipRequest",
      ]
      where statement.text.contains(word) { changesRequest = true }
      made += Self.namesOfSetters(in: statement.text)
    }
  }

  // MARK: Statements

  private mutating func read(_ statement: ScriptStatements.Statement) {
    let text = statement.text
    for word in ["const ", "let ", "var "] where text.hasPrefix(word) {
      if keep(text.dropFirst(word.count)) { return }
      return leave(statement)
    }
    if let arguments = Self.arguments(of: Self.setters, in: text) { return set(arguments, statement) }
    if let arguments = Self.arguments(of: Self.tests, in: text), arguments.count == 2 {
      let body = Self.body(of: arguments[1])
      let start = text.firstRange(of: body).map { text[..<$0.lowerBound].count { $0 == "\n" } } ?? 0
      for inner in ScriptStatements(body, from: statement.line + start).all { read(inner) }
      return
    }
    if let check = check(text) {
      if !runsBefore {
        checks += check.map { CollectedCheck(source: $0.0, relation: $0.1, line: place(statement.line)) }
        return
      }
    }
    leave(statement)
  }

  /// `jsonData = pm.response.json()`
  private mutating func keep(_ text: Substring) -> Bool {
    let parts = ScriptStatements.split(text, at: "=")
    guard parts.count == 2, let value = CollectionScriptValue(parts[1], names) else { return false }
    names[parts[0]] = value
    return true
  }

  private mutating func set(_ arguments: [String], _ statement: ScriptStatements.Statement) {
    guard arguments.count >= 2, case .literal(.string(let name))? = CollectionScriptValue(arguments[0], names)
    else {
      return leave(statement)
    }
    switch CollectionScriptValue(arguments[1], names) {
    case .source(let source) where !runsBefore:
      captures.append(CollectedCapture(name: name, source: source, line: place(statement.line)))
    case .literal(let value) where runsBefore:
      var text = value.text
      if case .string(let string) = value { text = string }
      constants.append(CollectedVariable(name: name, value: text))
    default:
      leave(statement)
    }
  }

  // MARK: Calls

  private static let setters = [
    "pm.environment.set", "pm.globals.set", "pm.collectionVariables.set", "pm.variables.set",
    "postman.setEnvironmentVariable", "postman.setGlobalVariable", "insomnia.environment.set",
    "insomnia.baseEnvironment.set", "insomnia.collectionVariables.set", "insomnia.globals.set",
    "insomnia.variables.set",
    "bru.setVar", "bru.setEnvVar", "bru.setGlobalEnvVar", "bru.setCollectionVar", "bru.setRequestVar",
  ]
  private static let tests = ["pm.test", "insomnia.test", "test"]

  private static func arguments(of calls: [String], in text: String) -> [String]? {
    for call in calls where text.hasPrefix(call + "(") {
      guard let (arguments, rest) = ScriptStatements.call(text.dropFirst(call.count)), rest.trimmed.isEmpty
      else { return nil }
      return ScriptStatements.split(arguments, at: ",")
    }
    return nil
  }

  /// The names of all variables that a text sets, whatever to.
  private static func namesOfSetters(in text: String) -> [String] {
    setters.flatMap { setter in
      text.ranges(of: setter + "(").compactMap { range -> String? in
        guard
          let (arguments, _) = ScriptStatements.call(
            text[range.upperBound...].isEmpty ? "" : text[text.index(before: range.upperBound)...]),
          let first = ScriptStatements.split(arguments, at: ",").first,
          case .literal(.string(let name))? = CollectionScriptValue(first, [:])
        else { return nil }
        return name
      }
    }
  }

  /// The body of `function () { … }` and `() => …`.
  private static func body(of function: String) -> String {
    guard let open = function.firstIndex(of: "{"), let close = function.lastIndex(of: "}"), open < close
    else {
      return function.firstRange(of: "=>").map { String(function[$0.upperBound...]) } ?? function
    }
    return String(function[function.index(after: open)..<close])
  }

  // MARK: Checks

  private typealias Check = (AnswerSource, CollectedCheck.Relation)

  private func check(_ text: String) -> [Check]? {
    for start in ["pm.response.to.", "insomnia.response.to."] where text.hasPrefix(start) {
      return checkOfResponse(String(text.dropFirst(start.count)))
    }
    for call in ["pm.expect", "insomnia.expect", "expect"] where text.hasPrefix(call + "(") {
      guard let (argument, rest) = ScriptStatements.call(text.dropFirst(call.count)),
        case .source(let source)? = CollectionScriptValue(argument, names)
      else { return nil }
      return ExpectChain(String(rest), names).relation(of: source).map { [$0] }
    }
    if text.hasPrefix("tests[") {
      let parts = text.replacing("===", with: "\u{1}").replacing("==", with: "\u{1}").split(
        separator: "\u{1}")
      guard parts.count == 2, let sign = parts[0].lastIndex(of: "="),
        case .source(let source)? = CollectionScriptValue(
          String(parts[0][parts[0].index(after: sign)...]), names),
        case .literal(let value)? = CollectionScriptValue(String(parts[1]), names)
      else { return nil }
      return [(source, .compares("==", to: value.text))]
    }
    return nil
  }

  private func checkOfResponse(_ text: String) -> [Check]? {
    if ["be.ok", "be.success"].contains(text) { return [(.status, .compares("==", to: "2xx"))] }
    if let arguments = Self.arguments(of: ["have.status"], in: text), arguments.count == 1,
      case .literal(.number(let number))? = CollectionScriptValue(arguments[0], names)
    {
      return [(.status, .compares("==", to: number.text))]
    }
    if let arguments = Self.arguments(of: ["have.header"], in: text),
      case .literal(.string(let name))? = arguments.first.flatMap({ CollectionScriptValue($0, names) })
    {
      guard arguments.count > 1 else { return [(.header(name), .exists)] }
      guard case .literal(let value)? = CollectionScriptValue(arguments[1], names) else { return nil }
      return [(.header(name), .compares("==", to: value.text))]
    }
    return nil
  }
}
