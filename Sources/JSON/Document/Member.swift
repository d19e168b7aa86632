/// A member of an object, in the order of the text.
public struct Member: Sendable {
  /// The key as a node of kind `string`; `key.text` has its quotes and escapes.
  public let key: Node
  /// What stands behind the key.
  public let value: Node

  /// The key with its escapes resolved.
  public var name: String { key.string ?? "" }
}
