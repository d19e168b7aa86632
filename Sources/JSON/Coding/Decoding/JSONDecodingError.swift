/// Why a document is not what a type asked for: where, what was expected there, and what stood there instead.
///
///     expected a number at .items[57].owner.id, found a string (line 12834, column 13)
public struct JSONDecodingError: Error, Sendable {
  /// In which way the value does not fit.
  public enum Kind: Sendable, Hashable {
    /// An object lacks a key, or an array an element.
    case missing
    /// The value is of another kind: a string for a number, `null` for an object.
    case type
    /// The value is of the right kind, and still not one the type takes: 300 for an `Int8`, an unknown date.
    case value
  }

  /// What does not fit: a value is missing, of another type, or not one that the type takes.
  public let kind: Kind
  /// The value that does not fit; for a missing key the object that lacks it.
  public let node: Node
  /// For people: "a number", "the key \"id\"".
  public let expected: String
  /// For people: "a string", "300".
  public let found: String
  /// What the type said itself, when it refused the value.
  public let detail: String?
  private let type: any Any.Type

  init(
    _ kind: Kind, at node: Node, expected: String, found: String? = nil, type: any Any.Type,
    detail: String? = nil
  ) {
    self.kind = kind
    self.node = node
    self.expected = expected
    self.found = found ?? (kind == .value ? quotation(of: node) : withArticle(node.kind.description))
    self.type = type
    self.detail = detail
  }

  /// The Swift type that was to be made of the value: `Int`, `Repository`.
  public var typeName: String { String(describing: type) }

  /// The place in the document, in lines and columns.
  public var position: Position { node.position }

  /// The bytes of the document that the value takes up.
  public var byteRange: Range<Int> { node.byteRange }

  /// The way from the document's root to the value, its keys spelled as in the document.
  public var codingPath: [any CodingKey] { node.path.steps.map(PathKey.init) }

  /// The same way as text: `.items[57].owner.id`; the root is `.`.
  public var path: String { node.path.description }
}

extension JSONDecodingError: CustomStringConvertible {
  /// What was expected, what was found, and where, with line and column.
  public var description: String {
    let text = "expected \(expected) at \(shortPath), found \(found) (\(position))"
    return detail.map { "\(text): \($0)" } ?? text
  }

  /// Very deep paths lose their middle.
  private var shortPath: String {
    let whole = node.path
    guard whole.steps.count > 40 else { return whole.description }
    let head = Location(Array(whole.steps.prefix(5))).description
    let tail = Location(Array(whole.steps.suffix(5))).description
    return "\(head)…\(tail.hasPrefix(".[") ? String(tail.dropFirst()) : tail)"
  }
}

/// "a number", "an object", "null".
func withArticle(_ word: String) -> String {
  switch word.first {
  case "a", "o": "an \(word)"
  case "n" where word == "null": word
  default: "a \(word)"
  }
}

/// A scalar as it is spelled, shortened; a container by its kind.
private func quotation(of node: Node) -> String {
  guard !node.isContainer else { return withArticle(node.kind.description) }
  let limit = 40
  guard node.byteRange.count > limit else { return node.text }
  let head = String(decoding: node.bytes.prefix(limit * 4), as: UTF8.self)
  return head.count > limit ? head.prefix(limit) + "…" : node.text
}
