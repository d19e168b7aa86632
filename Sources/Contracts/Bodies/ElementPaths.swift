internal import ApusJSON
internal import ApusMarkup

/// The ways to all elements and attributes of a tree: `/catalog/book/@id`.
struct ElementPaths {
  struct Place {
    var count = 0
    /// There were several in one element.
    var isList = false
    /// Every text in it is a number, and there is one.
    var isNumeric = true
    /// The first text that is none.
    var oddText: String?
    var hasAttributes = false
  }

  private(set) var byPath: [String: Place] = [:]
  private(set) var order: [String] = []
  /// What names begin with, by what stands for the same before the colons of another tree.
  private let prefixes: [String: String]

  /// - Parameter prefixes: what to take for the prefixes of names; by default they stay as they are.
  init(_ tree: MarkupTree, prefixes: [String: String] = [:]) {
    self.prefixes = prefixes
    for node in tree.nodes { add(node, below: "") }
  }

  /// Where paths find it that look into XML.
  func location(of path: String) -> Location {
    var steps: [Location.Step] = []
    var way = ""
    for name in path.split(separator: "/") {
      way += "/\(name)"
      steps.append(.key(String(name)))
      if byPath[way]?.isList == true { steps.append(.position(0)) }
    }
    return Location(steps)
  }

  /// Where they find the text in it.
  func textLocation(of path: String) -> Location {
    let location = location(of: path)
    return byPath[path]?.hasAttributes == true ? location.appending(.key("#text")) : location
  }

  private mutating func add(_ node: MarkupNode, below parent: String) {
    guard case .element(let name, let attributes, let children) = node else { return }
    let path = "\(parent)/\(known(name))"
    let elements = children.filter { if case .element = $0 { true } else { false } }
    note(path, text: elements.isEmpty ? node.text : nil)
    for attribute in attributes {
      byPath[path]?.hasAttributes = true
      let name = attribute.key.contains(":") ? known(attribute.key) : attribute.key
      note("\(path)/@\(name)", text: attribute.value)
    }
    var counts: [String: Int] = [:]
    for case .element(let child, _, _) in elements { counts[child, default: 0] += 1 }
    for child in elements { add(child, below: path) }
    for (child, count) in counts where count > 1 { byPath["\(path)/\(known(child))"]?.isList = true }
  }

  private func known(_ name: String) -> String {
    guard !prefixes.isEmpty else { return name }
    let parts = name.split(separator: ":", maxSplits: 1)
    let prefix = parts.count == 2 ? String(parts[0]) : ""
    guard let other = prefixes[prefix], let local = parts.last else { return name }
    return other.isEmpty ? String(local) : "\(other):\(local)"
  }

  private mutating func note(_ path: String, text: String?) {
    if byPath[path] == nil { order.append(path) }
    var place = byPath.removeValue(forKey: path) ?? Place()
    place.count += 1
    if text.flatMap({ Double($0.filter { !$0.isWhitespace }) }) == nil {
      place.isNumeric = false
      place.oddText = place.oddText ?? text.map { String($0.prefix(40)) }
    }
    byPath[path] = place
  }
}
