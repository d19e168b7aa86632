/// Looks for a text in keys and scalars, from any value of a document on. ASCII letters match in either case.
package struct TextSearch: Sendable {
  private let wanted: [UInt8]

  package init(_ text: String) { wanted = text.utf8.map(lowercased) }

  /// The next value after one of those in `root`, in the order of the text, whose key has the text, or that has it itself;
  /// from the beginning again where there is none behind it. `nil` where there is none at all.
  package func next(after node: Node, in root: Node) -> Node? {
    let tape = node.tape
    let (behind, end) = (tape.step(node.index), tape.next(root.index))
    return first(in: min(behind, end)..<end, of: node.storage)
      ?? first(in: root.index..<min(behind, end), of: node.storage)
  }

  /// The same backwards.
  package func previous(before node: Node, in root: Node) -> Node? {
    let tape = node.tape
    let hasKey = node.index > root.index && tape.rawToken(node.index - 1).isKey
    let start = hasKey ? node.index - 1 : node.index
    return last(in: root.index..<start, of: node.storage)
      ?? last(in: start..<tape.next(root.index), of: node.storage)
  }

  /// Whether the value, or anything in it, has the text.
  package func isIn(_ node: Node) -> Bool {
    first(in: node.index..<node.tape.next(node.index), of: node.storage) != nil
  }

  /// Whether a key or a scalar has the text.
  package func isIn(text: some Sequence<UInt8>) -> Bool { holds(Array(text)) }

  private func first(in words: Range<Int>, of storage: JSONDocument.Storage) -> Node? {
    guard !wanted.isEmpty else { return nil }
    return storage.bytes.withUnsafeBufferPointer { bytes in
      var index = words.lowerBound
      while index < words.upperBound {
        if matches(index, storage, bytes) { return value(at: index, storage) }
        index = storage.tape.step(index)
      }
      return nil
    }
  }

  private func last(in words: Range<Int>, of storage: JSONDocument.Storage) -> Node? {
    guard !wanted.isEmpty else { return nil }
    return storage.bytes.withUnsafeBufferPointer { bytes in
      var found: Int?
      var index = words.lowerBound
      while index < words.upperBound {
        if matches(index, storage, bytes) { found = index }
        index = storage.tape.step(index)
      }
      return found.map { value(at: $0, storage) }
    }
  }

  private func value(at index: Int, _ storage: JSONDocument.Storage) -> Node {
    Node(storage: storage, index: storage.tape.rawToken(index).isKey ? index + 1 : index)
  }

  private func matches(
    _ index: Int, _ storage: JSONDocument.Storage, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let tape = storage.tape
    switch tape.token(index) {
    case .array, .object: return false
    case .escapedString, .escapedKey: return holds(Array(Unescaped(storage.bytes[tape.range(index)]).utf8))
    default: return holds(UnsafeBufferPointer(rebasing: bytes[tape.range(index)]))
    }
  }

  private func holds(_ text: [UInt8]) -> Bool { text.withUnsafeBufferPointer(holds) }

  private func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = wanted.first, text.count >= wanted.count else { return false }
    for start in 0...text.count - wanted.count where lowercased(text[start]) == first {
      var length = 1
      while length < wanted.count, lowercased(text[start + length]) == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isKey: Bool { Tape.Token.isKey(self) }
}

private func lowercased(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte }
