/// Cuts bytes that arrive in pieces into lines, as NDJSON and server-sent events need it.
///
/// A line ends with LF, CRLF or CR. A line longer than `longestLine` is handed over in parts, so that a server that
/// never ends one cannot fill the memory.
package struct LineSplitter: Sendable {
  private let longestLine: Int
  private var rest: [UInt8] = []
  /// A CR ended the last line, so an LF right behind it belongs to that end.
  private var endedWithCR = false

  package init(longestLine: Int = 16 << 20) { self.longestLine = max(1, longestLine) }

  /// The lines that `piece` completes, without their ends.
  package mutating func lines(in piece: ArraySlice<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = piece.startIndex
    for index in piece.indices {
      let byte = piece[index]
      let isRestOfEnd = byte == UInt8(ascii: "\n") && endedWithCR && index == start && rest.isEmpty
      endedWithCR = byte == UInt8(ascii: "\r")
      if isRestOfEnd {
        start = index + 1
      } else if byte == UInt8(ascii: "\n") || endedWithCR {
        lines.append(rest + piece[start..<index])
        rest = []
        start = index + 1
      } else if rest.count + index - start + 1 >= longestLine {
        lines.append(rest + piece[start...index])
        rest = []
        start = index + 1
      }
    }
    rest += piece[start...]
    return lines
  }

  /// What follows the last end of line, once nothing more comes; `nil` when that is nothing.
  package mutating func finish() -> [UInt8]? {
    defer { rest = [] }
    return rest.isEmpty ? nil : rest
  }
}
