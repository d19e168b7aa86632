extension Node {
  /// Whether two values say the same, however they are spelled and laid out.
  ///
  /// Numbers are compared by value without rounding, strings by their Unicode scalars, objects without regard
  /// to the order of their keys. A repeated key has to be repeated with the same values in the same order. Any
  /// depth is fine.
  public func sameValue(as other: Node) -> Bool {
    var comparison = DeepComparison(left: storage, right: other.storage)
    return comparison.run(index, other.index)
  }
}

/// Compares two values with a list of what is still to compare, not by recursion: documents may be very deep.
private struct DeepComparison {
  let left: JSONDocument.Storage
  let right: JSONDocument.Storage
  var pending: [(Int, Int)] = []

  mutating func run(_ first: Int, _ second: Int) -> Bool {
    pending = [(first, second)]
    while let (one, other) = pending.popLast() {
      if left === right, one == other { continue }
      guard compare(Node(storage: left, index: one), Node(storage: right, index: other)) else {
        return false
      }
    }
    return true
  }

  /// Compares two scalars, or two containers but for their children, which become pending.
  mutating func compare(_ one: Node, _ other: Node) -> Bool {
    switch (one.kind, other.kind) {
    case (.integer, .integer), (.integer, .decimal), (.decimal, .integer), (.decimal, .decimal):
      return one.contents == other.contents || ExactNumber(one.contents) == ExactNumber(other.contents)
    case (.string, .string): return one.utf8 == other.utf8
    case (.array, .array): return compareElements(one, other)
    case (.object, .object): return compareMembers(one, other)
    case (let kind, let otherKind): return kind == otherKind
    }
  }

  mutating func compareElements(_ one: Node, _ other: Node) -> Bool {
    guard one.count == other.count else { return false }
    for (element, counterpart) in zip(one.children, other.children) {
      pending.append((element.index, counterpart.index))
    }
    return true
  }

  mutating func compareMembers(_ one: Node, _ other: Node) -> Bool {
    guard one.count == other.count else { return false }
    let pendingBefore = pending.count
    for (member, counterpart) in zip(one.members, other.members) {
      guard member.key.utf8 == counterpart.key.utf8 else {
        pending.removeSubrange(pendingBefore...)
        return compareInOrderOfKeys(one, other)
      }
      pending.append((member.value.index, counterpart.value.index))
    }
    return true
  }

  mutating func compareInOrderOfKeys(_ one: Node, _ other: Node) -> Bool {
    for (member, counterpart) in zip(Self.sortedMembers(one), Self.sortedMembers(other)) {
      guard member.key == counterpart.key else { return false }
      pending.append((member.value, counterpart.value))
    }
    return true
  }

  static func sortedMembers(_ object: Node) -> [(key: ArraySlice<UInt8>, value: Int)] {
    object.members.map { ($0.key.utf8, $0.value.index) }.sorted { one, other in
      // The place on the tape keeps repeated keys in their order.
      one.key == other.key ? one.value < other.value : one.key.lexicographicallyPrecedes(other.key)
    }
  }
}
