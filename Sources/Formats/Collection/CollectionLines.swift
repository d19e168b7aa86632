@_spi(Secrets) internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusRedaction

/// A collection as lines that are typed here, secrets as a saved session has them: `{{secret:NAME}}`.
package struct CollectionLines {
  /// What gives the variables their values.
  package private(set) var settings: [String] = []
  package private(set) var requests: [Request] = []
  /// The secrets' names, as the environment has them.
  package private(set) var secrets: [String] = []

  package struct Request: Sendable {
    package let title: String
    package let lines: [String]
    /// Why it is not sent, and what of it cannot be said in lines.
    package let notes: [String]
  }

  private let secretNames: Set<String>

  /// - Parameter environment: whose values count; `nil` for none but those of all.
  package init(_ collection: RequestCollection, environment: String?) {
    var variables = collection.variables
    for chosen in collection.environments where chosen.name == environment {
      let names = Set(chosen.variables.map(\.name))
      variables = variables.filter { !names.contains($0.name) } + chosen.variables
    }
    secretNames = Set(variables.filter(\.isSecret).map(\.name))
    for variable in Self.inOrder(variables) where !variable.isSecret {
      if let value = word(variable.value) { settings.append("let \(variable.name) = \(value)") }
    }
    requests = collection.requests.map(request)
    let text = (settings + requests.flatMap(\.lines)).joined(separator: "\n")
    secrets = SecretPlaceholder.names(in: text)
  }

  /// A variable comes after those that it is made of.
  private static func inOrder(_ variables: [CollectedVariable]) -> [CollectedVariable] {
    var result: [CollectedVariable] = []
    var rest = variables
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.name))
      let ready = rest.filter { variable in
        HTTPFileText(variable.value).pieces.allSatisfy {
          if case .hole(let name) = $0 { !waiting.contains(name) } else { true }
        }
      }
      // Those that are made of each other have no value.
      if ready.isEmpty { break }
      result += ready
      rest.removeAll { variable in ready.contains(variable) }
    }
    return result
  }

  // MARK: A request

  private func request(_ request: CollectedRequest) -> Request {
    if let refusal = request.refusal {
      return Request(title: request.title, lines: [], notes: ["left out: \(refusal)"])
    }
    guard let line = line(of: request) else {
      return Request(
        title: request.title, lines: [],
        notes: ["left out: it needs a value that only a .http file makes anew"])
    }
    var lines = [line]
    var notes: [String] = []
    for check in request.checks {
      if let text = CheckLine(promised: check)?.text {
        lines.append("expect \(text)")
      } else {
        notes.append("left out: a check of line \(check.line)")
      }
    }
    for capture in request.captures {
      switch capture.source {
      case .json(let path): lines.append("let \(capture.name) = \(CheckLine.typed(path))")
      case .header(let name): lines.append("let \(capture.name) = header \(name)")
      case .status: lines.append("let \(capture.name) = status")
      case .body, .cookie, .duration:
        notes.append("left out: the variable \(capture.name) of line \(capture.line)")
      }
    }
    return Request(title: request.title, lines: lines, notes: notes)
  }

  private func line(of request: CollectedRequest) -> String? {
    var plain = request
    plain.auth = .none
    var words: [String?] = ["send", request.method]
    if case .query = request.auth { plain.auth = request.auth }
    if case .header = request.auth { plain.auth = request.auth }
    let http = CollectedHTTPRequest(plain)
    words.append(word(String(http.start.dropFirst(request.method.count + 1))))
    if http.start.contains("/.") { words.append("--path-as-is") }
    if request.followsRedirects { words.append("--follow") }
    if let timeout = request.timeout { words += ["--timeout", timeout] }
    words += auth(request.auth)
    let headers = http.headers.filter { !HeaderField(name: $0.name, value: "").isNamed("X-Request-Type") }
    if !headers.contains(where: { HeaderField(name: $0.name, value: "").isNamed("Accept") }) {
      words += ["-H", "Accept:"]
    }
    for header in headers {
      if case .multipart = request.body, HeaderField(name: header.name, value: "").isNamed("Content-Type") {
        continue
      }
      words += ["-H", word(header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)")]
    }
    words += body(
      request.body,
      hasType: headers.contains { HeaderField(name: $0.name, value: "").isNamed("Content-Type") })
    let said = words.compactMap { $0 }
    return said.count == words.count ? said.joined(separator: " ") : nil
  }

  private func auth(_ auth: CollectedAuth) -> [String?] {
    switch auth {
    case .login(let scheme, let user, let password):
      ["-A", scheme.name, "-a", word("\(user):\(password)")]
    case .none, .header, .query: []
    }
  }

  private func body(_ body: CollectedBody, hasType: Bool) -> [String?] {
    let noType = hasType ? [] : ["-H", "Content-Type:"]
    switch body {
    case .none: return []
    case .text(let text, _): return noType + ["--data-raw", word(text)]
    case .form(let pairs):
      return pairs.flatMap {
        ["--data-urlencode", word("\(PercentEncoding.encode($0.name, for: .form))=\($0.value)")]
      }
    case .multipart(let parts): return ["--multipart"] + parts.map(part)
    case .file(let path, _): return noType + ["--data-binary", word("@" + path)]
    case .graphQL(let query, let variables):
      let lines =
        query.components(of: "\n") + (variables.trimmed.isEmpty ? [] : [""] + variables.components(of: "\n"))
      // With a variable in them they may be no JSON before it has a value.
      if !variables.trimmed.isEmpty, (try? JSONDocument(variables)) == nil { return [nil] }
      return ["--data-raw", word(GraphQLBody.text(lines))]
    }
  }

  /// An item that makes a part; `nil` where none does.
  private func part(_ part: CollectedPart) -> String? {
    switch part.content {
    case .text(let text): part.type == nil ? item(.string, part.name, text) : nil
    case .file(let path):
      path.contains(";") ? nil : item(.upload, part.name, path + (part.type.map { ";type=\($0)" } ?? ""))
    }
  }

  private func item(_ separator: Item.Separator, _ name: String, _ value: String) -> String? {
    guard let name = template(name), let value = template(value) else { return nil }
    return ItemPrinter().print(Item(separator, name: name, value: value, range: 0..<0, separatorRange: 0..<0))
  }

  /// A text with its variables; `nil` where it has a value that no line makes.
  private func template(_ text: String) -> Template? {
    var result = Template("")
    for piece in HTTPFileText(text).pieces {
      switch piece {
      case .hole(let name) where name.hasPrefix("$"): return nil
      case .hole(let name):
        guard let hole = Words(hole(name)).words.first?.template else { return nil }
        result = result + hole
      case .unclosed(let rest): result = result + Template("{{" + rest)
      case .text(let text): result = result + Template(text)
      }
    }
    return result
  }

  private func hole(_ name: String) -> String {
    secretNames.contains(name) ? SecretPlaceholder.text(VariableName.of(name)) : "{{\(name)}}"
  }

  // MARK: Words

  /// A word with its variables; `nil` where it has a value that no line makes.
  private func word(_ text: String) -> String? {
    var pieces: [String] = []
    let printer = ItemPrinter()
    for piece in HTTPFileText(text).pieces {
      switch piece {
      case .hole(let name) where name.hasPrefix("$"): return nil
      case .hole(let name): pieces.append(hole(name))
      case .unclosed(let rest): pieces.append(printer.quoted("{{" + rest))
      case .text(let text): pieces.append(printer.quoted(text))
      }
    }
    return pieces.isEmpty ? "''" : pieces.joined()
  }
}
