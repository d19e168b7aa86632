internal import ApusJSON

/// Something about a request that the description does not allow.
package struct ParameterWarning: Sendable, Hashable {
  package enum Problem: Sendable, Hashable {
    case missing
    /// What was given, and what is expected instead.
    case wrong(given: String, expected: String)
    /// The operation needs a body and there is none.
    case noBody
  }

  /// Empty for a body.
  package let name: String
  package let place: ParameterLocation?
  package let problem: Problem
}

extension ParameterWarning: CustomStringConvertible {
  package var description: String {
    let place = self.place.map { "\($0.rawValue) parameter" } ?? "body"
    switch problem {
    case .missing: return "the \(place) `\(name)` is required and missing"
    case .wrong(let given, let expected):
      return "the \(place) `\(name)` is \(expected), not `\(String(given.prefix(60)))`"
    case .noBody: return "a body is required and missing"
    }
  }
}

extension OperationMatch {
  /// What a request lacks or spells wrongly, in the order of the description. Parameters that are not
  /// described are fine, and cookies are not looked at.
  package func warnings(for request: RequestParts) -> [ParameterWarning] {
    var found = operation.parameters.flatMap { warnings(about: $0, request) }
    if !request.hasBody, operation.body?.isRequired == true {
      found.append(ParameterWarning(name: "", place: nil, problem: .noBody))
    }
    return found
  }

  private func warnings(about parameter: Parameter, _ request: RequestParts) -> [ParameterWarning] {
    if parameter.place == .path, let foreign = foreign(parameter) { return [foreign] }
    guard let given = given(parameter, request) else { return [] }
    if given.isEmpty {
      guard parameter.isRequired else { return [] }
      return [ParameterWarning(name: parameter.name, place: parameter.place, problem: .missing)]
    }
    return given.compactMap { text in
      expectation(of: parameter, unmetBy: text).map { expected in
        let problem = ParameterWarning.Problem.wrong(given: text, expected: expected)
        return ParameterWarning(name: parameter.name, place: parameter.place, problem: problem)
      }
    }
  }

  /// What is said of a part of the path that is written in another style.
  private func foreign(_ parameter: Parameter) -> ParameterWarning? {
    guard let style = PlaceStyle(parameter),
      let value = values.first(where: { $0.name == parameter.name && !style.begins($0.written, parameter) })
    else { return nil }
    let expected = "\(parameter.schema.description) behind `\(style.opening(parameter))`"
    return ParameterWarning(
      name: parameter.name, place: .path, problem: .wrong(given: value.value, expected: expected))
  }

  private func expectation(of parameter: Parameter, unmetBy text: String) -> String? {
    // An element that was found by its place may have a comma in it.
    if let element = parameter.placedElement, element.expectation(unmetBy: text) == nil { return nil }
    return parameter.schema.expectation(unmetBy: text)
  }

  /// The values given for a parameter; `nil` when they cannot be compared.
  private func given(_ parameter: Parameter, _ request: RequestParts) -> [String]? {
    let name = parameter.name
    switch parameter.place {
    case .path:
      let written = values.filter { $0.name == name }.map(\.written)
      return written.isEmpty ? nil : parameter.values(in: written)
    case .query where parameter.isDeepObject:
      return request.query.contains { $0.name.hasPrefix(name + "[") } ? nil : []
    case .query: return request.query.filter { $0.name == name || $0.name == name + "[]" }.map(\.value)
    case .header where ["accept", "content-type", "authorization"].contains(name.lowercased()): return nil
    case .header:
      let fields = request.headers.filter { $0.name.lowercased() == name.lowercased() }
      return parameter.values(in: fields.map(\.value))
    case .cookie: return nil
    }
  }
}

extension Parameter {
  /// What each of its `values(in:)` is like by itself; `nil` for what is no list, or has no one place.
  package var placedElement: Schema? { PlaceStyle(self) != nil && schema.isList ? schema.items : nil }

  /// What is in the one place of each, in a path or a header; `nil` where that is not to be told. What is written in another
  /// style stands for itself.
  package func values(in texts: [String]) -> [String]? {
    guard let style = PlaceStyle(self), !schema.kinds.contains(.object) || texts.isEmpty else { return nil }
    let making: PlaceStyle.Making = schema.kinds.contains(.array) ? .list : .one
    return texts.flatMap { style.values(in: $0, of: name, making) ?? [style.value($0)] }
  }
}

extension Schema {
  /// What is expected of a parameter where a text is not that; `nil` when the text will do.
  func expectation(unmetBy text: String) -> String? {
    let kinds = self.kinds
    if kinds.contains(.array) { return expectation(ofListUnmetBy: text) }
    if let values, !values.contains(where: { $0.written == text }), !(text.isEmpty && isNullable) {
      return "one of " + values.prefix(8).map(\.written).joined(separator: ", ")
        + (values.count > 8 ? ", …" : "")
    }
    guard !kinds.isEmpty, !kinds.contains(where: { Self.canSpell(text, $0) }) else { return nil }
    return description
  }

  /// A list is written with commas, or its parameter is given again for each element.
  private func expectation(ofListUnmetBy text: String) -> String? {
    guard let items else { return nil }
    for element in text.split(separator: ",") {
      if let expected = items.expectation(unmetBy: String(element)) { return expected }
    }
    return nil
  }

  private static func canSpell(_ text: String, _ kind: Kind) -> Bool {
    switch kind {
    case .integer:
      JSONValue.Number(text: text) != nil && text.utf8.allSatisfy { $0 == 0x2d || $0 &- 0x30 < 10 }
    case .number: JSONValue.Number(text: text) != nil
    case .boolean: text == "true" || text == "false"
    default: true
    }
  }
}
