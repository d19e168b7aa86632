extension SessionDocument {
  /// Reads a document whose end may be missing, as when the program was killed while it wrote.
  ///
  /// What comes after the last finished step is dropped, and `isComplete` is false then. A document that is wrong for
  /// another reason is refused as ever.
  package static func recovering(
    _ bytes: [UInt8], file: String = "session.md"
  ) throws(SessionSyntaxError) -> (document: SessionDocument, isComplete: Bool) {
    do {
      return (try SessionDocument(parsing: bytes, file: file), true)
    } catch {
      guard error.isAtEnd(of: bytes) else { throw error }
      for kept in finishedPrefixes(of: bytes) {
        if let document = try? SessionDocument(parsing: kept, file: file) { return (document, false) }
      }
      throw error
    }
  }

  /// The whole lines; those before the last step with its block closed; those before its block.
  private static func finishedPrefixes(of bytes: [UInt8]) -> [[UInt8]] {
    let newline = UInt8(ascii: "\n")
    let whole = bytes[..<(bytes.lastIndex(of: newline).map { $0 + 1 } ?? 0)]
    let starts = [whole.startIndex] + whole.indices.filter { whole[$0] == newline }.map { $0 + 1 }
    func lastLine(from prefix: String) -> ArraySlice<UInt8> {
      whole[..<(starts.last { whole[$0...].starts(with: prefix.utf8) } ?? whole.startIndex)]
    }
    let beforeStep = lastLine(from: "$")
    let candidates = [Array(whole), Array(beforeStep) + "```\n".utf8, Array(lastLine(from: "```console"))]
    return candidates.sorted { $0.count > $1.count }
  }
}

extension SessionSyntaxError {
  /// Whether more text might have made it right: the text ends too early, or within the line that is wrong.
  fileprivate func isAtEnd(of bytes: [UInt8]) -> Bool {
    let newline = UInt8(ascii: "\n")
    let lineCount = bytes.count { $0 == newline } + 1
    return found == SessionParser.endOfFile || (line == lineCount && bytes.last != newline)
  }
}
