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

  /// The next child; `nil` behind the last.
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

extension JSONDocument {
  /// A member, and where the text of its object begins.
  package typealias NamedMember = (member: Member, object: Int)

  /// The members of all objects whose names are wanted, in the order of the text. A name that comes again and again is
  /// seldom asked about more than once.
  package func members(where isWanted: (String) -> Bool) -> [NamedMember] {
    storage.bytes.lend { members(in: $0, where: isWanted) }
  }

  private func members(in text: LentBytes, where isWanted: (String) -> Bool) -> [NamedMember] {
    let tape = storage.tape
    var found: [NamedMember] = []
    var objects: [Int] = []
    var plain = PlainKeys()
    var index = 0
    while index < tape.count {
      while let object = objects.last, tape.end(object) <= index { objects.removeLast() }
      let token = tape.rawToken(index)
      if Tape.Token.isKey(token) {
        let range = tape.range(index)
        if !plain.has(range, in: text) {
          let key = Node(storage: storage, index: index)
          if isWanted(key.string ?? "") {
            let start = objects.last.map(tape.start) ?? 0
            found.append((Member(key: key, value: Node(storage: storage, index: index + 1)), start))
          } else {
            plain.add(range, in: text)
          }
        }
      } else if tape.isObject(index) {
        objects.append(index)
      }
      index = tape.step(index)
    }
    return found
  }
}

/// Keys that are known not to be wanted, as they stand in a text, whose tape says that they lie in it. It forgets the oldest of four where another takes its
/// place: objects of one shape have a few dozens of keys, some of which fall together.
private struct PlainKeys {
  private static let ways = 4
  private var ranges = [Range<Int>](repeating: 0..<0, count: 64 * ways)

  /// By all bytes: keys of one object often begin, end and are as long alike, such as `name` and `note`.
  private static func slot(_ range: Range<Int>, _ text: LentBytes) -> Int {
    var hash: UInt32 = 0x811c_9dc5
    for index in range { hash = (hash ^ UInt32(text.uncheckedByte(index))) &* 0x0100_0193 }
    return Int((hash ^ hash >> 16) & 63) * ways
  }

  func has(_ range: Range<Int>, in text: LentBytes) -> Bool {
    let first = Self.slot(range, text)
    return (first..<first + Self.ways).contains { Self.equal(ranges[$0], range, in: text) }
  }

  private static func equal(_ known: Range<Int>, _ range: Range<Int>, in text: LentBytes) -> Bool {
    guard known.count == range.count, !range.isEmpty else { return false }
    for offset in 0..<range.count
    where text.uncheckedByte(known.lowerBound + offset) != text.uncheckedByte(range.lowerBound + offset) {
      return false
    }
    return true
  }

  mutating func add(_ range: Range<Int>, in text: LentBytes) {
    let first = Self.slot(range, text)
    for way in (first + 1..<first + Self.ways).reversed() { ranges[way] = ranges[way - 1] }
    ranges[first] = range
  }
}
