internal import ApusClient
internal import ApusJSON
package import ApusLanguage
package import ApusServices
package import ApusSystem

extension EndpointLine {
  /// The endpoint with the line's values in it.
  package func made<E: DocumentedEndpoint>(
    _ type: E.Type, with variables: Variables, _ files: FileReader
  ) throws -> E {
    let values = try values(with: variables, files)
    do {
      return try E(values: values)
    } catch let failure as JSONDecodingError {
      let name = failure.codingPath.first?.stringValue
      let guilty = arguments.first { $0.parameter.key == name }
      throw LineProblem(
        .requestParameter, failure.detail ?? "expected \(failure.expected), found \(failure.found)",
        at: guilty?.value.range ?? range, try: "help \(service.name) \(endpoint.command)")
    }
  }

  private func values(
    with variables: Variables, _ files: FileReader
  ) throws(LineProblem) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for argument in arguments {
      let name = argument.parameter.name
      let value = try value(of: argument, with: variables, files)
      switch (argument.parameter.kind, argument.key) {
      case (.list, _) where argument.form == .text || argument.form == .textFile:
        values[name] = .array((values[name]?.elements ?? []) + [value])
      case (.map, let key?):
        let key = try key.filled(from: variables).visible(in: "a name")
        values[name] = .object((values[name]?.members ?? []) + [JSONValue.Member(key, value)])
      default:
        values[name] = value
      }
    }
    return values
  }

  private func value(
    of argument: EndpointArgument, with variables: Variables, _ files: FileReader
  ) throws(LineProblem) -> JSONValue {
    let range = argument.value.range
    switch argument.form {
    case .json:
      let text = try argument.value.filledAsJSON(from: variables).visible(in: "a parameter")
      return try json(text, argument, at: range)
    case .text:
      let text = try argument.value.filled(from: variables).visible(in: "a parameter")
      return try value(of: text, argument, at: range)
    case .textFile, .jsonFile:
      let path = try argument.value.filled(from: variables).visible(in: "a file's name")
      let text = String(
        decoding: try files.contents(ofFile: path, at: range), as: UTF8.self)
      return argument.form == .jsonFile
        ? try json(text, argument, at: range) : try value(of: text, argument, at: range)
    }
  }

  private func value(
    of text: String, _ argument: EndpointArgument, at range: Range<Int>
  ) throws(LineProblem) -> JSONValue {
    let parameter = argument.parameter
    if let value = parameter.kind.value(of: text) { return value }
    var suggestion = parameter.example
    if case .choice(let choices) = parameter.kind, let meant = nearest(to: text, among: choices) {
      suggestion = meant
    }
    throw LineProblem(
      .requestParameter, "\(parameter.name) takes \(parameter.kind.description), not \(text)", at: range,
      tryInstead: suggestion)
  }

  private func json(
    _ text: String, _ argument: EndpointArgument, at range: Range<Int>
  ) throws(LineProblem) -> JSONValue {
    if let value = EndpointParameter.Kind.json.value(of: text) { return value }
    throw LineProblem(
      .requestParameter, "\(argument.parameter.name) is said to be JSON and is not", at: range,
      tryInstead: argument.parameter.example)
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  fileprivate var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}
