package import ApusLanguage

extension Word {
  /// The one of some values that it names, whatever its case.
  ///
  /// - Parameters:
  ///   - kind: what they are.
  ///   - option: what it is the value of, with the command.
  package func choice<Value: RawRepresentable & CaseIterable>(
    of values: Value.Type, _ kind: String, try option: String
  ) throws(LineProblem) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text.lowercased()) { return value }
    let names = Value.allCases.map(\.rawValue)
    throw LineProblem(
      "there is no \(kind) \(text); there are \(names.joined(separator: ", "))", at: range,
      try: "\(option) \(nearest(to: text, among: names) ?? names.first ?? "")")
  }
}
