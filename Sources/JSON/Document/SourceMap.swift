/// Where the values of a document stand in the text they were read from, when that was written in another notation.
package struct SourceMap: Sendable {
  /// The text in UTF-8, without a byte order mark.
  package let source: [UInt8]
  /// Bytes of the document, rising, and how many scalars of the source are before what stands there.
  private var offsets: [UInt32] = []
  private var scalars: [UInt32] = []

  package init(_ source: [UInt8]) {
    self.source = source
    offsets.reserveCapacity(source.count / 16)
    scalars.reserveCapacity(source.count / 16)
  }

  package var count: Int { offsets.count }

  /// Says that what begins at this byte of the document, and no earlier than all that was said before, is there.
  package mutating func add(_ offset: Int, scalar: Int) {
    offsets.append(UInt32(truncatingIfNeeded: offset))
    scalars.append(UInt32(truncatingIfNeeded: scalar))
  }

  /// Forgets all but the first.
  package mutating func truncate(to count: Int) {
    offsets.removeLast(max(0, offsets.count - count))
    scalars.removeLast(max(0, scalars.count - count))
  }

  /// Makes room in the document: what stands at this byte or behind it moves on.
  package mutating func move(from offset: Int, by distance: Int) {
    for index in stride(from: offsets.count - 1, through: 0, by: -1) {
      guard Int(offsets[index]) >= offset else { return }
      offsets[index] &+= UInt32(truncatingIfNeeded: distance)
    }
  }

  /// Where in the source that stands which is at this byte of the document, or in the value around it.
  package func position(of offset: Int) -> Position { position(ofScalar: scalar(at: offset)) }

  /// How many scalars of the source are before what is at this byte of the document, or before the value around it.
  func scalar(at offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(offsets[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : Int(scalars[low - 1])
  }

  /// Where in the source a scalar stands that has so many before it.
  package func position(ofScalar number: Int) -> Position {
    var left = number
    let offset = source.firstIndex { byte in
      guard byte & 0xc0 != 0x80 else { return false }
      left -= 1
      return left < 0
    }
    return Position(of: offset ?? source.count, in: source[...])
  }
}
