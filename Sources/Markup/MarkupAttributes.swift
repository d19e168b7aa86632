/// What stands in a tag behind its name, in its order. No name is there twice.
package struct MarkupAttributes: Sendable, Hashable, Sequence {
  package struct Attribute: Sendable, Hashable {
    package let key: String
    package let value: String
  }

  private var all: [Attribute] = []

  package init() {}

  package subscript(name: String) -> String? { all.first { $0.key == name }?.value }

  /// Adds one, unless its name is there.
  package mutating func add(_ name: String, _ value: String) {
    if self[name] == nil { all.append(Attribute(key: name, value: value)) }
  }

  package func makeIterator() -> IndexingIterator<[Attribute]> { all.makeIterator() }
}
