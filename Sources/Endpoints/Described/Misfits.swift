package import ApusAnswers
package import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// What does not fit its description is told, and goes its way all the same.
package struct Misfits {
  let output: Output
  let scope: EndpointScope

  package init(output: Output, scope: EndpointScope) {
    self.output = output
    self.scope = scope
  }

  /// Says what a request lacks or has wrong, a line each.
  package func note(of request: Request) {
    guard let match = scope.described(request) else { return }
    for warning in match.warnings(for: request.parts) {
      output.note(Line("not as described: \(warning)", .dim))
    }
    noteUnknownParameters(of: request, match.operation)
    noteType(of: request, match.operation)
    guard let schema = match.operation.body?.json?.schema, let bytes = request.body?.bytesInMemory,
      isCheckable(bytes.count), let document = try? JSONDocument(Array(bytes))
    else { return }
    for mismatch in schema.mismatches(in: document.root, limit: 3, isRequest: true) {
      output.note(Line("not as described: in the body \(mismatch)", .dim))
    }
  }

  /// Says that a body goes out as what the operation does not take: so it was asked for, or it cannot be made otherwise.
  private func noteType(of request: Request, _ operation: ApusOpenAPI.Operation) {
    let types = operation.body?.contents.map(\.type) ?? []
    guard let body = request.body, let sent = request.headers["Content-Type"] ?? body.contentType,
      !types.isEmpty, !types.contains(where: { MediaType.matches(sent, $0) })
    else { return }
    // Where any bytes are taken, a file may say what it is.
    if case .file = body.content, types.contains("application/octet-stream") { return }
    let taken = types.prefix(4).joined(separator: ", ") + (types.count > 4 ? ", …" : "")
    output.note(
      Line(
        "not as described: the body is \(HeaderParameters.essence(of: sent)); the operation takes \(taken)",
        .dim))
  }

  /// Says which names are only almost those that are described. Others may be meant: much is described nowhere.
  private func noteUnknownParameters(of request: Request, _ operation: ApusOpenAPI.Operation) {
    let sent = request.url.queryItems.map(\.name)
    let described = operation.parameters(in: .query).map(\.name)
    for name in sent where !described.contains(where: { name == $0 || name.hasPrefix($0 + "[") }) {
      guard let meant = nearest(to: name, among: described.filter({ !sent.contains($0) })) else { continue }
      output.note(Line("not as described: there is no query parameter `\(name)`; there is `\(meant)`", .dim))
    }
  }

  /// Says what an operation asks for, where the answer is that nobody was told who asks.
  private func noteSecurity(of record: Record) {
    guard record.exchange.response?.status == 401, let specification = scope.specification?.whole,
      let match = scope.described(record.exchange.request)
    else { return }
    for line in match.operation.securityLines(specification, in: scope) {
      output.note(Line("as described, it asks for ", .dim) + line)
    }
  }

  /// Says where a response does not fit, and shows the first place.
  package func note(of record: Record) {
    noteSecurity(of: record)
    guard let status = record.exchange.response?.status,
      let match = scope.described(record.exchange.request),
      let schema = match.operation.response(for: status)?.json?.schema, record.mayBeJSON,
      isCheckable(record.exchange.body.byteCount), let document = try? record.document()
    else { return }
    let mismatches = schema.mismatches(inAnswer: document.root, limit: 100)
    guard let first = mismatches.first else { return }
    let rest = mismatches.count - 1
    let more = rest > 0 ? "; and \(rest == 99 ? "at least 99" : "\(rest)") more" : ""
    output.note(Line("not as described: \(first)\(more)", .dim))
    if first.found != "nothing", let node = document.root.value(at: first.path) { output.note(Excerpt(node)) }
  }

  /// Checking a large body would keep the screen waiting; it is said that it is not done.
  private func isCheckable(_ size: Int) -> Bool {
    let most = 4_000_000
    if size > most {
      let sizes = "\(Units.size(size)), more than \(Units.size(most))"
      output.note(Line("not compared with its description: the body has \(sizes)", .dim))
    }
    return size <= most
  }
}

extension Node {
  /// The value at a place below this one.
  fileprivate func value(at location: Location) -> Node? {
    location.steps.reduce(self) { node, step in
      switch step {
      case .key(let key): node?[key]
      case .position(let position): node?[position]
      }
    }
  }
}

extension Request {
  /// What a description can say something about.
  fileprivate var parts: RequestParts {
    RequestParts(
      query: url.queryItems.map { ($0.name, $0.value ?? "") }, headers: headers.map { ($0.name, $0.shown) },
      hasBody: body != nil)
  }
}
