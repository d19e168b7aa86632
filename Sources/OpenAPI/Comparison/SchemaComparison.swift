internal import ApusJSON

/// What changed in the values that a schema allows.
struct SchemaComparison {
  /// Where a value goes. Less may be allowed in what is received, and more in what is sent.
  enum Direction { case sent, received }

  struct Change {
    let effect: SpecificationChange.Effect
    /// The fields on the way to it: `owner.login`; empty for the value itself.
    let place: String
    /// What became of it: "is integer, was string".
    let what: String

    func text(in title: String) -> String {
      place.isEmpty ? "\(title) \(what)" : "`\(place)` of \(title) \(what)"
    }
  }

  private(set) var changes: [Change] = []
  private let direction: Direction
  /// Pairs that were compared already, by where they stand: schemas may hold themselves.
  private var compared: Set<[Int]> = []

  private static let depthLimit = 24
  private static let mostChanges = 200

  init(from old: Schema, to new: Schema, direction: Direction) {
    self.direction = direction
    compare(old, new, at: "", depth: 0)
  }

  private mutating func note(_ effect: SpecificationChange.Effect, _ place: String, _ what: String) {
    guard changes.count < Self.mostChanges else { return }
    changes.append(Change(effect: effect, place: place, what: what))
  }

  private mutating func compare(_ old: Schema, _ new: Schema, at place: String, depth: Int) {
    guard depth < Self.depthLimit, compared.insert([old.identity, new.identity]).inserted else { return }
    compareKinds(old, new, at: place)
    compareValues(old, new, at: place)
    compareFields(CombinedSchema(old), CombinedSchema(new), at: place, depth: depth)
    if let before = CombinedSchema(old).items, let after = CombinedSchema(new).items {
      compare(before, after, at: place + "[]", depth: depth + 1)
    }
    compareChoices(old, new, at: place)
  }

  private mutating func compareKinds(_ old: Schema, _ new: Schema, at place: String) {
    let (before, after) = (Set(CombinedSchema(old).kinds), Set(CombinedSchema(new).kinds))
    if before != after {
      let fits =
        direction == .sent
        ? after.isEmpty || !before.isEmpty && before.allSatisfy { after.takes($0) }
        : before.isEmpty || !after.isEmpty && after.allSatisfy { before.takes($0) }
      note(fits ? .harmless : .breaking, place, "is \(Self.words(after)), was \(Self.words(before))")
    }
    guard old.isNullable != new.isNullable, !before.isEmpty, !after.isEmpty else { return }
    let isNarrower = direction == .sent ? old.isNullable : new.isNullable
    note(isNarrower ? .breaking : .harmless, place, new.isNullable ? "may be null now" : "is never null now")
  }

  private mutating func compareValues(_ old: Schema, _ new: Schema, at place: String) {
    let before = old.values?.map(\.text)
    let after = new.values?.map(\.text)
    guard before != after else { return }
    guard let before else {
      return note(
        direction == .sent ? .breaking : .harmless, place, "is one of \(Self.list(after ?? [])) only")
    }
    guard let after else {
      return note(direction == .sent ? .harmless : .breaking, place, "may be any value now")
    }
    let lost = before.filter { !after.contains($0) }
    let added = after.filter { !before.contains($0) }
    if !lost.isEmpty {
      note(direction == .sent ? .breaking : .harmless, place, "is never \(Self.list(lost)) now")
    }
    if !added.isEmpty {
      note(direction == .sent ? .harmless : .breaking, place, "may be \(Self.list(added)) now")
    }
  }

  private mutating func compareFields(
    _ old: CombinedSchema, _ new: CombinedSchema, at place: String, depth: Int
  ) {
    let before = Dictionary(old.properties.map { ($0.name, $0.schema) }) { first, _ in first }
    let after = Set(new.properties.map(\.name))
    func path(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }
    for (name, schema) in old.properties where !after.contains(name) && isThere(schema) {
      note(.breaking, path(name), "is gone")
    }
    for (name, schema) in new.properties where isThere(schema) {
      let isRequired = new.required.contains(name)
      guard let known = before[name] else {
        let isBreaking = direction == .sent && isRequired
        note(isBreaking ? .breaking : .harmless, path(name), isBreaking ? "is new and required" : "is new")
        continue
      }
      if isRequired != old.required.contains(name) {
        let isBreaking = direction == .sent ? isRequired : !isRequired
        note(
          isBreaking ? .breaking : .harmless, path(name),
          isRequired ? "is required now" : "may be missing now")
      }
      compare(known, schema, at: path(name), depth: depth + 1)
    }
  }

  /// What only answers have is not in a request, and the other way round.
  private func isThere(_ schema: Schema) -> Bool {
    direction == .sent ? !schema.isReadOnly : !schema.isWriteOnly
  }

  /// Choices are compared by their names, as far as they have some.
  private mutating func compareChoices(_ old: Schema, _ new: Schema, at place: String) {
    let before = old.choices.compactMap(\.name)
    let after = new.choices.compactMap(\.name)
    for name in before where !after.contains(name) && !after.isEmpty {
      note(direction == .sent ? .breaking : .harmless, place, "is never \(name) now")
    }
    for name in after where !before.contains(name) && !before.isEmpty {
      note(direction == .sent ? .harmless : .breaking, place, "may be \(name) now")
    }
  }

  private static func words(_ kinds: Set<Schema.Kind>) -> String {
    kinds.isEmpty ? "any value" : kinds.map(\.rawValue).sorted().joined(separator: " or ")
  }

  private static func list(_ values: [String]) -> String {
    values.prefix(6).joined(separator: ", ") + (values.count > 6 ? ", …" : "")
  }
}

extension Set<Schema.Kind> {
  /// Whether a kind is allowed: an integer is a number.
  fileprivate func takes(_ kind: Schema.Kind) -> Bool {
    contains(kind) || kind == .integer && contains(.number)
  }
}
