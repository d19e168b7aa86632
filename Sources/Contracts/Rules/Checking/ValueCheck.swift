internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings

/// Checks what is promised of the values that a path selects.
struct ValueCheck {
  let scope: any RuleScope
  /// What the path selected in the earlier answer.
  let earlier: [Node]
  /// What a value that is given once for many is, read once.
  private var kinds: [ValueKind]?
  private var shape: JSONShape?

  /// More places than somebody reads are left out.
  static let most = 10

  init(_ scope: any RuleScope, earlier: [Node]) { (self.scope, self.earlier) = (scope, earlier) }

  /// What there was where a promise is not kept.
  mutating func found(_ promise: Promise, in values: [TreePlace.Value]) throws -> [String] {
    switch promise {
    case .absent: return values.first.map { [Self.shown($0, among: values)] } ?? []
    case .ignore: return []
    case .optional where values.isEmpty: return []
    case .exact where values.count != earlier.count:
      return [values.isEmpty ? Self.nothing : "\(values.count) values instead of \(earlier.count)"]
    case .exact:
      let changed = zip(values, earlier).filter { now, before in
        !now.node.sameValue(as: before) && !scope.hidesEarlier(before.text)
      }
      return changed.prefix(Self.most).map { Self.shown($0.0, among: values) }
    default: break
    }
    guard !values.isEmpty else { return [Self.nothing] }
    switch promise {
    case .sorted, .unique:
      if values.contains(where: { scope.cannotJudge(promise, of: $0.node) }) { return [] }
    default: break
    }
    switch promise {
    case .sorted(let path, let isDescending):
      return try ListCheck(values).notSorted(by: path, isDescending: isDescending)
    case .unique(let path): return try ListCheck(values).repeated(path)
    default: break
    }
    var found: [String] = []
    for value in values {
      try Task.checkCancellation()
      found += try self.found(promise, of: value).map { $0 + Self.place(of: value, among: values) }
      if found.count >= Self.most { break }
    }
    return found
  }

  static let nothing = "nothing there"

  static func shown(_ value: TreePlace.Value, among values: [TreePlace.Value]) -> String {
    excerpt(value.node) + place(of: value, among: values)
  }

  static func excerpt(_ node: Node) -> String { Excerpt.beginning(of: node.text) }

  private static func place(of value: TreePlace.Value, among values: [TreePlace.Value]) -> String {
    values.count > 1 ? " at \(value.place)" : ""
  }

  // MARK: One value

  /// What there was of one value that does not keep a promise.
  private mutating func found(_ promise: Promise, of value: TreePlace.Value) throws -> [String] {
    let node = value.node
    if scope.cannotJudge(promise, of: node) { return [] }
    if isOfHidden(promise) { return [] }
    switch promise {
    case .every(let path, let promises): return try found(promises, inEachOf: node, at: path)
    case .everyHolds(let filter): return try ListCheck.failing(filter, in: node)
    case .shape(nil), .optional: return mismatches(of: node)
    case .map: return mismatches(ofMap: node)
    case .length(let amount):
      guard let length = Self.length(of: node) else { return ["\(node.kind.inWords), which has no length"] }
      return amount.holds(count: length) ? [] : ["\(length)"]
    default: return try keeps(promise, node) ? [] : [Self.excerpt(node)]
    }
  }

  private mutating func keeps(_ promise: Promise, _ node: Node) throws -> Bool {
    switch promise {
    case .compared(let comparison):
      return comparison.sign.holds(node, try comparison.value.json(from: scope.variables))
    case .oneOf(let values):
      return try values.contains { node.sameValue(as: try $0.json(from: scope.variables)) }
    case .within(let amount): return amount.holds(node)
    case .type(let wanted):
      return (wanted.isEmpty ? knownKinds() : wanted).contains { $0.takes(ValueKind(node)) }
    case .matching(let pattern):
      guard let text = node.string else { return false }
      return try pattern.matches(Array(text.utf8)).known()
    case .containing(let value): return try Self.contains(node, value, scope.variables)
    case .same(let reference): return try isSame(node, as: reference)
    default: return true
    }
  }

  private static func length(of node: Node) -> Int? {
    node.isContainer ? node.count : node.string?.unicodeScalars.count
  }

  /// A text has a part, an array an element, an object a key.
  private static func contains(_ node: Node, _ value: RuleValue, _ variables: Variables) throws -> Bool {
    switch node.kind {
    case .string: return node.string?.contains(try value.text(from: variables)) ?? false
    case .array:
      let wanted = try value.json(from: variables)
      return node.children.contains { $0.sameValue(as: wanted) }
    case .object: return node[try value.text(from: variables)] != nil
    default: return false
    }
  }

  /// A value of a variable may be a number here and a text there. What came before tells which of them it should be here.
  private func isSame(_ node: Node, as reference: RuleReference) throws -> Bool {
    switch reference {
    case .value(let value):
      let text = try value.text(from: scope.variables)
      let isSame =
        try (node.string ?? node.text) == text || node.sameValue(as: value.json(from: scope.variables))
      let known = earlier.filter { !$0.isNull && !scope.hidesEarlier($0.text) }
      return isSame && (known.isEmpty || known.contains { ($0.string == nil) == (node.string == nil) })
    case .path(let path):
      let other = try scope.matches(of: path.filled(from: scope.variables), at: path.range).first?.node
      guard let other else {
        throw CommandFailure(.expectFailed, "there is nothing at \(path.template.shown) to be the same as")
      }
      return node.sameValue(as: other)
    }
  }

  // MARK: Beside the earlier answer

  /// Whether a promise goes by values that came before, and nobody knows of what kind one of those was.
  private func isOfHidden(_ promise: Promise) -> Bool {
    switch promise {
    case .type([]), .shape(nil), .optional:
      earlier.contains { $0.string.map(scope.hidesEarlier) ?? false }
    default: false
    }
  }

  private mutating func knownKinds() -> [ValueKind] {
    let known = kinds ?? earlier.map { ValueKind($0).widened }
    kinds = known
    return known
  }

  private mutating func mismatches(of node: Node) -> [String] {
    let known = shape ?? JSONShape(of: earlier)
    shape = known
    return known.mismatches(in: node, limit: Self.most).map(\.description)
  }

  /// Every value of a map is as its values were.
  private mutating func mismatches(ofMap node: Node) -> [String] {
    guard node.kind == .object else { return [Self.excerpt(node)] }
    let known = shape ?? JSONShape(of: earlier.flatMap { Array($0.children) })
    shape = known
    var found: [String] = []
    for child in node.children where found.count < Self.most {
      found += known.mismatches(in: child, limit: Self.most - found.count).map(\.description)
    }
    return found
  }

  // MARK: Elements

  private func found(_ promises: [Promise], inEachOf list: Node, at path: JSONPath?) throws -> [String] {
    guard list.isContainer else { return ["\(list.kind.inWords), which has no elements"] }
    let before = earlier.flatMap { Array($0.children) }.flatMap { path?.nodes(in: $0) ?? [$0] }
    var check = ValueCheck(scope, earlier: before)
    var found: [String] = []
    for element in list.children where found.count < Self.most {
      try Task.checkCancellation()
      let values = (path?.nodes(in: element) ?? [element]).map { TreePlace.Value($0) }
      for promise in promises {
        found += try check.found(promise, in: values).map {
          "\($0) at \(values.first?.node.path ?? element.path)"
        }
      }
    }
    return found
  }
}

extension Bool? {
  /// What a pattern found, where that could be known.
  func known() throws(CommandFailure) -> Bool {
    if let self { return self }
    throw CommandFailure(.expectFailed, "the text is too long for this pattern")
  }
}
