internal import ApusMarkup

/// What XML promises: that there are the same elements in the same elements, and the same attributes.
struct XMLContract {
  private let promised: ElementPaths

  init(_ tree: MarkupTree) { promised = ElementPaths(tree) }

  func findings(in tree: MarkupTree) -> [Finding] {
    let now = ElementPaths(tree)
    var gone: [String] = []
    var findings: [Finding] = []
    for path in promised.order where now.byPath[path] == nil {
      // What was in it went with it.
      guard !gone.contains(where: { path.hasPrefix($0 + "/") }) else { continue }
      gone.append(path)
      guard let before = promised.byPath[path], before.isList else { continue }
      findings += ListLengths.findings(at: path, from: before.count, to: 0)
    }
    let lost = gone.filter { promised.byPath[$0]?.isList == false }
    if !lost.isEmpty {
      let most = 10
      findings.insert(
        Finding(
          .shape,
          lost.prefix(most).map { "+ \($0) is gone" }
            + (lost.count > most ? ["  … \(lost.count - most) more"] : [])),
        at: 0)
    }
    return findings + promised.order.flatMap { changes(at: $0, in: now) }
  }

  private func changes(at path: String, in now: ElementPaths) -> [Finding] {
    guard let before = promised.byPath[path], let after = now.byPath[path] else { return [] }
    let lengths = before.isList ? ListLengths.findings(at: path, from: before.count, to: after.count) : []
    guard before.isNumeric, !after.isNumeric else { return lengths }
    return lengths + [
      Finding(
        .shape, ["+ \(path): expected a number, found \"\(after.oddText ?? "")\""], isNoted: before.count < 5)
    ]
  }
}

/// The ways to all elements and attributes of a tree: `/catalog/book/@id`.
private struct ElementPaths {
  struct Place {
    var count = 0
    /// There were several in one element.
    var isList = false
    /// Every text in it is a number, and there is one.
    var isNumeric = true
    /// The first text that is none.
    var oddText: String?
  }

  private(set) var byPath: [String: Place] = [:]
  private(set) var order: [String] = []

  init(_ tree: MarkupTree) {
    for node in tree.nodes { add(node, below: "") }
  }

  private mutating func add(_ node: MarkupNode, below parent: String) {
    guard case .element(let name, let attributes, let children) = node else { return }
    let path = "\(parent)/\(name)"
    let elements = children.filter { if case .element = $0 { true } else { false } }
    note(path, text: elements.isEmpty ? node.text : nil)
    for attribute in attributes { note("\(path)/@\(attribute.key)", text: attribute.value) }
    var counts: [String: Int] = [:]
    for case .element(let child, _, _) in elements { counts[child, default: 0] += 1 }
    for child in elements { add(child, below: path) }
    for (child, count) in counts where count > 1 { byPath["\(path)/\(child)"]?.isList = true }
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
