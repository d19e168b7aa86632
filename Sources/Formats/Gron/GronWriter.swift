package import ApusJSON

/// Writes a value as assignments, one a line, as `gron` does: each line has its whole path, so that `grep` finds places.
///
///     json.items[0].name = "x";
package struct GronWriter: Sendable {
  private let root: Node

  package init(_ root: Node) { self.root = root }

  /// A container that is being gone through: its children, and the name of the next.
  private struct Level {
    var children: Children
    var members: Members
    var position = 0
    let isObject: Bool
    /// How long the path to it is.
    let length: Int

    init(_ node: Node, length: Int) {
      children = node.children
      members = node.members
      isObject = node.kind == .object
      self.length = length
    }
  }

  /// Hands the lines to `sink`, some at a time. It ends where the effort does: a path is written with each of its values.
  package func write(within effort: inout Effort, to sink: (ArraySlice<UInt8>) throws -> Void) throws {
    var path = Array("json".utf8) + Self.steps(root.path)
    var text: [UInt8] = []
    var levels: [Level] = []
    Self.add(root, at: path, to: &text)
    if root.isContainer { levels.append(Level(root, length: path.count)) }
    while var level = levels.popLast() {
      path.removeSubrange(level.length...)
      guard let child = level.children.next() else { continue }
      if let member = level.members.next() {
        path += Self.step(member)
      } else {
        path += "[\(level.position)]".utf8
      }
      level.position += 1
      levels.append(level)
      guard effort.spend(1 + path.count / 8) else { break }
      Self.add(child, at: path, to: &text)
      if child.isContainer { levels.append(Level(child, length: path.count)) }
      guard text.count >= 4096 else { continue }
      try sink(text[...])
      text.removeAll(keepingCapacity: true)
    }
    if !text.isEmpty { try sink(text[...]) }
  }

  private static func add(_ node: Node, at path: [UInt8], to text: inout [UInt8]) {
    text += path
    text += " = ".utf8
    switch node.kind {
    case .object: text += "{}".utf8
    case .array: text += "[]".utf8
    default: text += node.bytes
    }
    text += ";\n".utf8
  }

  private static func steps(_ location: Location) -> [UInt8] {
    location.steps.flatMap { step in
      switch step {
      case .position(let position): Array("[\(position)]".utf8)
      case .key(let key): self.step(key, quoted: JSONString.quoted(key))
      }
    }
  }

  private static func step(_ member: Member) -> [UInt8] { step(member.name, quoted: member.key.text) }

  /// `.name` for what JavaScript takes for a name, `["odd key"]` for another, spelled as it came.
  private static func step(_ key: String, quoted: String) -> [UInt8] {
    let bytes = key.utf8
    let isName =
      bytes.first.map { !isDigit($0) } ?? false
      && bytes.allSatisfy {
        isDigit($0) || ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$")
      }
    return Array((isName ? ".\(key)" : "[\(quoted)]").utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
