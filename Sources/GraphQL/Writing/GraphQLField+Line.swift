extension GraphQLField {
  /// Its type, and what it is in one line.
  package var line: String {
    let words = deprecation == nil ? meaning.firstLine : "out of use: " + (deprecation ?? "").firstLine
    return words.isEmpty ? "\(type)" : "\(type) · \(words)"
  }

  /// As a schema writes it: `repository(owner: String!, name: String!): Repository`.
  package var signature: String {
    let inputs = arguments.map(\.signature).joined(separator: ", ")
    return "\(name)\(inputs.isEmpty ? "" : "(\(inputs))"): \(type)"
  }
}

extension GraphQLInput {
  /// Its type, whether it is needed, and what it is in one line.
  package var line: String {
    let words = deprecation == nil ? meaning.firstLine : "out of use: " + (deprecation ?? "").firstLine
    let kind = usual.map { "\(type) = \($0)" } ?? "\(type)"
    return words.isEmpty ? kind : "\(kind) · \(words)"
  }

  package var signature: String { "\(name): \(type)\(usual.map { " = \($0)" } ?? "")" }
}

extension String {
  /// Up to the first line break or the end of the first sentence.
  package var firstLine: String {
    let line = String(prefix { !$0.isNewline })
    guard let end = line.firstRange(of: ". ") else {
      return line.hasSuffix(".") ? String(line.dropLast()) : line
    }
    return String(line[..<end.lowerBound])
  }
}
