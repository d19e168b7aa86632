internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusSending
internal import ApusText

/// Variables and what they hold, as far as that may be seen: `token = •••`.
struct VariablesView: View {
  private let rows: [(name: String, value: Line)]

  /// - Parameter only: the one that is shown.
  init(_ session: Session, only: String? = nil) {
    let values = session.variables.values
    let names = Set(values.keys).union(session.askedVariables.keys).filter { only == nil || $0 == only }
    rows = names.sorted().map { name in
      var line = values[name].map { Self.shown($0, as: name) } ?? Line("not asked for yet", .dim).retold
      if let asked = session.askedVariables[name] {
        line.append(" from \(MaskedLine(asked.line).text)", .dim)
      }
      return (name, line)
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  func lines(on screen: Screen) -> [Line] {
    rows.map { screen.fit(Line($0.name, .key) + Line(" = ") + $0.value) }
  }

  /// A value as it may be seen.
  static func shown(_ value: VariableValue, as name: String) -> Line {
    switch value.named(name) {
    case .text(let text): Line(text.debugDescription, .string)
    case .json(let node): Line(json: String(node.text.prefix(200)), .string)
    case .typedSecret, .secret: Line(Secret.mask, .secret)
    }
  }
}
