@_spi(Secrets) internal import APIClient
internal import Encodings
internal import JSON
internal import Language
internal import Redaction
internal import Rendering
internal import System
internal import Text

/// The requests of a file, sent one after the other. Each becomes a line of its own, which the history keeps.
struct HTTPFileRun {
  let file: HTTPFile
  /// Where the paths in it start.
  let folder: String
  private let surroundings: HTTPFileEnvironment
  /// What the named requests came to.
  private var records: [String: Record] = [:]

  init(_ file: HTTPFile, folder: String, files: FileReader) {
    self.file = file
    self.folder = folder
    surroundings = HTTPFileEnvironment(beside: folder, files: files)
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
        records[name] = context.session.records.last
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
      file: file, surroundings: surroundings, records: records, context: context)
    let start = try values.filledRequestLine(request.start)
    if start.lowercased().hasPrefix("curl ") { return start + request.headers.map { "\n" + $0 }.joined() }
    let printer = ItemPrinter()
    var (method, url) = Self.parts(of: start)
    try HTTPFileValues.refuseBraces(in: url)
    let headers = try request.headers.map { try HTTPFileHeader($0) }
    if ["WEBSOCKET", "GRPC", "RSOCKET"].contains(method) {
      throw HTTPFileProblem(code: .usageArgument, message: "\(method) is not spoken here, only HTTP")
    }
    let isGraphQL = method == "GRAPHQL" || headers.contains { $0.isNamed("X-Request-Type") }
    if method == "GRAPHQL" { method = "POST" }
    var words = [
      "send", method, printer.quoted(UnfilledPart.encoded(in: try Self.url(url, headers, values))),
    ]
    if url.contains("/.") { words.append("--path-as-is") }
    if request.followsRedirects { words.append("--follow") }
    if let timeout = request.timeout { words += ["--timeout", timeout] }
    // A native line asks for anything; a file asks for what it says.
    if !headers.contains(where: { $0.isNamed("Accept") }) { words += ["-H", "Accept:"] }
    for header in headers where !header.isNamed("Host") || url.contains("://") {
      if isGraphQL, header.isNamed("X-Request-Type") || header.isNamed("Content-Type") { continue }
      let value = try values.filled(header.value)
      let field = HeaderField(header.name, value)
      if let (scheme, user, password) = field.login {
        let secret = context.session.keepSecret(Secret(password), from: values.variableName(in: header.value))
        words += ["-A", scheme.name, "-a", printer.quoted("\(user):") + "{{\(secret)}}"]
      } else if field.isCredential, !value.isEmpty {
        let secret = context.session.keepSecret(
          field.withPairEncoded, from: values.variableName(in: header.value))
        words += ["-H", "'\(header.name): {{\(secret)}}'"]
      } else {
        words += ["-H", printer.quoted(value.isEmpty ? "\(header.name);" : "\(header.name): \(value)")]
      }
    }
    if isGraphQL {
      let lines = try self.lines(of: request, values).joined(separator: "\n").components(of: "\n")
      words += [
        "-H", "'Content-Type: application/json'", "--data-raw", printer.quoted(GraphQLBody.text(lines)),
      ]
    } else {
      words += try body(of: request, headers, values)
    }
    return words.joined(separator: " ")
  }

  /// `POST https://… HTTP/1.1`; without a method it is GET.
  private static func parts(of start: String) -> (method: String, url: String) {
    var words = start.split(separator: " ").map(String.init)
    if words.count > 1, words.last?.uppercased().hasPrefix("HTTP/") == true { words.removeLast() }
    guard words.count > 1, words[0].allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return ("GET", words.joined(separator: "%20"))
    }
    return (words[0].uppercased(), words.dropFirst().joined(separator: "%20"))
  }

  /// A path belongs to the `Host` header where there is one, and to the base otherwise.
  private static func url(
    _ url: String, _ headers: [HTTPFileHeader], _ values: HTTPFileValues
  ) throws -> String {
    guard url.hasPrefix("/"), let host = headers.first(where: { $0.isNamed("Host") }) else {
      return url.contains("://") || url.hasPrefix("/") ? url : "http://" + url
    }
    let name = try values.filled(host.value)
    return (name.hasSuffix(":443") ? "https://" : "http://") + name + url
  }
}

/// Why a request of a file cannot be made.
struct HTTPFileProblem: Error {
  let code: FailureCode
  let message: String
  var suggestion: String?
}

/// A header line of a file.
struct HTTPFileHeader {
  let name: String
  let value: String

  init(_ line: String) throws {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
      throw HTTPFileProblem(code: .requestHeader, message: "expected NAME: VALUE, found \(line.firstWord)")
    }
    name = line[..<colon].trimmed
    value = line[line.index(after: colon)...].trimmed
  }

  func isNamed(_ other: String) -> Bool { HeaderField(name, "").isNamed(other) }
}

extension HeaderField {
  /// The scheme that the value begins with, if it is one that takes a user, and the words behind it.
  private var personal: (scheme: AuthScheme, words: [String])? {
    let words = shown.split(separator: " ", maxSplits: 2).map(String.init)
    guard isNamed("Authorization"), let first = words.first, let scheme = AuthScheme.of(word: first),
      scheme.owner == .user
    else { return nil }
    return (scheme, Array(words.dropFirst()))
  }

  /// Editors take `Digest user password`, and answer the server's challenge with them.
  fileprivate var login: (scheme: AuthScheme, user: String, password: String)? {
    guard let (scheme, words) = personal, scheme.pairCoding == nil, words.count == 2,
      !words[0].contains("=")
    else { return nil }
    return (scheme, words[0], words[1])
  }

  /// Editors take `Basic user password`, and encode it.
  fileprivate var withPairEncoded: Secret {
    guard let (scheme, words) = personal, let coding = scheme.pairCoding, let first = words.first else {
      return Secret(shown)
    }
    if words.count == 2 { return coding.encoded(first, Secret(words[1])) }
    guard let colon = first.firstIndex(of: ":") else { return Secret(shown) }
    let password = String(first[first.index(after: colon)...])
    return coding.encoded(String(first[..<colon]), Secret(password))
  }
}

extension Session {
  /// Keeps a secret as a variable, and returns the variable's name: one that is free or holds the same already.
  fileprivate mutating func keepSecret(_ secret: Secret, from name: String?) -> String {
    let named = Secret(secret.reveal(), name: name)
    var number = 1
    while true {
      let variable = number == 1 ? "secret" : "secret-\(number)"
      switch variables.values[variable] {
      case nil: variables.values[variable] = .secret(named)
      case .secret(let kept) where kept.reveal() == secret.reveal(): break
      default:
        number += 1
        continue
      }
      return variable
    }
  }
}
