internal import ApusGraphQL
internal import ApusJSON

/// What a request asks in GraphQL: JSON, or parts of a form that bring files.
struct GraphQuestion {
  let document: GraphQLDocument
  let operation: GraphQLOperation
  let variables: [JSONValue.Member]

  /// What the server says instead of an answer.
  struct Refusal: Error {
    var errors: [JSONValue]

    init(_ errors: [JSONValue]) { self.errors = errors }
    init(_ message: String) { errors = [["message": .string(message)]] }
  }

  init(_ call: Call, _ schema: GraphQLSchema) throws(Refusal) {
    try self.init(asking: Self.body(call), schema)
  }

  /// - Parameter body: `query`, and `operationName` and `variables` where there are some.
  init(asking body: JSONValue, _ schema: GraphQLSchema) throws(Refusal) {
    guard case .string(let text)? = body["query"] else { throw Refusal("the body has no query") }
    do throws(GraphQLSyntaxError) {
      document = try GraphQLDocument(text)
    } catch {
      throw Refusal([
        Self.error("syntax error: expected \(error.expected), found \(error.found)", at: error.position)
      ])
    }
    let problems = GraphQLValidation(document, schema: schema).problems
    guard problems.isEmpty else {
      let bytes = Array(text.utf8)[...]
      throw Refusal(
        problems.prefix(10).map { problem in
          let hint = problem.suggestion.map { "; did you mean \($0)?" } ?? ""
          return Self.error(problem.message + hint, at: Position(of: problem.range.lowerBound, in: bytes))
        })
    }
    let name: String? = if case .string(let name)? = body["operationName"] { name } else { nil }
    guard let operation = document.operation(named: name) else {
      throw Refusal(name.map { "there is no operation \($0)" } ?? "operationName says which of them is meant")
    }
    self.operation = operation
    variables = if case .object(let members)? = body["variables"] { members } else { [] }
    let wrong = GraphQLVariableValues(operation, schema: schema).problems(
      variables.filter { member in operation.variables.contains { $0.name.text == member.key } })
    guard wrong.isEmpty else { throw Refusal(wrong.map { ["message": .string($0.message)] }) }
  }

  private static func error(_ message: String, at place: Position) -> JSONValue {
    [
      "message": .string(message),
      "locations": [["line": .number(place.line), "column": .number(place.column)]],
    ]
  }

  // MARK: Bodies

  private static func body(_ call: Call) throws(Refusal) -> JSONValue {
    let type = call.header("Content-Type") ?? ""
    let bytes = call.request.body.bytes
    guard type.lowercased().hasPrefix("multipart/form-data") else {
      guard let body = json(bytes) else { throw Refusal("the body is not JSON") }
      return body
    }
    guard let parts = Multipart.parts(of: bytes, contentType: type),
      let operations = parts.first(where: { $0.name == "operations" }), var body = json(operations.bytes),
      let map = parts.first(where: { $0.name == "map" }), case .object(let places)? = json(map.bytes)
    else { throw Refusal("the form has no operations and map") }
    for place in places {
      guard let part = parts.first(where: { $0.name == place.key }), case .array(let paths) = place.value
      else {
        throw Refusal("the form has no part \(place.key)")
      }
      let file: JSONValue = [
        "name": part.filename.map { .string($0) } ?? nil, "type": part.type.map { .string($0) } ?? nil,
        "bytes": .number(part.bytes.count),
      ]
      for case .string(let path) in paths {
        body.set(file, at: path.split(separator: ".").map(String.init)[...])
      }
    }
    return body
  }

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    (try? JSONDocument(bytes).root).flatMap { try? DocumentDecoder().decode(JSONValue.self, from: $0) }
  }
}

extension JSONValue {
  /// Puts a value where a path of names leads, as far as there is one.
  fileprivate mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let first = path.first else {
      self = value
      return
    }
    switch self {
    case .object(var members):
      guard let place = members.firstIndex(where: { $0.key == first }) else { return }
      members[place].value.set(value, at: path.dropFirst())
      self = .object(members)
    case .array(var values):
      guard let place = Int(first), values.indices.contains(place) else { return }
      values[place].set(value, at: path.dropFirst())
      self = .array(values)
    default: return
    }
  }
}
