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
    index = node.index + Tape.containerWords
    end = node.isContainer ? storage.tape.end(node.index) : index
  }

  public mutating func next() -> Node? {
    nextIndex().map { Node(storage: storage, index: $0) }
  }

  /// Where the next value stands on the tape; its key, if it has one, stands right before it.
  @inline(__always)
  mutating func nextIndex() -> Int? {
    guard index < end else { return nil }
    let value = hasKeys ? index + 1 : index
    index = storage.tape.next(value)
    return value
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
    guard let value = children?.nextIndex() else { return nil }
    return Member(key: Node(storage: storage, index: value - 1), value: Node(storage: storage, index: value))
  }
}

extension Node {
  /// The elements of an array or the values of an object.
  public var children: Children { Children(of: self) }

  /// The members of an object.
  public var members: Members { Members(of: self) }

  /// The element at a position; `nil` when there is none. Negative positions count from the end.
  public subscript(position: Int) -> Node? {
    storage.element(at: position, of: index).map { Node(storage: storage, index: $0) }
  }

  /// The value of a member; the last one where a key is repeated, as most readers of JSON take it.
  public subscript(key: String) -> Node? {
    storage.value(of: Array(key.utf8), in: index).map { Node(storage: storage, index: $0) }
  }
}
