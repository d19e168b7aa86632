/// The values inside a container, in the order of the text; nothing for a scalar.
public struct Children: Sequence, IteratorProtocol, Sendable {
  private let storage: JSONDocument.Storage
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
