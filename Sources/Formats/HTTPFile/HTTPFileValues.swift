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
  /// Where the paths in the file start.
  package var folder = ""
  /// What scripts and directives have kept, and what stands for the request alone.
  package var kept: [String: VariableValue] = [:]
  /// What came of the request before this one.
  package var last: Exchange?
  /// The environment that was asked for.
  package var chosen: String?
  /// Whether nothing is sent: what an answer would tell stays a reference.
  package var isOffline = false

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
  package func filled(_ text: String, depth: Int = 0) throws -> String {
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
      if let variable = Self.processName(name) { return variable }
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

  /// Whether a file is there and holds no text.
  func isOfBytes(_ path: String) -> Bool {
    guard let bytes = try? files.contents(files.expanded(path)).get() else { return false }
    return String(validating: bytes, as: UTF8.self) == nil
  }

  func value(of name: String, depth: Int = 0) throws -> VariableValue {
    if depth > Self.deepest {
      throw HTTPFileProblem(code: .requestVariable, message: "the variable \(name) is made of itself")
    }
    if let value = kept[name] { return value }
    if let raw = file.variables[name] {
      let value = try value(written: raw, depth + 1)
      return file.secretVariables.contains(name) ? .typedSecret(Secret(value.text, name: name)) : value
    }
    if name.hasPrefix("=") { return try value(ofExpression: String(name.dropFirst())) }
    if name.hasPrefix("$shared "), let value = environment.shared(name.dropFirst(8).trimmed) {
      return try self.value(written: text(of: value), depth + 1)
    }
    if name.hasPrefix("$") { return .text(try dynamic(name)) }
    if let value = try surrounding(name, depth) { return value }
    if name.contains(".") { return try part(of: name) }
    if isOffline, file.lineKeeping(name) != nil { return .text("{{\(name)}}") }
    throw unknown(name)
  }

  /// A value of the session or of the files beside this one.
  private func surrounding(_ name: String, _ depth: Int) throws -> VariableValue? {
    if let value = variables[name] {
      guard case .secret = value else { return value }
      throw HTTPFileProblem(
        code: .requestVariable,
        message: "\(name) is a secret of the session, and a file takes its secrets from the environment",
        suggestion: "{{$processEnv NAME}}")
    }
    guard let value = environment.value(name, chosen: environmentName) else { return nil }
    let found = try self.value(written: text(of: value), depth + 1).named(name)
    return environment.isSecret(name) ? .typedSecret(Secret(found.text, name: name)) : found
  }

  /// The text of a value beside the file or above it, where its file may be read.
  private func text(of value: HTTPFileEnvironment.Value) throws -> String {
    guard let place = value.place, let problem = files.problem(place) else { return value.text }
    throw HTTPFileProblem(
      code: .requestVariable, message: "the file \(place) cannot be read: \(problem.reason)")
  }

  private var environmentName: String? { chosen ?? variables[HTTPFileEnvironment.chooser]?.text }

  func unknown(_ name: String) -> HTTPFileProblem {
    if let line = file.lineKeeping(name) {
      return HTTPFileProblem(
        code: .requestVariable, message: "line \(line) keeps \(name), and has not found it or was not run")
    }
    if environmentName == nil, environment.names.count > 1 {
      return HTTPFileProblem(
        code: .requestVariable,
        message: "\(name) depends on the environment: \(environment.names.joined(separator: ", "))",
        suggestion: "let \(HTTPFileEnvironment.chooser) = \(environment.names[0])")
    }
    let known = Array(file.variables.keys) + Array(variables.keys)
    return HTTPFileProblem(
      code: .requestVariable,
      message: "there is no variable named \(name) in the file, beside it or in the session",
      suggestion: nearest(to: name, among: known.sorted()).map { "{{\($0)}}" } ?? "let \(name) = …")
  }

  /// A value that is one other stays of its kind: `@id = {{who.response.body.$.id}}` may be null.
  private func value(written text: String, _ depth: Int) throws -> VariableValue {
    let pieces = HTTPFileText(text).pieces
    if pieces.count == 1, case .hole(let name) = pieces[0] { return try value(of: name, depth: depth) }
    return .text(try filled(text, depth: depth))
  }

  // MARK: Values made anew

  private static func processName(_ name: String) -> String? {
    for prefix in ["$processEnv ", "$env."] where name.hasPrefix(prefix) {
      return name.dropFirst(prefix.count).drop { $0 == "%" }.trimmed
    }
    return nil
  }

  private func dynamic(_ name: String) throws -> String {
    if let variable = Self.processName(name) {
      if let value = processVariable(variable) { return value }
      throw HTTPFileProblem(code: .requestVariable, message: "the environment has no \(variable)")
    }
    let words = name.split { " (),".contains($0) }.map(String.init)
    if words.first == "$dotenv", let variable = words.dropFirst().first {
      if let value = environment.dotted(variable.filter { $0 != "%" }) { return try text(of: value) }
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
}
