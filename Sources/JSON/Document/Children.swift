/// A member of an object, in the order of the text.
public struct Member: Sendable {
  /// The key as a node of kind `string`; `key.text` has its quotes and escapes.
  public let key: Node
  public let value: Node

  /// The key with its escapes resolved.
  public var name: String { key.string ?? "" }
}

/// The values inside a container, in the order of the text; nothing for a scalar.
public struct Children: Sequence, IteratorProtocol, Sendable {
  private let storage: Document.Storage
  private let hasKeys: Bool
  private var index: Int
  private let end: Int

  init(of node: Node) {
    storage = node.storage
    hasKeys = storage.tape.isObject(node.index)
    index = node.index + 2
    end = node.isContainer ? storage.tape.end(node.index) : index
  }

  public mutating func next() -> Node? { nextMember()?.value }

  mutating func nextMember() -> (key: Int, value: Node)? {
    guard index < end else { return nil }
    let key = index
    let value = hasKeys ? index + 1 : index
    index = storage.tape.next(value)
    return (key, Node(storage: storage, index: value))
  }
}

/// The members of an object, duplicates included; nothing for any other value.
public struct Members: Sequence, IteratorProtocol, Sendable {
  private let storage: Document.Storage
  private var children: Children?

  init(of node: Node) {
    storage = node.storage
    children = node.kind == .object ? Children(of: node) : nil
  }

  public mutating func next() -> Member? {
    guard let (key, value) = children?.nextMember() else { return nil }
    return Member(key: Node(storage: storage, index: key), value: value)
  }
}

extension Node {
  /// The elements of an array or the values of an object.
  public var children: Children { Children(of: self) }

  /// The members of an object.
  public var members: Members { Members(of: self) }

  /// The element at a position; `nil` when there is none. Negative positions count from the end.
  public subscript(position: Int) -> Node? {
    guard kind == .array else { return nil }
    let wanted = position < 0 ? position + count : position
    guard wanted >= 0, wanted < count else { return nil }
    var children = self.children
    for _ in 0..<wanted { _ = children.next() }
    return children.next()
  }

  /// The value of a member; the last one where a key is repeated, as most readers of JSON take it.
  public subscript(key: String) -> Node? {
    var found: Node?
    for member in members where member.key.hasString(key) { found = member.value }
    return found
  }
}
