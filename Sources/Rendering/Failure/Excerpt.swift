package import ApusJSON

/// A line of a text, and the part of it that a failure is about.
///
///     12834 |       "id": "u-993",
///           |             ^^^^^^^
package struct Excerpt: Sendable, Hashable {
  /// `nil` for a line that was typed, which needs no number.
  let lineNumber: Int?
  let before: [UInt8]
  /// Empty when something is missing at this place.
  let marked: [UInt8]
  let after: [UInt8]

  /// The line where `span` begins. Positions count from the first byte; beyond the end means the end.
  package init(_ span: Range<Int>, in bytes: ArraySlice<UInt8>) {
    let start = min(bytes.startIndex + max(0, span.lowerBound), bytes.endIndex)
    let place = Self.visiblePlace(start, in: bytes)
    let lineStart = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? bytes.startIndex
    let lineEnd = bytes[place...].firstIndex(of: newline) ?? bytes.endIndex
    let end = max(place, min(bytes.startIndex + max(0, span.upperBound), lineEnd))
    lineNumber = Position(of: place - bytes.startIndex, in: bytes).line
    before = Array(bytes[lineStart..<place])
    marked = Array(bytes[place..<end])
    after = Array(bytes[end..<lineEnd])
  }

  /// The line a value of a document begins on.
  package init(_ node: Node) { self.init(node.byteRange, in: node.document.bytes) }

  /// The byte where a text stops being JSON.
  package init(_ error: SyntaxError, in bytes: ArraySlice<UInt8>) {
    let offset = error.position.offset
    self.init(offset..<offset + 1, in: bytes)
  }

  /// A line somebody typed; `span` counts its UTF-8.
  package init(typed line: String, span: Range<Int>) { self.init(line: Array(line.utf8), span: span) }

  /// A line that stands alone, such as a header.
  package init(line bytes: [UInt8], span: Range<Int>) {
    let range = span.clamped(to: 0..<bytes.count)
    lineNumber = nil
    before = Array(bytes[..<range.lowerBound])
    marked = Array(bytes[range])
    after = Array(bytes[range.upperBound...])
  }

  /// Where a text ends too early, its last visible byte says more than the empty line after it.
  private static func visiblePlace(_ place: Int, in bytes: ArraySlice<UInt8>) -> Int {
    guard place == bytes.endIndex else { return place }
    let blanks: [UInt8] = [0x20, 0x09, 0x0a, 0x0d]
    return bytes.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? bytes.startIndex
  }
}

private let newline = UInt8(ascii: "\n")
