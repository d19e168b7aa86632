internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusSurroundings

extension HTTPFileValues {
  /// `login.response.body.$.token`, `login.response.headers.Location`, `login.request.headers.X`.
  func part(of reference: String) throws -> VariableValue {
    if let value = try ofKept(reference) { return value }
    let steps = reference.split(separator: ".", maxSplits: 3).map(String.init)
    let isName = exchanges[steps[0]] != nil || file.requests.contains { $0.name == steps[0] }
    if isOffline, isName, exchanges[steps[0]] == nil { return .text("{{\(reference)}}") }
    guard isName || steps.count >= 3 && ["request", "response"].contains(steps[1]) else {
      throw unknown(reference)
    }
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

  /// `user.name` of a value that was kept; `login.token` of the answer to a named request, as httpYac writes it.
  private func ofKept(_ reference: String) throws -> VariableValue? {
    let steps = reference.split(separator: ".", maxSplits: 1).map(String.init)
    guard steps.count == 2 else { return nil }
    if case .json(let node)? = kept[steps[0]] {
      return try value(at: steps[1], in: Array(node.bytes), reference)
    }
    guard let exchange = exchanges[steps[0]], !steps[1].hasPrefix("request."),
      !steps[1].hasPrefix("response.")
    else { return nil }
    return try value(at: steps[1], in: exchange.text.bytes, reference)
  }

  private func value(at path: String, in bytes: [UInt8], _ reference: String) throws -> VariableValue {
    do {
      let wanted = try JSONPath(path.hasPrefix("$") ? path : "." + path)
      var matches = wanted.matches(in: try JSONDocument(oneOrMore: bytes).root, limit: Effort.usualLimit)
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
