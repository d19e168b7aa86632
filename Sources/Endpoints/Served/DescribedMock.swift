internal import ApusJSON
internal import ApusLanguage
package import ApusOpenAPI
package import ApusPractice

/// Answers as a description says an API does: requests are checked, answers are its examples or samples, and what is
/// made, changed and deleted stays so.
package struct DescribedMock: MockSource {
  private let specification: Specification
  /// The path behind which the described paths are, without a slash at its end.
  package let mount: String
  private let store = MockStore()

  package init(_ specification: Specification) {
    self.specification = specification
    let path = specification.servers.first?.basePath ?? ""
    mount =
      path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map { "/" + $0 }.joined()
  }

  package func answer(_ request: MockRequest) -> MockAnswer? {
    guard let path = described(request.path) else { return directory(request) }
    if let match = match(request.method, path) { return answer(request, match, path) }
    let methods = specification.methods(matching: path).map(\.rawValue)
    guard !methods.isEmpty else { return directory(request) }
    let allowed = methods + (methods.contains("GET") ? ["HEAD"] : []) + ["OPTIONS"]
    let allow = [("Allow", allowed.joined(separator: ", "))]
    guard request.method != "OPTIONS" else { return MockAnswer(204, allow) }
    var refusal = MockAnswer.problem(
      405, "\(request.path) takes \(methods.joined(separator: ", ")), not \(request.method).")
    refusal.fields += allow
    return refusal
  }

  /// The path as the description has it; `nil` where it is not behind the mount.
  private func described(_ path: String) -> String? {
    guard path.hasPrefix(mount) else { return nil }
    let rest = path.dropFirst(mount.count)
    return rest.isEmpty ? "/" : rest.hasPrefix("/") ? String(rest) : nil
  }

  /// HEAD goes wherever GET does.
  private func match(_ method: String, _ path: String) -> OperationMatch? {
    let named = Operation.Method(rawValue: method).flatMap { specification.match($0, path) }
    return named ?? (method == "HEAD" ? specification.match(.get, path) : nil)
  }

  // MARK: One request

  private func answer(_ request: MockRequest, _ match: OperationMatch, _ path: String) -> MockAnswer {
    let writer = MockWriter(operation: match.operation, request: request)
    if let problem = MockRequestCheck(request, match, in: specification) {
      var answer =
        problem.problems.isEmpty || match.operation.response(for: problem.status) != nil
        ? writer.answer(problem.status, sentence: problem.detail)
        : MockAnswer.problem(problem.status, problem.detail, problems: problem.problems)
      answer.fields += problem.fields
      return answer
    }
    if let status = wantedStatus(request) {
      return writer.answer(status, sentence: status >= 400 ? "As asked for." : nil)
    }
    let resource = MockResource(match, path: path, in: specification)
    return resource.flatMap { answer(request, $0, writer) } ?? writer.answer(writer.successStatus)
  }

  /// `Prefer: code=404` asks for another answer than success.
  private func wantedStatus(_ request: MockRequest) -> Int? {
    let wishes =
      request.field("Prefer")?.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\"" } } ?? []
    let code = wishes.first { $0.hasPrefix("code=") || $0.hasPrefix("status=") }?.split(separator: "=").last
    return code.flatMap { Int($0) }.flatMap { (200...599).contains($0) ? $0 : nil }
  }

  private func answer(_ request: MockRequest, _ resource: MockResource, _ writer: MockWriter) -> MockAnswer? {
    let things = MockThings(resource, in: store)
    switch resource.role {
    case .list: return things.page(request).map { writer.answer(writer.successStatus, value: $0) }
    case .create:
      guard
        let made = things.add(MockBody.value(of: request, as: writer.operation.body?.contents.first?.schema))
      else { return nil }
      var answer = writer.answer(writer.successStatus, value: things.shown(made, in: writer.operation))
      if answer.status == 201 {
        answer.fields.removeAll { $0.name.lowercased() == "location" }
        answer.fields.append(("Location", mount + resource.path(of: made.id)))
      }
      return answer
    case .read, .replace, .change, .remove:
      guard let id = resource.id else { return nil }
      let body = MockBody.value(of: request, as: writer.operation.body?.contents.first?.schema)
      guard let thing = things.apply(resource.role, body, to: id) else {
        return writer.answer(404, sentence: "There is no \(id) in \(mount + resource.list); \(things.names).")
      }
      let status = writer.successStatus
      return writer.answer(status, value: status == 204 ? nil : things.shown(thing, in: writer.operation))
    }
  }

  // MARK: What there is

  /// The description itself, and a list of what it has, where it leaves those paths free.
  private func directory(_ request: MockRequest) -> MockAnswer? {
    guard request.method == "GET" || request.method == "HEAD" else { return nil }
    switch request.path {
    case Self.descriptionPath:
      return MockAnswer(200, type: "application/json", Array(specification.text(servedAt: mount).utf8))
    case "/", mount, mount + "/":
      let lines = specification.operations.prefix(500).map {
        JSONValue.string("\($0.method) \(mount)\($0.path)")
      }
      var answer = MockWriter.json(
        200,
        [
          "title": .string(specification.title), "description": .string(Self.descriptionPath),
          "operations": .array(Array(lines)),
        ])
      answer.fields.append(("Link", "<\(Self.descriptionPath)>; rel=\"service-desc\""))
      return answer
    default: return nil
    }
  }

  package static let descriptionPath = "/openapi.json"

  package func nearest(to request: MockRequest) -> String? {
    let behind = described(request.path)
    if behind == nil, let operation = match(request.method, request.path)?.operation {
      return "\(operation.method) \(mount)\(operation.path), as the API is behind \(mount)"
    }
    return ApusLanguage.nearest(to: behind ?? request.path, among: specification.operations.map(\.path)).map {
      mount + $0
    }
  }
}
