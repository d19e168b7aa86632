@_spi(Secrets) internal import APIClient
internal import JSON
internal import Rendering

/// The requests of a file, sent one after the other. Each becomes a line of its own, which the history keeps.
struct HTTPFileRun {
  let file: HTTPFile
  /// Where the paths in it start.
  let folder: String
  /// What the named requests came to.
  private var records: [String: Record] = [:]

  init(_ file: HTTPFile, folder: String) {
    self.file = file
    self.folder = folder
  }

  /// Sends them all, until one cannot be understood.
  mutating func run(in context: Context) async throws -> Outcome {
    for ignored in file.ignored {
      context.note(Line("line \(ignored.line): left out: \(ignored.what)", .dim))
    }
    var outcome = Outcome.ok
    for request in file.requests {
      context.note(Line("### \(request.name ?? request.start)", .dim))
      let before = context.session.records.all.count
      do {
        outcome = try await context.run(try line(of: request, in: context))
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

  /// The line that asks for what a request of the file asks for.
  private func line(of request: HTTPFile.Request, in context: Context) throws -> String {
    let values = HTTPFileValues(file: file, records: records, context: context)
    let start = try values.filled(request.start)
    if start.lowercased().hasPrefix("curl ") { return start + request.headers.map { "\n" + $0 }.joined() }
    let printer = ItemPrinter()
    let headers = try request.headers.map { try HTTPFileHeader($0) }
    let (method, url) = Self.parts(of: start)
    var words = ["send", method, printer.quoted(try Self.url(url, headers, values))]
    if url.contains("/.") { words.append("--path-as-is") }
    if request.followsRedirects { words.append("--follow") }
    // A native line asks for anything; a file asks for what it says.
    if !headers.contains(where: { $0.isNamed("Accept") }) { words += ["-H", "Accept:"] }
    for header in headers where !header.isNamed("Host") || url.contains("://") {
      let value = try values.filled(header.value)
      let field = HeaderField(header.name, value)
      if let (user, password) = field.digestPerson {
        let secret = context.keepSecret(Secret(password), from: values.variableName(in: header.value))
        words += ["-A", "digest", "-a", printer.quoted("\(user):") + "{{\(secret)}}"]
      } else if field.isCredential, !value.isEmpty {
        let secret = context.keepSecret(field.withBasicEncoded, from: values.variableName(in: header.value))
        words += ["-H", "'\(header.name): {{\(secret)}}'"]
      } else {
        words += ["-H", printer.quoted(value.isEmpty ? "\(header.name);" : "\(header.name): \(value)")]
      }
    }
    return (words + (try body(of: request, headers, values))).joined(separator: " ")
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

  private func body(
    of request: HTTPFile.Request, _ headers: [HTTPFileHeader], _ values: HTTPFileValues
  ) throws -> [String] {
    guard !request.body.isEmpty else { return [] }
    let type = headers.first { $0.isNamed("Content-Type") }
    // curl's option takes the body as it is, and this keeps its usual content type away.
    let noType = type == nil ? ["-H", "Content-Type:"] : []
    let printer = ItemPrinter()
    if request.body.count == 1, case .file(let path, isFilled: false) = request.body[0] {
      return noType + ["--data-binary", printer.quoted("@" + place(of: try values.filled(path)))]
    }
    let isMultipart =
      try type.map { try values.filled($0.value).lowercased().hasPrefix("multipart/") } ?? false
    let lines = try request.body.map { line in
      switch line {
      case .text(let text): return try values.filled(text)
      case .file(let path, let isFilled):
        let text = try values.text(ofFile: place(of: try values.filled(path)))
        return isFilled ? try values.filled(text) : text
      }
    }
    let body = lines.joined(separator: isMultipart ? "\r\n" : "\n") + (isMultipart ? "\r\n" : "")
    return noType + ["--data-raw", printer.quoted(body)]
  }

  private func place(of path: String) -> String {
    path.hasPrefix("/") || path.hasPrefix("~") || folder.isEmpty
      ? path : "\(folder)/\(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)"
  }
}

/// Why a request of a file cannot be made.
struct HTTPFileProblem: Error {
  let code: FailureCode
  let message: String
  var suggestion: String?
}

/// A header line of a file.
private struct HTTPFileHeader {
  let name: String
  let value: String

  init(_ line: String) throws {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
      throw HTTPFileProblem(code: .requestHeader, message: "expected NAME: VALUE, found \(line)")
    }
    name = line[..<colon].trimmed
    value = line[line.index(after: colon)...].trimmed
  }

  func isNamed(_ other: String) -> Bool { HeaderField(name, "").isNamed(other) }
}

extension HeaderField {
  /// Editors take `Digest user password` and answer the server's challenge with them.
  fileprivate var digestPerson: (user: String, password: String)? {
    let words = shown.split(separator: " ", maxSplits: 2).map(String.init)
    guard isNamed("Authorization"), words.count == 3, words[0].lowercased() == "digest",
      !words[1].contains("=")
    else { return nil }
    return (words[1], words[2])
  }

  /// Editors take `Basic user password` and encode it.
  fileprivate var withBasicEncoded: Secret {
    let words = shown.split(separator: " ", maxSplits: 2).map(String.init)
    guard isNamed("Authorization"), words.first?.lowercased() == "basic" else { return Secret(shown) }
    if words.count == 3 { return .basic(user: words[1], password: Secret(words[2])) }
    guard words.count == 2, let colon = words[1].firstIndex(of: ":") else { return Secret(shown) }
    let password = String(words[1][words[1].index(after: colon)...])
    return .basic(user: String(words[1][..<colon]), password: Secret(password))
  }
}

extension Context {
  /// Keeps a secret as a variable, and returns the variable's name: one that is free or holds the same already.
  fileprivate func keepSecret(_ secret: Secret, from name: String?) -> String {
    let named = Secret(secret.reveal(), name: name)
    var number = 1
    while true {
      let variable = number == 1 ? "secret" : "secret-\(number)"
      switch session.variables.values[variable] {
      case nil: session.variables.values[variable] = .secret(named)
      case .secret(let kept) where kept.reveal() == secret.reveal(): break
      default:
        number += 1
        continue
      }
      return variable
    }
  }
}
