extension [Int: DataModel.Definition] {
  /// The same objects, none of which holds itself by value, which Swift does not allow: where one would, it
  /// holds any value. Arrays and maps may lead back, because they can be empty, and so may variants, which are kept apart.
  func withoutEndlessSize() -> Self {
    var breaker = CycleBreaker(definitions: self)
    for id in keys.sorted() { breaker.visit(id) }
    return breaker.definitions
  }
}

private struct CycleBreaker {
  var definitions: [Int: DataModel.Definition]
  private var active: Set<Int> = []
  private var done: Set<Int> = []

  init(definitions: [Int: DataModel.Definition]) { self.definitions = definitions }

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
    case .optional(let some): return visit(some).orNothing
    case .object(let object): return .object(visit(object))
    case .reference(let id):
      if active.contains(id) { return .any }
      visit(id)
      return kind
    default: return kind
    }
  }
}
