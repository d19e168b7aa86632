/// An expression of source, laid out on as many lines as it takes.
indirect enum Expression: Sendable {
  struct Argument: Sendable {
    let label: String
    let value: Expression

    init(_ label: String, _ value: Expression) {
      self.label = label
      self.value = value
    }

    fileprivate var head: String { label.isEmpty ? "" : "\(SwiftName.label(label)): " }
  }

  case plain(String)
  /// `Name(label: value)`
  case call(String, [Argument])
  case array([Expression])
  case dictionary([(key: Expression, value: Expression)])
  /// A variable of the environment, where secrets are.
  case environment(String)
  /// Texts, one after the other.
  case joined([Expression])
  /// The bytes of a text.
  case utf8(Expression)
  /// A value that may be missing, and what stands for it then.
  case either(Expression, else: Expression)

  /// The lines of `head expression tail`: one where that is no more than `room`, or else a line an argument.
  func lines(_ head: String, _ tail: String = "", room: Int) -> [String] {
    let whole = head + text + tail
    if whole.count <= room { return [whole] }
    switch self {
    case .plain, .environment, .joined, .utf8, .either: return [whole]
    case .call(let name, let arguments):
      guard !arguments.isEmpty else { return [whole] }
      let parts = arguments.enumerated().map { position, argument in
        argument.value.lines(argument.head, position < arguments.count - 1 ? "," : "", room: room - 2)
      }
      return [head + name + "("] + SourceText.indented(parts.flatMap { $0 }) + [")" + tail]
    case .array(let elements):
      // As swift-format has it, a comma follows the last of several.
      let parts = elements.map { $0.lines("", elements.count > 1 ? "," : "", room: room - 2) }
      return [head + "["] + SourceText.indented(parts.flatMap { $0 }) + ["]" + tail]
    case .dictionary(let members):
      let parts = members.map {
        $0.value.lines($0.key.text + ": ", members.count > 1 ? "," : "", room: room - 2)
      }
      return [head + "["] + SourceText.indented(parts.flatMap { $0 }) + ["]" + tail]
    }
  }

  /// On one line.
  var text: String {
    switch self {
    case .plain(let text): text
    case .environment(let name): "ProcessInfo.processInfo.environment[\(SourceText.literal(name))] ?? \"\""
    case .joined(let parts): parts.map(\.operand).joined(separator: " + ")
    case .utf8(.plain(let text)): "\(text).utf8"
    case .utf8(let text): "(\(text.text)).utf8"
    case .either(let value, let other): "\(value.text) ?? \(other.text)"
    case .call(let name, let arguments):
      "\(name)(\(arguments.map { $0.head + $0.value.text }.joined(separator: ", ")))"
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .dictionary(let members):
      members.isEmpty
        ? "[:]" : "[\(members.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", "))]"
    }
  }

  /// As it stands beside a sign.
  private var operand: String { if case .environment = self { "(\(text))" } else { text } }

  /// The same with a text in place of every variable of the environment.
  func withoutEnvironment(_ text: String) -> Expression {
    switch self {
    case .plain: self
    case .environment: .plain(SourceText.literal(text))
    case .call(let name, let arguments):
      .call(name, arguments.map { Argument($0.label, $0.value.withoutEnvironment(text)) })
    case .array(let elements): .array(elements.map { $0.withoutEnvironment(text) })
    case .joined(let parts): .joined(parts.map { $0.withoutEnvironment(text) })
    case .utf8(let bytes): .utf8(bytes.withoutEnvironment(text))
    case .either(let value, let other):
      .either(value.withoutEnvironment(text), else: other.withoutEnvironment(text))
    case .dictionary(let members): .dictionary(members.map { ($0.key, $0.value.withoutEnvironment(text)) })
    }
  }

  /// Whether Foundation is needed for it.
  var needsFoundation: Bool {
    switch self {
    case .plain(let text): text.hasPrefix("Date(") || text.hasPrefix("Data(") || text.hasPrefix("UUID(")
    case .environment: true
    case .joined(let parts): parts.contains(where: \.needsFoundation)
    case .utf8(let text): text.needsFoundation
    case .either(let value, let other): value.needsFoundation || other.needsFoundation
    case .call(_, let arguments): arguments.contains { $0.value.needsFoundation }
    case .array(let elements): elements.contains(where: \.needsFoundation)
    case .dictionary(let members): members.contains { $0.value.needsFoundation }
    }
  }
}
