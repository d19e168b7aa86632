package import ApusJSON

/// Looks for a text in keys and scalars.
package struct JSONSearch: Sendable {
  package let wanted: SearchedText
  /// Whether values are left alone.
  private let isOfKeys: Bool

  package init(_ wanted: SearchedText, inKeys isOfKeys: Bool = false) {
    self.wanted = wanted
    self.isOfKeys = isOfKeys
  }

  /// A text in which ASCII letters match in either case.
  package init(_ text: String) { self.init(SearchedText(text)) }

  /// What was found in the order of the document; places are looked up for the first `limit` only.
  package func findings(in root: Node, limit: Int = 1000) -> JSONFindings {
    var findings = JSONFindings(limit: limit)
    var effort = Effort.unlimited
    find(in: root, within: &effort, &findings)
    return findings
  }

  /// Adds what is found before the effort ends. A place takes as many steps as it is deep.
  package func find(
    in root: Node, at place: TreePlace = TreePlace(), within effort: inout Effort,
    _ findings: inout JSONFindings
  ) {
    guard !wanted.isEmpty else { return }
    guard root.isContainer else {
      if !isOfKeys, matches(root) { findings.add(root) { place } }
      return
    }
    var open = [OpenContainer(root)]
    while let innermost = open.indices.last, !findings.isClosed {
      guard effort.spend() else { break }
      guard let (key, node) = open[innermost].next() else {
        open.removeLast()
        continue
      }
      if key.map(matches) ?? false || (!isOfKeys && !node.isContainer && matches(node)) {
        guard !findings.wantsPlace || effort.spend(open.count) else { break }
        findings.add(node) { place.appending(open.map(\.step)) }
      }
      if node.isContainer { open.append(OpenContainer(node)) }
    }
  }

  private func matches(_ node: Node) -> Bool {
    if node.bytes.contains(UInt8(ascii: "\\")) {
      return wanted.isFound(in: Array((node.string ?? "").utf8)[...])
    }
    let quote = node.kind == .string ? 1 : 0
    return wanted.isFound(in: node.bytes.dropFirst(quote).dropLast(quote))
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
