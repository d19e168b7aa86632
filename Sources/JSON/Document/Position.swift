/// A place in a text, for people: lines and columns count from 1.
public struct Position: Sendable, Hashable {
  /// The byte, counted from 0.
  public let offset: Int
  /// The first line is 1.
  public let line: Int
  /// Counts Unicode scalars, as most editors do; a byte order mark at the start counts as none. Bytes that only
  /// continue a scalar count as none too, even where they continue nothing.
  public let column: Int

  /// A position of its parts, which are taken as they are.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Finds `offset` in `bytes`. An offset past the end means the end.
  public init(of offset: Int, in bytes: ArraySlice<UInt8>) {
    let end = min(bytes.startIndex + max(0, offset), bytes.endIndex)
    var line = 1
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    var lineStart = min(bytes.startIndex + (bytes.starts(with: mark) ? 3 : 0), end)
    for index in bytes.startIndex..<end where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    let continuation = bytes[lineStart..<end].count { $0 & 0xc0 == 0x80 }
    self.init(
      offset: end - bytes.startIndex, line: line, column: end - lineStart - continuation + 1)
  }
}

extension Position: CustomStringConvertible {
  /// As it stands in messages: `line 3, column 9`.
  public var description: String { "line \(line), column \(column)" }
}
