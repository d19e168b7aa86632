/// Finds the children of one container by their positions, without stepping each time over all that stand before them.
///
/// It remembers where every so many-th child begins, as far as somebody has come. A list of a million elements takes 60 kB.
package struct ChildIndex: Sendable {
  private let container: Node
  private let hasKeys: Bool
  private var marks: [UInt32]

  private static let stride = 64

  package init(of container: Node) {
    self.container = container
    hasKeys = container.kind == .object
    marks = container.isContainer ? [UInt32(container.index + Tape.containerWords)] : []
  }

  /// The child at a position, with its key in an object; `nil` where there is none.
  package mutating func child(at position: Int) -> (key: Node?, value: Node)? {
    guard position >= 0, position < container.count else { return nil }
    let wanted = position / Self.stride
    while marks.count <= wanted, let last = marks.last {
      marks.append(UInt32(index(after: Self.stride, from: Int(last))))
    }
    let start = index(after: position % Self.stride, from: Int(marks[wanted]))
    let storage = container.storage
    guard hasKeys else { return (nil, Node(storage: storage, index: start)) }
    return (Node(storage: storage, index: start), Node(storage: storage, index: start + 1))
  }

  /// Where a child begins, its key included, that comes so many later.
  private func index(after count: Int, from start: Int) -> Int {
    let tape = container.tape
    var index = start
    for _ in 0..<count { index = tape.next(hasKeys ? index + 1 : index) }
    return index
  }
}

extension Node {
  /// What no other value of its document has; it grows in the order of the text.
  package var ordinal: Int { index }

  /// Whether another value is this one or lies in it.
  package func holds(_ other: Node) -> Bool { other.index >= index && other.index < tape.next(index) }

  /// The way down to a value in it, as positions; `nil` where it is not in it.
  package func positions(to target: Node) -> [Int]? {
    guard holds(target) else { return nil }
    var positions: [Int] = []
    var container = self
    while container.index != target.index {
      var position = 0
      var inner: Node?
      for child in container.children {
        if child.holds(target) {
          inner = child
          break
        }
        position += 1
      }
      // A key is no value.
      guard let inner else { return nil }
      positions.append(position)
      container = inner
    }
    return positions
  }
}
