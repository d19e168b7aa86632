internal import ApusEncodings

/// A route as OpenAPI writes it: an operation for each method that is worth describing.
struct RouteOperation {
  private let route: Route
  private let tag: String
  private let example: ExampleAnswer?

  init(_ route: Route, tag: String) {
    self.route = route
    self.tag = tag
    example = route.description.tellsFromExample ? ExampleAnswer(route) : nil
  }

  var operations: [(String, JSONText)] {
    route.describedMethods.map { ($0.lowercased(), operation($0)) }
  }

  /// The named schemas that the operations refer to.
  var components: [(name: String, json: JSONText)] {
    let description = route.description
    return description.parameters.flatMap(\.schema.components) + (description.body?.components ?? [])
      + description.answers.flatMap { $0.schema?.components ?? [] }
  }

  private func operation(_ method: String) -> JSONText {
    var members: [(String, JSONText)] = [
      ("operationId", .string(identifier(method))), ("summary", .string(route.summary)),
      ("tags", [.string(tag)]),
    ]
    if route.description.needsToken { members.append(("security", [["token": []]])) }
    let parameters = self.parameters
    if !parameters.isEmpty { members.append(("parameters", .array(parameters.map(\.json)))) }
    if method != "GET", let body = route.description.body { members.append(("requestBody", request(body))) }
    members.append(("responses", responses))
    return .object(members)
  }

  /// `getGithubUsersLogin`: the method and the words of the path.
  private func identifier(_ method: String) -> String {
    let words = route.pattern.template.split { !$0.isLetter && !$0.isNumber }
    let path = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return method.lowercased() + (path.isEmpty ? "Directory" : path)
  }

  /// Those of the path first, described or not.
  private var parameters: [Parameter] {
    let described = route.description.parameters
    let path = route.pattern.names.map { name in
      described.first { $0.place == .path && $0.name == name }
        ?? Parameter.path(name, .text, "A part of the path.")
    }
    return path + described.filter { $0.place != .path }
  }

  private func request(_ body: Schema) -> JSONText {
    let example = route.exampleBody.map { [("example", JSONText.raw($0))] }
    let content = JSONText.object([("schema", body.json)]).adding(example ?? [])
    return ["required": true, "content": ["application/json": content]]
  }

  private var responses: JSONText {
    var answers = route.description.answers
    if let example, !answers.contains(where: { $0.status == example.status }) {
      let schema = example.json.map { Schema(covering: [$0]) }
      answers.insert(RouteDescription.Answer(status: example.status) { schema }, at: 0)
    }
    return .object(answers.sorted { $0.status < $1.status }.map { (String($0.status), response($0)) })
  }

  private func response(_ answer: RouteDescription.Answer) -> JSONText {
    let description = JSONText.object([("description", .string(reasonPhrase(answer.status)))])
    guard answer.status == example?.status else {
      guard let schema = answer.schema else { return description }
      return description.adding([("content", ["application/json": ["schema": schema.json]])])
    }
    guard let type = example?.type.map({ HeaderParameters.essence(of: $0) }) else { return description }
    var content: [(String, JSONText)] = [
      ("schema", answer.schema?.json ?? Schema.ofBodies(type).json)
    ]
    if let json = example?.json { content.append(("example", json)) }
    return description.adding([("content", .object([(type, .object(content))]))])
  }
}
