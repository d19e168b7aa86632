/// The members of an object, duplicates included; nothing for any other value.
public struct Members: Sequence, IteratorProtocol, Sendable {
  private let storage: JSONDocument.Storage
  private var children: Children?

  init(of node: Node) {
    storage = node.storage
    children = node.kind == .object ? Children(of: node) : nil
  }

  /// The next member; `nil` behind the last.
  public mutating func next() -> Member? {
    guard let value = children?.nextIndex() else { return nil }
    return Member(key: Node(storage: storage, index: value - 1), value: Node(storage: storage, index: value))
  }
}
