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

  /// A value of a kind that is read from a text when the program runs, the plainest of its kind where the text is none;
  /// `nil` for a kind that no text is read as.
  static func value(_ kind: DataModel.Kind, readFrom text: Expression) -> Expression? {
    func read(_ type: String, label: String = "", else other: String) -> Expression {
      .either(.call(type, [.init(label, text)]), else: .plain(other))
    }
    switch kind {
    case .text: return text
    case .any: return .call(".string", [.init("", text)])
    case .boolean: return read("Bool", else: "false")
    case .integer: return read("Int", else: "0")
    case .wideInteger: return read("Int128", else: "0")
    case .number: return read("Double", else: "0")
    case .identifier: return read("UUID", label: "uuidString", else: "UUID()")
    case .moment: return SampleValue.moment(nil)
    case .enumeration(let enumeration): return .plain("." + enumeration.caseName(of: ""))
    case .optional(let some): return value(some, readFrom: text)
    case .array(let element): return value(element, readFrom: text).map { .array([$0]) }
    case .map: return .dictionary([])
    case .object, .variants, .reference, .indirect: return nil
    }
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
