internal import ApusJSON

/// The members of the objects that references lead into, by name: an object of thousands is searched once, not once a
/// reference.
struct MemberIndex {
  private let root: Node
  private var members: [Substring: [String: Node]] = [:]

  init(_ root: Node) { self.root = root }

  /// What a pointer leads to; `nil` where only `Node.target(ofPointer:)` can tell.
  mutating func target(ofPointer pointer: Substring) -> Node? {
    guard let slash = pointer.lastIndex(of: "/"), !pointer.utf8.contains(where: { "~%".utf8.contains($0) })
    else {
      return nil
    }
    let container = pointer[..<slash]
    if let known = members[container] { return known[String(pointer[slash...].dropFirst())] }
    let found = root.target(ofPointer: container)?.members.map { ($0.name, $0.value) } ?? []
    members[container] = Dictionary(found) { $1 }
    return target(ofPointer: pointer)
  }
}
