internal import ApusClient
internal import ApusJSON
package import ApusLanguage
package import ApusOpenAPI

/// The operation that a line of words is about to ask for, as far as the line says.
package struct DescribedLine {
  package let match: OperationMatch
  /// The words behind the method, but for the path.
  private let words: [Word]
  /// Parameters and fields that requests for it had, and that are not described, each with its separator.
  private let seen: [(name: String, separator: String)]

  /// - Parameter words: the method and what follows it.
  package init?(_ words: [Word], in scope: EndpointScope) {
    guard let verb = words.first, let method = HTTPMethod(verb.text.uppercased()) else { return nil }
    let rest = Array(words.dropFirst())
    guard let place = RequestLine.placeOfURL(in: rest), let word = rest.first(where: { $0.range == place }),
      let match = scope.described(method, word.text)
    else { return nil }
    self.match = match
    self.words = rest.filter { $0.range != place }
    seen =
      scope.seenParameters(of: match.operation).map { ($0, "==") }
      + scope.seenFields(of: match.operation).map { ($0, "=") }
  }

  /// Parameters and fields that are not given yet, those that are required first.
  package func candidates(typed: String) -> [(text: String, meaning: String)] {
    let given = Set(words.compactMap { Item($0)?.name.shown.lowercased() })
    let all = parameters.filter { !given.contains($0.name.lowercased()) }
    if let chosen = all.first(where: { typed.hasPrefix($0.name + $0.separator) && !$0.values.isEmpty }) {
      return chosen.values.map { value in
        (chosen.name + chosen.separator + value, value == chosen.words.usual ? "unless said otherwise" : "")
      }
    }
    let sorted = all.filter(\.words.isRequired) + all.filter { !$0.words.isRequired }
    return sorted.map { ($0.name + $0.separator, $0.words.line) }
      + seen.filter { !given.contains($0.name.lowercased()) }.map { ($0.name + $0.separator, SeenView.mark) }
  }

  private struct Input {
    let name: String
    let separator: String
    let words: ParameterWords
    let values: [String]
  }

  private var parameters: [Input] {
    let operation = match.operation
    let fields = operation.bodyFields.map { field in
      let isText = field.schema.kinds.allSatisfy { $0 == .string } && !field.schema.kinds.isEmpty
      return Input(
        name: ItemPrinter.name(ofKey: field.name),
        separator: field.schema.isFile && operation.body?.json == nil
          ? "@" : isText || operation.body?.json == nil ? "=" : ":=",
        words: ParameterWords(field),
        values: field.schema.kinds.contains(.array) ? [] : field.schema.choicesOfText)
    }
    return inputs(.query, "==") + fields + inputs(.header, ":")
  }

  private func inputs(_ place: ParameterLocation, _ separator: String) -> [Input] {
    match.operation.parameters(in: place).map { parameter in
      Input(
        name: parameter.name, separator: separator, words: ParameterWords(parameter),
        values: parameter.schema.choicesOfText)
    }
  }
}

extension ApusOpenAPI.Operation {
  /// The fields of its body that a request has: of JSON, or else of a form.
  var bodyFields: [SchemaField] {
    guard let body else { return [] }
    let content = body.json ?? body.contents.first(where: \.isForm) ?? body.contents.first
    return (content?.schema?.fields ?? []).filter { !$0.schema.isReadOnly }
  }
}
