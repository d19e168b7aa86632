/// What a description says of the query of an operation, as far as pages go.
package struct DescribedQuery: Sendable {
  let names: Set<String>
  /// Those that are numbers and have a usual value.
  let usualNumbers: [String: Int]

  package init(_ parameters: [(name: String, usual: Int?)]) {
    names = Set(parameters.map(\.name))
    usualNumbers = Dictionary(
      parameters.compactMap { parameter in parameter.usual.map { (parameter.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
