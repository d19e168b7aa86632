internal import ApusJSON

/// JSON in whose texts anything may stand at some places.
struct GapDocument {
  private let root: Node

  init(_ root: Node) { self.root = root }

  /// Where other JSON is not this one, in words; `nil` when it is, however it is laid out.
  func difference(from other: Node) -> String? { Self.difference(root, other, depth: 0) }

  /// What stands in its gaps, in JSON that fits.
  func values(in other: Node) -> [(name: String, value: String)] { Self.values(root, other, depth: 0) }

  private static func values(_ own: Node, _ other: Node, depth: Int) -> [(name: String, value: String)] {
    guard depth < 200 else { return [] }
    if let text = own.string {
      let gap = GapText(text)
      return gap.hasGaps ? gap.values(in: other.string ?? other.text) ?? [] : []
    }
    if own.kind == .array {
      return zip(own.children, other.children).flatMap { values($0, $1, depth: depth + 1) }
    }
    return own.members.flatMap { member in
      other[member.name].map { values(member.value, $0, depth: depth + 1) } ?? []
    }
  }

  private static func difference(_ own: Node, _ other: Node, depth: Int) -> String? {
    if own.sameValue(as: other) { return nil }
    let place = "\(own.path)"
    guard depth < 200 else { return "its body differs at \(place)" }
    if let text = own.string, case let gap = GapText(text), gap.hasGaps {
      // A secret may have been any value.
      if !other.isContainer, gap.values(in: other.string ?? other.text) != nil { return nil }
    } else if own.kind == .array, other.kind == .array, own.count == other.count {
      return zip(own.children, other.children).lazy.compactMap { difference($0, $1, depth: depth + 1) }.first
    } else if own.kind == .object, other.kind == .object {
      for member in own.members {
        guard let same = other[member.name] else { return "its body has \(member.value.path)" }
        if let found = difference(member.value, same, depth: depth + 1) { return found }
      }
      if let more = other.members.first(where: { own[$0.name] == nil }) {
        return "its body has no \(more.value.path)"
      }
      return nil
    }
    return "its body differs at \(place)"
  }
}
