extension [Int: DataModel.Definition] {
  /// The same objects, none of which holds itself by value, which Swift does not allow: where one would, it is kept apart.
  /// Where it would have to, without an end, it holds any value. Arrays and maps may lead back, because they can be empty,
  /// and so may variants, which are kept apart.
  func withoutEndlessSize() -> Self {
    var breaker = CycleBreaker(definitions: self, onlyRequired: true)
    for id in keys.sorted() { breaker.visit(id) }
    breaker = CycleBreaker(definitions: breaker.definitions, onlyRequired: false)
    for id in keys.sorted() { breaker.visit(id) }
    return breaker.definitions
  }
}

private struct CycleBreaker {
  var definitions: [Int: DataModel.Definition]
  /// Whether it looks for values that have no end, and else for types that have none.
  private let onlyRequired: Bool
  private var active: Set<Int> = []
  private var done: Set<Int> = []

  init(definitions: [Int: DataModel.Definition], onlyRequired: Bool) {
    self.definitions = definitions
    self.onlyRequired = onlyRequired
  }

  mutating func visit(_ id: Int) {
    guard !done.contains(id), case .object(let object)? = definitions[id] else { return }
    active.insert(id)
    definitions[id] = .object(visit(object))
    active.remove(id)
    done.insert(id)
  }

  private mutating func visit(_ object: DataModel.Object) -> DataModel.Object {
    var object = object
    for place in object.fields.indices { object.fields[place].kind = visit(object.fields[place].kind) }
    return object
  }

  private mutating func visit(_ kind: DataModel.Kind) -> DataModel.Kind {
    switch kind {
    case .optional(let some): return onlyRequired ? kind : visit(some).orNothing
    case .object(let object): return .object(visit(object))
    case .reference(let id):
      if active.contains(id) { return onlyRequired ? .any : .indirect(kind) }
      visit(id)
      return kind
    default: return kind
    }
  }
}
