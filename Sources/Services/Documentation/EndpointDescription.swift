public import ApusClient
internal import ApusEncodings
public import ApusJSON

/// What is known of an endpoint without asking it: its type and its documentation, put together.
public struct EndpointDescription: Sendable {
  /// One word or several: `gist create`.
  public let command: String
  public let summary: String
  public let needsToken: Bool
  public let method: HTTPMethod
  /// Behind the service's base URL, with parameters in braces: `/users/{login}`.
  public let path: String
  /// In the order in which they are typed.
  public let parameters: [EndpointParameter]
  /// What it answers with, such as `GitHub.Gist`.
  public let response: String

  /// Reads a type off. A test asks every endpoint.
  ///
  /// - Throws: what the type's `init(from:)` throws for stand-ins.
  public init<E: DocumentedEndpoint>(of type: E.Type) throws {
    let (specimen, findings) = try ParameterProbe.specimen(of: type)
    let documentation = E.documentation
    let path = PercentEncoding.decode(specimen.path.description)
    command = documentation.command
    summary = documentation.summary
    needsToken = documentation.needsToken
    method = specimen.method
    self.path = path
    response = answerName(of: E.Response.self)
    let rest: ParameterLocation = specimen.method.putsParametersInQuery ? .query : .body
    parameters = findings.map { finding in
      let known = documentation.parameters.first { $0.name == finding.key }
      let name = SnakeCase.snake(finding.key)
      return EndpointParameter(
        name: name, key: finding.key, kind: finding.kind, place: path.contains(finding.mark) ? .path : rest,
        isRequired: !finding.isOptional && known?.usual == nil, meaning: known?.meaning ?? "",
        example: known?.example ?? "", usual: known?.usual)
    }
  }

  /// The command's words.
  public var words: [Substring] { command.split(separator: " ") }

  /// A line that asks for it, with every parameter that it needs.
  public var example: String {
    let values = parameters.filter(\.isRequired).map { parameter in
      if case .map = parameter.kind { parameter.name + parameter.example } else { parameter.example }
    }
    return ([command] + values).joined(separator: " ")
  }
}

/// What an answer's type is called: `[GitHub.Repository]`; an endpoint's own response goes by the endpoint's name.
package func answerName(of type: Any.Type) -> String {
  if let list = type as? any ListType.Type { return "[\(answerName(of: list.elementType))]" }
  let parts = String(reflecting: type).split(separator: ".").dropFirst()
  return (parts.last == "Response" ? parts.dropLast() : parts).joined(separator: ".")
}

extension DocumentedEndpoint {
  /// Makes the endpoint of values, by the names its description gives them.
  ///
  /// - Throws: `JSONDecodingError` for a value that it does not take, and for one that is missing and has no usual value.
  ///   Values of other names are no error.
  public init(values: [String: JSONValue]) throws {
    let members = try EndpointDescription(of: Self.self).parameters.compactMap { parameter in
      (values[parameter.name] ?? parameter.usualValue).map { JSONValue.Member(parameter.key, $0) }
    }
    self = try DocumentDecoder().decode(Self.self, from: Array(JSONValue.object(members).text.utf8))
  }
}
