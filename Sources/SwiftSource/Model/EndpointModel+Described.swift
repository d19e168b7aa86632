package import ApusJSON
package import ApusOpenAPI

extension EndpointModel {
  /// Says what a description says of the endpoint: names, types, enums and words, with the values that were sent.
  /// What is not described stays as it was seen.
  ///
  /// - Parameters:
  ///   - seen: what the successes have in common; what was missing or null in them is optional.
  ///   - sentQuery: the query as it stood in the URL.
  package mutating func adopt(_ match: OperationMatch, seen: JSONShape?, sentQuery: String = "") {
    let operation = match.operation
    name = operation.id ?? name
    summary = operation.summary ?? operation.summaryInFull
    let parameters = operation.parameters
    let values = Dictionary(match.values.map { ($0.name, $0.written) }) { first, _ in first }
    path = Self.path(operation.path, parameters.filter { $0.place == .path }).map { part in
      guard case .input(var input) = part else { return part }
      input.argument = values[input.key].map { input.argument(standing: $0) }
      return .input(input)
    }
    query = Self.joined(
      DescribedInputs.inputs(parameters.filter { $0.place == .query }), query, as: sentQuery)
    let sent = Set((constants + serviceConstants).map { $0.name.lowercased() })
    headers = DescribedInputs.inputs(Self.headers(parameters).filter { !sent.contains($0.name.lowercased()) })
    if !sent.contains("cookie") {
      cookies = DescribedInputs.inputs(parameters.filter { $0.place == .cookie })
    }
    if case .json(_, let sample, _) = body, let schema = operation.body?.json?.schema {
      body = .json(DataModel(schema), sample: sample)
    }
    if case .json = answer, let schema = operation.success?.json?.schema {
      let described = DataModel(schema)
      answer = .json(seen.map { described.loosened(by: $0) } ?? described)
    }
    failure = operation.failure?.json?.schema.map { DataModel($0) } ?? failure
  }

  /// What is described, with what was sent, and then what was sent beside it.
  private static func joined(_ described: [Input], _ sent: [Input], as query: String) -> [Input] {
    described.map { input in
      var input = input
      input.argument = input.argument(in: sent.first { $0.key == input.item }?.argument, of: query)
      if !input.takesItsArgument { input.kind = input.kind.isOptional ? .optional(.text) : .text }
      return input
    } + sent.filter { item in !described.contains { $0.item == item.key } }
  }
}
