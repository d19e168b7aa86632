/// JSON Merge Patch (RFC 7396): a value in which only what changes is there, and `null` is what goes.
package enum MergePatch {
  /// Deeper than this nobody patches.
  private static let deepest = 200

  /// What makes one object of another; `nil` where a merge patch cannot say that: a member that becomes null, or values
  /// that are no objects.
  package static func text(from old: Node, to new: Node) -> String? { text(from: old, to: new, depth: 0) }

  private static func text(from old: Node, to new: Node, depth: Int) -> String? {
    guard old.kind == .object, new.kind == .object, depth < deepest else { return nil }
    var members: [String] = []
    var seen: Set<String> = []
    for member in new.members where seen.insert(member.name).inserted {
      guard let value = new[member.name] else { continue }
      guard let before = old[member.name] else {
        guard !hasNull(value) else { return nil }
        members.append("\(member.key.text): \(value.text)")
        continue
      }
      if before.sameValue(as: value) { continue }
      if before.kind == .object, value.kind == .object {
        guard let inner = text(from: before, to: value, depth: depth + 1) else { return nil }
        members.append("\(member.key.text): \(inner)")
      } else if hasNull(value) {
        return nil
      } else {
        members.append("\(member.key.text): \(value.text)")
      }
    }
    for member in old.members where seen.insert(member.name).inserted {
      members.append("\(member.key.text): null")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// Whether a null would be taken for something to remove. Those in lists are not.
  private static func hasNull(_ value: Node) -> Bool {
    value.kind == .null || value.kind == .object && value.children.contains(where: hasNull)
  }

  /// The text of a value to which a patch was done.
  package static func text(of target: Node, patchedBy patch: Node) -> String {
    text(of: target, patchedBy: patch, depth: 0)
  }

  private static func text(of target: Node?, patchedBy patch: Node, depth: Int) -> String {
    guard patch.kind == .object, depth < deepest else { return patch.text }
    var members: [String] = []
    var seen: Set<String> = []
    let object = target?.kind == .object ? target : nil
    for member in (object.map { Array($0.members) } ?? []) where seen.insert(member.name).inserted {
      let value = object?[member.name]
      guard let change = patch[member.name] else {
        if let value { members.append("\(member.key.text): \(value.text)") }
        continue
      }
      guard change.kind != .null else { continue }
      members.append("\(member.key.text): \(text(of: value, patchedBy: change, depth: depth + 1))")
    }
    for member in patch.members where seen.insert(member.name).inserted && member.value.kind != .null {
      members.append("\(member.key.text): \(text(of: nil, patchedBy: member.value, depth: depth + 1))")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
