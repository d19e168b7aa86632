/// The last of many things, so that a session may go on for days: no more than so many, and no more bytes in them than so
/// many. The very last stays, however large it is.
package struct Recent<Item: Sendable>: Sendable {
  package private(set) var items: [Item] = []
  /// Whether none goes, however many there are.
  package var keepsAll = false
  private let most: Int
  private let mostBytes: Int
  private let size: @Sendable (Item) -> Int
  private var byteCount = 0

  /// What is kept of a session, in bytes of bodies.
  package static var usualBytes: Int { 256 << 20 }

  package init(
    _ most: Int, bytes mostBytes: Int = usualBytes, size: @escaping @Sendable (Item) -> Int
  ) {
    (self.most, self.mostBytes, self.size) = (max(1, most), mostBytes, size)
  }

  /// - Returns: those that had to go.
  @discardableResult
  package mutating func append(_ item: Item) -> [Item] {
    items.append(item)
    byteCount += size(item)
    return trim()
  }

  package mutating func popLast() -> Item? {
    let last = items.popLast()
    if let last { byteCount -= size(last) }
    return last
  }

  /// Begins anew with the last of these.
  package mutating func begin(with items: [Item]) {
    self.items = items.suffix(most)
    byteCount = self.items.reduce(0) { $0 + size($1) }
    trim()
  }

  /// Lets go of the oldest, some at a time: for each alone, all the others would move.
  @discardableResult
  package mutating func trim() -> [Item] {
    guard !keepsAll else { return [] }
    var count = items.count > most + most / 8 ? items.count - most : 0
    var bytes = items[..<count].reduce(byteCount) { $0 - size($1) }
    if bytes > mostBytes {
      while bytes > mostBytes - mostBytes / 8, count < items.count - 1 {
        bytes -= size(items[count])
        count += 1
      }
    }
    guard count > 0 else { return [] }
    let gone = Array(items[..<count])
    items.removeFirst(count)
    byteCount = bytes
    return gone
  }
}
