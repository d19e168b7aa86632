package import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusLanguage
internal import ApusSurroundings
package import ApusSystem

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What `{{…}}` stands for in a file of requests: the file's variables, what named requests came to, values made anew,
/// and the session's variables.
package struct HTTPFileValues {
  let file: HTTPFile
  let environment: HTTPFileEnvironment
  let variables: [String: VariableValue]
  let exchanges: [String: Exchange]
  let files: FileReader
  let processVariable: @Sendable (_ name: String) -> String?

  /// - Parameters:
  ///   - environment: what stands beside the file.
  ///   - variables: what the session keeps.
  ///   - exchanges: what the named requests came to.
  ///   - processVariable: an environment variable of the program; `nil` when it is not set.
  package init(
    file: HTTPFile, environment: HTTPFileEnvironment, variables: [String: VariableValue],
    exchanges: [String: Exchange], files: FileReader,
    processVariable: @escaping @Sendable (_ name: String) -> String?
  ) {
    self.file = file
    self.environment = environment
    self.variables = variables
    self.exchanges = exchanges
    self.files = files
    self.processVariable = processVariable
  }

  /// Variables may be made of others, and of themselves by mistake.
  private static let deepest = 20

  /// Braces that nothing closes stand for themselves here, as a body may have them.
  func filled(_ text: String, depth: Int = 0) throws -> String {
    try HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .hole(let name): try value(of: name, depth: depth).text
      case .unclosed(let rest): "{{" + rest
      }
    }.joined()
  }

  /// The variable of the environment that a text takes a value from, directly or through the file's variables.
  func variableName(in text: String, depth: Int = 0) -> String? {
    guard depth < Self.deepest else { return nil }
    for case .hole(let name) in HTTPFileText(text).pieces {
      if let variable = Self.environmentName(name) { return variable }
      if let raw = file.variables[name], let found = variableName(in: raw, depth: depth + 1) { return found }
    }
    return nil
  }

  package func text(ofFile path: String) throws -> String {
    let bytes: [UInt8]
    switch files.contents(files.expanded(path)) {
    case .success(let read): bytes = read
    case .failure(let problem):
      throw HTTPFileProblem(code: .requestBody, message: "the file \(path) cannot be read: \(problem.reason)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw HTTPFileProblem(
        code: .requestBody, message: "the file \(path) is not text, and can be no part of a larger body",
        suggestion: "help items")
    }
    return text
  }

  func value(of name: String, depth: Int = 0) throws -> VariableValue {
    if depth > Self.deepest {
      throw HTTPFileProblem(code: .requestVariable, message: "the variable \(name) is made of itself")
    }
    if let raw = file.variables[name] { return try value(written: raw, depth + 1) }
    if name.hasPrefix("$") { return .text(try dynamic(name)) }
    if name.contains(".") { return try part(of: name) }
    if let value = variables[name] {
      guard case .secret = value else { return value }
      throw HTTPFileProblem(
        code: .requestVariable,
        message: "\(name) is a secret of the session, and a file takes its secrets from the environment",
        suggestion: "{{$processEnv NAME}}")
    }
    let chosen = variables[HTTPFileEnvironment.chooser]?.text
    if let value = environment.value(name, chosen: chosen) {
      return try self.value(written: value, depth + 1)
    }
    if chosen == nil, environment.names.count > 1 {
      throw HTTPFileProblem(
        code: .requestVariable,
        message: "\(name) depends on the environment: \(environment.names.joined(separator: ", "))",
        suggestion: "let \(HTTPFileEnvironment.chooser) = \(environment.names[0])")
    }
    let known = Array(file.variables.keys) + Array(variables.keys)
    throw HTTPFileProblem(
      code: .requestVariable,
      message:
        "there is no variable named \(name) in the file, beside it or in the session",
      suggestion: nearest(to: name, among: known.sorted()).map { "{{\($0)}}" } ?? "let \(name) = …")
  }

  /// A value that is one other stays of its kind: `@id = {{who.response.body.$.id}}` may be null.
  private func value(written text: String, _ depth: Int) throws -> VariableValue {
    let pieces = HTTPFileText(text).pieces
    if pieces.count == 1, case .hole(let name) = pieces[0] { return try value(of: name, depth: depth) }
    return .text(try filled(text, depth: depth))
  }

  // MARK: Values made anew

  private static func environmentName(_ name: String) -> String? {
    for prefix in ["$processEnv ", "$env."] where name.hasPrefix(prefix) {
      return name.dropFirst(prefix.count).drop { $0 == "%" }.trimmed
    }
    return nil
  }

  private func dynamic(_ name: String) throws -> String {
    if let variable = Self.environmentName(name) {
      if let value = processVariable(variable) { return value }
      throw HTTPFileProblem(code: .requestVariable, message: "the environment has no \(variable)")
    }
    let words = name.split { " (),".contains($0) }.map(String.init)
    if words.first == "$dotenv", let variable = words.dropFirst().first {
      if let value = environment.dotted(variable.filter { $0 != "%" }) { return value }
      throw HTTPFileProblem(
        code: .requestVariable, message: "there is no \(variable) in a file .env beside this one")
    }
    if let made = MadeValue.text(Self.withPattern(name) ?? words) { return made }
    throw HTTPFileProblem(
      code: .requestVariable, message: "there is no \(name) here; there are \(MadeValue.names)")
  }

  /// The words of a time with a pattern in quotes, in which blanks are no ends.
  private static func withPattern(_ name: String) -> [String]? {
    let pieces = name.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    guard pieces.count == 3 else { return nil }
    return [pieces[0].trimmed, String(pieces[1])] + pieces[2].split(separator: " ").map(String.init)
  }

  // MARK: Parts of earlier requests

  /// `login.response.body.$.token`, `login.response.headers.Location`, `login.request.headers.X`.
  private func part(of reference: String) throws -> VariableValue {
    let steps = reference.split(separator: ".", maxSplits: 3).map(String.init)
    guard steps.count >= 3, ["request", "response"].contains(steps[1]),
      ["body", "headers"].contains(steps[2])
    else {
      throw HTTPFileProblem(
        code: .requestVariable,
        message: "expected NAME.response.body.PATH or NAME.response.headers.NAME, found \(reference)")
    }
    guard let exchange = exchanges[steps[0]] else {
      throw HTTPFileProblem(
        code: .requestVariable, message: "no request named \(steps[0]) was sent before this one",
        suggestion: nearest(to: steps[0], among: exchanges.keys.sorted()).map { "{{\($0).response…}}" })
    }
    let rest = steps.count > 3 ? steps[3] : "*"
    if steps[2] == "headers" {
      let headers = steps[1] == "request" ? exchange.request.headers : exchange.response?.headers ?? [:]
      if let value = headers[rest] { return .text(value) }
      throw HTTPFileProblem(code: .requestVariable, message: "\(steps[0]) has no \(steps[1]) header \(rest)")
    }
    let bytes =
      steps[1] == "request" ? Array(exchange.request.body?.bytesInMemory ?? []) : exchange.text.bytes
    if rest == "*" { return .text(String(decoding: bytes, as: UTF8.self)) }
    return try value(at: rest, in: bytes, reference)
  }

  private func value(at path: String, in bytes: [UInt8], _ reference: String) throws -> VariableValue {
    do {
      let wanted = try Path(path.hasPrefix("$") ? path : "." + path)
      var matches = wanted.matches(in: try Document(oneOrMore: bytes).root, limit: Effort.usualLimit)
      if let first = matches.next() { return .json(first) }
      try matches.effort.check(of: path)
    } catch let cancellation as CancellationError {
      throw cancellation
    } catch let failure as CommandFailure {
      throw HTTPFileProblem(code: failure.code, message: "\(reference): \(failure.message)")
    } catch {
      throw HTTPFileProblem(code: .requestVariable, message: "\(reference): \(error)")
    }
    throw HTTPFileProblem(code: .requestVariable, message: "nothing is at \(path) of \(reference)")
  }
}
