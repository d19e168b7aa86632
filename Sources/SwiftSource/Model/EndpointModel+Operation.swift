internal import ApusEncodings
internal import ApusJSON
package import ApusOpenAPI

extension EndpointModel {
  /// An endpoint as it is described. A base URL that is relative, or missing, has to be given.
  package init(_ operation: Operation, of specification: Specification, baseURL: String? = nil) {
    var reader = ModelReader()
    self.init(operation, of: specification, baseURL: baseURL, reading: &reader)
    // A sample of its use sends what the description has as an example, or the plainest that fits.
    if case .json(let model, _, let isOptional) = body, let sample = operation.body?.json?.sample() {
      body = .json(model, sample: (try? JSONDocument(sample.text))?.root, isOptional: isOptional)
    }
  }

  /// Takes values for the parts of its path, for a sample of its use.
  package mutating func take(_ values: [OperationMatch.PathValue]) {
    path = path.map { part in
      guard case .input(var input) = part, let value = values.first(where: { $0.name == input.key }) else {
        return part
      }
      input.argument = input.argument(standing: value.written)
      return .input(input)
    }
  }

  init(
    _ operation: Operation, of specification: Specification, baseURL: String? = nil,
    reading reader: inout ModelReader
  ) {
    self.init(
      name: operation.id ?? "\(operation.method.rawValue.lowercased()) \(operation.path)",
      service: SwiftName.service(specification.title),
      baseURL: baseURL ?? specification.servers.first?.url ?? "http://localhost",
      method: operation.method.rawValue, path: [])
    summary = operation.summary ?? operation.summaryInFull
    isDeprecated = operation.isDeprecated
    if let more = operation.summaryInFull, more != summary { remarks.append(more) }
    remarks.append("`\(operation.method.rawValue) \(operation.path)`")
    let parameters = operation.parameters
    path = Self.path(operation.path, parameters.filter { $0.place == .path })
    query = DescribedInputs.inputs(parameters.filter { $0.place == .query })
    headers = DescribedInputs.inputs(Self.headers(parameters))
    cookies = DescribedInputs.inputs(parameters.filter { $0.place == .cookie })
    body = Self.body(of: operation, &reader)
    answer = Self.answer(of: operation, &reader)
    failure = operation.failure?.json?.schema.map { reader.model(of: $0) }
    failures = Self.failures(of: operation, &reader)
  }

  /// Those that are a request's own: the description's words for what any client sends by itself are none of them.
  static func headers(_ parameters: [Parameter]) -> [Parameter] {
    parameters.filter {
      $0.place == .header && !["accept", "content-type", "authorization"].contains($0.name.lowercased())
    }
  }

  static func path(_ template: String, _ parameters: [Parameter]) -> [PathPart] {
    PathSegment.segments(of: template).flatMap { segment in
      [.text("/")]
        + PathSegment(segment).pieces.map { piece in
          switch piece {
          case .text(let text): .text(text)
          case .parameter(let name):
            .input(
              parameters.first { $0.name == name }.flatMap { DescribedInputs.inputs([$0]).first }
                ?? Input(name))
          }
        }
    }
  }

  private static func body(of operation: Operation, _ reader: inout ModelReader) -> Body {
    guard let described = operation.body, let content = described.json ?? described.contents.first else {
      return .none
    }
    if content.isJSON {
      return .json(reader.model(of: content.schema), isOptional: !described.isRequired)
    }
    let type = HeaderParameters.essence(of: content.type)
    switch type {
    case "application/x-www-form-urlencoded":
      let fields = DescribedInputs.fields(of: content, operation)
      return fields.isEmpty ? .bytes(type: content.type) : .form(fields)
    case "multipart/form-data":
      let parts = DescribedInputs.parts(of: content, operation)
      return parts.isEmpty ? .bytes(type: content.type) : .parts(parts)
    default: return .bytes(type: content.type)
    }
  }

  /// A success may have nothing beside one that has a value.
  private static func answer(of operation: Operation, _ reader: inout ModelReader) -> Answer {
    guard let success = operation.success else { return .nothing }
    if let content = success.json {
      let model = reader.model(of: content.schema)
      let mayBeNothing = operation.responses.contains { $0.isSuccess && $0.contents.isEmpty }
      return .json(mayBeNothing ? model.orNothing : model)
    }
    guard let type = success.contents.first?.type else { return .nothing }
    return success.contents.count == 1 && type.lowercased().hasPrefix("text/") ? .text : .bytes
  }

  private static func failures(of operation: Operation, _ reader: inout ModelReader) -> [Failure] {
    operation.responses.compactMap { response in
      let isError = response.status == "default" || response.status.first.map("45".contains) ?? false
      guard isError else { return nil }
      let schema = response.json?.schema
      return Failure(
        status: response.status.uppercased() == "DEFAULT" ? "default" : response.status.uppercased(),
        model: schema.map { reader.model(of: $0) }, identity: schema?.identity, summary: response.summary)
    }
  }
}
