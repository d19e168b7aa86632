internal import ApusJSON

/// What changed in one operation.
struct OperationComparison {
  private(set) var changes: [SpecificationChange] = []
  private let name: String

  init(from old: Operation, in before: Specification, to new: Operation, in after: Specification) {
    name = new.description
    compareParameters(old, new)
    compareBodies(old.body, new.body)
    compareResponses(old, new)
    compareSecurity(old.security(of: before), new.security(of: after))
    if new.isDeprecated, !old.isDeprecated { note(.harmless, "the operation is deprecated") }
  }

  private mutating func note(_ effect: SpecificationChange.Effect, _ text: String) {
    changes.append(SpecificationChange(effect, name, text))
  }

  // MARK: What is asked

  private mutating func compareParameters(_ old: Operation, _ new: Operation) {
    let (before, after) = (old.parameters, new.parameters)
    // The name of a part of the path is not sent: what counts is which part it is.
    let beforePath = before.filter { $0.place == .path }
    for (place, parameter) in after.filter({ $0.place == .path }).enumerated() {
      guard beforePath.indices.contains(place) else { continue }
      compare(beforePath[place], parameter)
    }
    for parameter in before where parameter.place != .path && !after.contains(where: parameter.isSame) {
      note(.breaking, "the \(parameter.place.rawValue) parameter `\(parameter.name)` is gone")
    }
    for parameter in after where parameter.place != .path {
      let title = "the \(parameter.place.rawValue) parameter `\(parameter.name)`"
      guard let known = before.first(where: parameter.isSame) else {
        note(
          parameter.isRequired ? .breaking : .harmless,
          parameter.isRequired ? "\(title) is new and required" : "\(title) is new")
        continue
      }
      if parameter.isRequired, !known.isRequired { note(.breaking, "\(title) is required now") }
      if !parameter.isRequired, known.isRequired { note(.harmless, "\(title) may be missing now") }
      compare(known, parameter)
    }
  }

  private mutating func compare(_ old: Parameter, _ new: Parameter) {
    let title = "the \(new.place.rawValue) parameter `\(new.name)`"
    add(SchemaComparison(from: old.schema, to: new.schema, direction: .sent), title: title)
    if let writing = ParameterWriting(from: old, to: new) {
      note(.breaking, "\(title) is written as `\(writing.after)` now, not as `\(writing.before)`")
    }
    guard old.keepsReserved != new.keepsReserved, new.place == .query else { return }
    note(
      .breaking,
      new.keepsReserved
        ? "\(title) has signs such as / sent as they are now" : "\(title) has signs such as / encoded now")
  }

  private mutating func add(_ comparison: SchemaComparison, title: String) {
    for change in comparison.changes { note(change.effect, change.text(in: title)) }
  }

  private mutating func compareBodies(_ old: RequestBody?, _ new: RequestBody?) {
    switch (old, new) {
    case (nil, nil): return
    case (nil, let new?):
      note(
        new.isRequired ? .breaking : .harmless,
        "a body is taken now" + (new.isRequired ? " and required" : ""))
    case (.some, nil): note(.breaking, "no body is taken any more")
    case (let old?, let new?):
      if new.isRequired, !old.isRequired { note(.breaking, "a body is required now") }
      if !new.isRequired, old.isRequired { note(.harmless, "the body may be missing now") }
      compareContents(old.contents, new.contents, .sent, "the body")
    }
  }

  // MARK: What is answered

  private mutating func compareResponses(_ old: Operation, _ new: Operation) {
    let (before, after) = (old.responses, new.responses)
    for response in before where !after.contains(where: { $0.status == response.status }) {
      note(response.isSuccess ? .breaking : .harmless, "the answer \(response.status) is gone")
    }
    for response in after {
      guard let known = before.first(where: { $0.status == response.status }) else {
        note(.harmless, "the answer \(response.status) is new")
        continue
      }
      compareContents(known.contents, response.contents, .received, "the answer \(response.status)")
    }
  }

  private mutating func compareContents(
    _ old: [Content], _ new: [Content], _ direction: SchemaComparison.Direction, _ title: String
  ) {
    for content in old where !new.contains(where: { $0.type == content.type }) {
      note(.breaking, "\(title) is not \(content.type) any more")
    }
    for content in new {
      guard let known = old.first(where: { $0.type == content.type }) else {
        note(.harmless, "\(title) may be \(content.type) now")
        continue
      }
      guard let before = known.schema, let after = content.schema else { continue }
      let whole = new.count > 1 ? "\(title) as \(content.type)" : title
      add(SchemaComparison(from: before, to: after, direction: direction), title: whole)
    }
  }

  // MARK: Who asks

  private mutating func compareSecurity(_ old: [[SecurityRequirement]]?, _ new: [[SecurityRequirement]]?) {
    let before = Set((old ?? []).map(Self.way))
    let after = Set((new ?? []).map(Self.way))
    guard before != after else { return }
    // Whoever came in by some way before still does if that way, or one that asks for nothing, is left.
    let isOpen = after.isEmpty || after.contains("nothing")
    let wasOpen = before.isEmpty || before.contains("nothing")
    let lost = wasOpen ? !isOpen : !isOpen && !before.isSubset(of: after)
    func words(_ ways: Set<String>) -> String {
      ways.isEmpty ? "nothing" : ways.sorted().joined(separator: " or ")
    }
    note(lost ? .breaking : .harmless, "it asks for \(words(after)), not \(words(before)), to tell who asks")
  }

  private static func way(_ requirements: [SecurityRequirement]) -> String {
    requirements.isEmpty
      ? "nothing"
      : requirements.map { ([$0.scheme.name] + $0.scopes.sorted()).joined(separator: " ") }.sorted()
        .joined(separator: " and ")
  }
}

extension Parameter {
  /// Whether another one is the same place for a value. Names of headers are the same in any case.
  fileprivate func isSame(as other: Parameter) -> Bool {
    place == other.place
      && (place == .header ? name.lowercased() == other.name.lowercased() : name == other.name)
  }
}
