/// Answers what filters ask, about one document. It remembers what does not change from value to value: what
/// queries that begin with `$` find, and the last pattern that came from the document.
struct Lookup: Sendable {
  let storage: JSONDocument.Storage
  /// What all that is looked up may take.
  var effort: Effort
  private let root: Int
  private var fromRoot: [Int: [Int]] = [:]
  private var lastPattern: (text: [UInt8], pattern: Pattern?)?

  init(root: Node, within effort: Effort) {
    storage = root.storage
    self.effort = effort
    self.root = root.index
  }

  mutating func holds(_ condition: Condition, for value: Int) -> Bool {
    switch condition {
    case .any(let conditions):
      for condition in conditions where holds(condition, for: value) { return true }
      return false
    case .all(let conditions):
      for condition in conditions where !holds(condition, for: value) { return false }
      return true
    case .not(let condition): return !holds(condition, for: value)
    case .exists(let query): return finds(query, from: value)
    case .comparison(let left, let comparator, let right):
      return compare(self.value(of: left, for: value), comparator, self.value(of: right, for: value))
    case .matches(let text, let pattern, let wholly):
      guard case .string(let string) = self.value(of: text, for: value) else { return false }
      return self.pattern(pattern, for: value)?.matches(string, wholly: wholly, within: &effort) ?? false
    }
  }

  private mutating func compare(_ left: Value, _ comparator: Condition.Comparator, _ right: Value) -> Bool {
    if case .container(let one) = left, case .container(let other) = right {
      guard effort.spend(min(one.byteRange.count, other.byteRange.count)) else { return false }
    }
    return comparator.holds(left, right)
  }

  private mutating func value(of operand: Condition.Operand, for value: Int) -> Value {
    switch operand {
    case .literal(let literal): return Value(literal)
    case .query(let query): return self.value(at: single(query, from: value))
    case .length(let operand):
      let measured = self.value(of: operand, for: value)
      if case .string(let text) = measured, !effort.spend(text.count) { return .nothing }
      return measured.length
    case .count(let query): return .number(of: count(query, from: value))
    case .value(let query): return self.value(at: onlyOne(query, from: value))
    }
  }

  private mutating func value(at index: Int?) -> Value {
    guard let index else { return .nothing }
    // A number is read to its end, and a string with escapes is copied.
    switch storage.tape.token(index) {
    case .integer, .decimal, .escapedString:
      guard effort.spend(storage.tape.length(index)) else { return .nothing }
    default: break
    }
    return Value(Node(storage: storage, index: index))
  }

  private mutating func pattern(_ operand: Condition.PatternOperand, for value: Int) -> Pattern? {
    switch operand {
    case .fixed(let pattern): return pattern
    case .found(let operand):
      guard case .string(let text) = self.value(of: operand, for: value) else { return nil }
      if let lastPattern, lastPattern.text[...] == text { return lastPattern.pattern }
      let pattern = try? Pattern(text)
      lastPattern = (Array(text), pattern)
      return pattern
    }
  }

  // MARK: Queries

  /// How many elements or members.
  func count(of value: Int) -> Int { Node(storage: storage, index: value).count }

  private mutating func all(fromRoot query: Query) -> [Int] {
    if let known = fromRoot[query.number] { return known }
    var walk = Matches.Walk(query.segments, from: root)
    var found: [Int] = []
    while let node = walk.next(&self) { found.append(node) }
    fromRoot[query.number] = found
    return found
  }

  private mutating func finds(_ query: Query, from value: Int) -> Bool {
    if query.start == .root { return !all(fromRoot: query).isEmpty }
    if query.isSingular { return single(query, from: value) != nil }
    var walk = Matches.Walk(query.segments, from: value)
    return walk.next(&self) != nil
  }

  /// Follows names and indexes without the machinery that other queries need.
  private mutating func single(_ query: Query, from value: Int) -> Int? {
    if query.start == .root { return all(fromRoot: query).first }
    var found = value
    for segment in query.segments {
      guard effort.spend(1 + count(of: found)) else { return nil }
      let next: Int?
      switch segment.selectors[0] {
      case .name(let name): next = storage.value(of: name, in: found)
      case .index(let position): next = storage.element(at: position, of: found)
      case .wildcard, .slice, .filter: next = nil
      }
      guard let next else { return nil }
      found = next
    }
    return found
  }

  private mutating func count(_ query: Query, from value: Int) -> Int {
    if query.start == .root { return all(fromRoot: query).count }
    var walk = Matches.Walk(query.segments, from: value)
    var count = 0
    while walk.next(&self) != nil { count += 1 }
    return count
  }

  private mutating func onlyOne(_ query: Query, from value: Int) -> Int? {
    if query.start == .root {
      let found = all(fromRoot: query)
      return found.count == 1 ? found[0] : nil
    }
    var walk = Matches.Walk(query.segments, from: value)
    guard let first = walk.next(&self), walk.next(&self) == nil else { return nil }
    return first
  }
}
