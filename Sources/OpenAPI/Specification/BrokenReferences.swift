internal import ApusJSON

extension Specification {
  /// Looks through the whole document for references that lead nowhere, outside or in circles.
  ///
  /// It takes a pass over the document, so it is not done while loading. At most `limit` are returned, in the
  /// order of the text.
  package func brokenReferences(limit: Int = 100) -> [SpecificationWarning] {
    var found: [SpecificationWarning] = []
    // Many places refer to the same thing; it is looked for once.
    var known: [String: Node.Resolution] = [:]
    var containers = MemberIndex(document.root)
    for node in document.values(ofKey: "$ref") where found.count < limit {
      guard let reference = node.string else { continue }
      let resolution = known[reference] ?? document.resolution(of: reference, by: &containers)
      known[reference] = resolution
      guard case .broken(let problem) = resolution, !Self.isData(node.path), !isCopy(node) else { continue }
      found.append(SpecificationWarning(message: problem, node: node))
    }
    return found
  }

  /// Whether it is what a Hyper-Schema was made into: the same stands in what it was.
  private func isCopy(_ node: Node) -> Bool {
    document.root[HyperSchema.formatKey] != nil && node.path.steps.first == .key("paths")
  }

  /// Whether a place is inside an example or another value that merely looks like a part of the description.
  private static func isData(_ path: Location) -> Bool {
    var parent = ""
    for case .key(let key) in path.steps {
      let names = ["properties", "examples", "schemas", "definitions", "patternProperties"]
      if ["example", "value", "enum", "const", "default"].contains(key), !names.contains(parent) {
        return true
      }
      parent = key
    }
    return false
  }
}
