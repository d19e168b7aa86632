/// The lines that the values of a document stand in, for who asks of many of them: a position counts from the beginning
/// of the text each time.
package struct LineNumbers: Sendable {
  private let document: JSONDocument
  /// Where each line but the first begins: at this byte of a text, or this scalar of the text it was made from.
  private let starts: [Int]

  package init(_ document: JSONDocument) {
    self.document = document
    guard let source = document.storage.map?.source else {
      starts = document.bytes.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
      return
    }
    var starts: [Int] = []
    var scalar = 0
    for byte in source where byte & 0xc0 != 0x80 {
      scalar += 1
      if byte == UInt8(ascii: "\n") { starts.append(scalar) }
    }
    self.starts = starts
  }

  /// The line that a value of the document begins in, from 1.
  package subscript(node: Node) -> Int {
    let offset = node.byteRange.lowerBound
    let place = document.storage.map?.scalar(at: offset) ?? offset
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
