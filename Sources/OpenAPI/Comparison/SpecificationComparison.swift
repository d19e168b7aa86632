internal import ApusJSON

/// What changed from one description of an API to another.
///
/// Whether a change breaks something is told from where the value goes: a request may not have to say more than before, and
/// an answer may not say less. Texts and examples are not compared.
package struct SpecificationComparison {
  /// Those that break something first, otherwise in the order of the descriptions.
  package let changes: [SpecificationChange]

  package init(from old: Specification, to new: Specification) {
    let before = Self.byPlace(old)
    let after = Self.byPlace(new)
    var changes: [SpecificationChange] = []
    for operation in old.operations where after[Self.place(of: operation)] == nil {
      changes.append(SpecificationChange(.breaking, operation.description, "the operation is gone"))
    }
    for operation in new.operations {
      guard let known = before[Self.place(of: operation)] else {
        changes.append(SpecificationChange(.harmless, operation.description, "the operation is new"))
        continue
      }
      changes += OperationComparison(from: known, in: old, to: operation, in: new).changes
    }
    changes += Self.serverChanges(from: old, to: new)
    self.changes = SpecificationChange.Effect.allCases.flatMap { effect in
      changes.filter { $0.effect == effect }
    }
  }

  private static func byPlace(_ specification: Specification) -> [String: Operation] {
    Dictionary(specification.operations.map { (place(of: $0), $0) }) { first, _ in first }
  }

  /// Method and path, where a parameter of the path counts whatever it is called.
  private static func place(of operation: Operation) -> String {
    let segments = PathSegment.segments(of: operation.path).map { segment in
      PathSegment(segment).pieces.map { piece in
        if case .text(let text) = piece { text } else { "{}" }
      }.joined()
    }
    return "\(operation.method) /\(segments.joined(separator: "/"))"
  }

  private static func serverChanges(
    from old: Specification, to new: Specification
  ) -> [SpecificationChange] {
    let (before, after) = (old.servers.map(\.url), new.servers.map(\.url))
    return before.filter { !after.contains($0) }.map {
      SpecificationChange(.breaking, "", "the server \($0) is gone")
    }
      + after.filter { !before.contains($0) }.map {
        SpecificationChange(.harmless, "", "the server \($0) is new")
      }
  }
}
