internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusRedaction

extension Expression {
  /// A text in which secrets read `{{secret:NAME}}`: these are read from the environment.
  static func text(redacted: String) -> Expression {
    var parts: [Expression] = []
    var rest = redacted[...]
    func add(_ text: Substring) {
      if !text.isEmpty { parts.append(.plain(SourceText.literal(String(text)))) }
    }
    while let start = rest.place(of: "{{" + SecretPlaceholder.prefix),
      let end = rest[start.upperBound...].place(of: "}}")
    {
      add(rest[..<start.lowerBound])
      parts.append(.environment(VariableName.of(String(rest[start.upperBound..<end.lowerBound]))))
      rest = rest[end.upperBound...]
    }
    add(rest)
    return parts.count > 1 ? .joined(parts) : parts.first ?? .plain(SourceText.literal(""))
  }

  /// What makes the bytes of a text in which secrets read `{{secret:NAME}}`.
  static func bytes(_ type: String, redacted: String) -> Expression {
    let text = Expression.text(redacted: redacted)
    // On one line, however long.
    if case .plain(let literal) = text { return .plain("\(type)(\(literal).utf8)") }
    return .call(type, [.init("", .utf8(text))])
  }

  /// A text of a value in JSON, without the secrets that are written in it.
  static func text(of node: Node?) -> Expression {
    let text = node?.string ?? ""
    guard text.utf8.contains(where: { ":=".utf8.contains($0) }), let node else {
      return .plain(SourceText.literal(text))
    }
    var redactor = Redactor()
    let isQuery = node.path.steps.last == .key("query")
    let redacted =
      isQuery
      ? String(decoding: redactor.redact(graphQL: Array(text.utf8)), as: UTF8.self)
      : redactor.redact(value: text)
    return redacted == text ? .plain(SourceText.literal(text)) : .text(redacted: redacted)
  }
}
