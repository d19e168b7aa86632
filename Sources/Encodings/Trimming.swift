extension Substring {
  /// Without white space at either end, line breaks included.
  package var trimmed: String {
    if let first = utf8.first, let last = utf8.last, first &- 0x21 < 0x5e, last &- 0x21 < 0x5e {
      return String(self)
    }
    return trimming(\.isWhitespace)
  }

  /// Without the spaces and tabs at either end, which is all that HTTP and documents in lines call blank.
  package var trimmingBlanks: String { trimming { $0 == " " || $0 == "\t" } }

  /// Without some characters at either end.
  package func trimming(_ isOut: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isOut($0) }), let last = lastIndex(where: { !isOut($0) }) else {
      return ""
    }
    return String(self[first...last])
  }
}

// Of both by themselves: what is written for every kind of text is put together when it first runs, which takes longer
// than all the rest of a short line.
extension String {
  /// Without white space at either end, line breaks included.
  package var trimmed: String { self[...].trimmed }

  /// Without the spaces and tabs at either end, which is all that HTTP and documents in lines call blank.
  package var trimmingBlanks: String { self[...].trimmingBlanks }

  /// Without white space at its end.
  package var trimmedAtEnd: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
