package import ApusJSON

/// Looks for a text in keys and scalars. ASCII letters match in either case.
package struct JSONSearch: Sendable {
  /// A key or a scalar that holds a text somebody looks for.
  package struct Finding: Sendable {
    package let location: Location
    package let node: Node
  }

  private let wanted: [UInt8]

  package init(_ text: String) { wanted = text.utf8.map(lowercased) }

  /// The findings in the order of the document, `limit` at most. An empty text is found nowhere.
  package func findings(in root: Node, limit: Int = 1000) -> [Finding] {
    var effort = Effort.unlimited
    return findings(in: root, limit: limit, within: &effort)
  }

  /// The findings before the effort ended. A location takes as many steps as it has.
  package func findings(in root: Node, limit: Int = 1000, within effort: inout Effort) -> [Finding] {
    guard !wanted.isEmpty else { return [] }
    guard root.isContainer else {
      return matches(root) ? [Finding(location: Location(), node: root)] : []
    }
    var found: [Finding] = []
    var open = [OpenContainer(root)]
    while found.count < limit, let innermost = open.indices.last {
      guard effort.spend() else { break }
      guard let (key, node) = open[innermost].next() else {
        open.removeLast()
        continue
      }
      if key.map(matches) ?? false || (!node.isContainer && matches(node)) {
        guard effort.spend(open.count) else { break }
        found.append(Finding(location: Location(open.map(\.step)), node: node))
      }
      if node.isContainer { open.append(OpenContainer(node)) }
    }
    return found
  }

  private func matches(_ node: Node) -> Bool {
    if node.bytes.contains(UInt8(ascii: "\\")) {
      return range(in: Array((node.string ?? "").utf8)[...]) != nil
    }
    let quote = node.kind == .string ? 1 : 0
    return range(in: node.bytes.dropFirst(quote).dropLast(quote)) != nil
  }

  /// Where the text first stands.
  func range(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    var rest = bytes
    while let start = rest.firstIndex(where: { lowercased($0) == first }),
      start + wanted.count <= rest.endIndex
    {
      let candidate = rest[start..<start + wanted.count]
      if zip(candidate, wanted).allSatisfy({ lowercased($0) == $1 }) { return candidate.indices }
      rest = rest[(start + 1)...]
    }
    return nil
  }
}

/// A container on the way to the value being looked at.
private struct OpenContainer {
  private var children: Children
  private var members: Members?
  private var position = -1
  private var key: Node?

  init(_ node: Node) {
    children = node.children
    members = node.kind == .object ? node.members : nil
  }

  /// The next value, with its key in an object.
  mutating func next() -> (key: Node?, value: Node)? {
    guard let value = children.next() else { return nil }
    key = members?.next()?.key
    position += 1
    return (key, value)
  }

  /// The step to the value that came last.
  var step: Location.Step { key.map { .key($0.string ?? "") } ?? .position(position) }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}
