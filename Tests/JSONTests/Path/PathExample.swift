import ApusJSON
import Testing

/// A path and what it selects: the values' texts, and where they stand.
struct PathExample: Sendable, CustomTestStringConvertible {
  let path: String
  let values: [String]
  let places: [String]?

  init(_ path: String, _ values: [String], at places: [String]? = nil) {
    self.path = path
    self.values = values
    self.places = places
  }

  var testDescription: String { path }

  func check(in document: JSONDocument) throws {
    let nodes = try JSONPath(path).nodes(in: document.root)
    #expect(nodes.map(\.text) == values)
    if let places { #expect(nodes.map(\.normalizedPath) == places) }
    #expect(try JSONPath(path).first(in: document.root) == nodes.first)
    // What a place says leads back to the value.
    for node in nodes {
      #expect(try JSONPath(node.normalizedPath).nodes(in: document.root) == [node])
      #expect(try JSONPath(node.path.description).nodes(in: document.root) == [node])
    }
  }
}

extension JSONDocument {
  /// The texts a path selects, for tests that compare nothing else.
  func select(_ path: String) throws -> [String] {
    try JSONPath(path).nodes(in: root).map(\.text)
  }
}
