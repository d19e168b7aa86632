/// The line and the cursor, in UTF-8 offsets.
struct LineState: Equatable {
  var text = ""
  var cursor = 0

  var isAtEnd: Bool { cursor >= text.utf8.count }
}

extension LineState {
  var before: Substring { text[..<cursorIndex] }
  var after: Substring { text[cursorIndex...] }

  /// The character left of the cursor; empty at the beginning.
  var characterBefore: Substring { before.suffix(1) }
  /// The character right of the cursor; empty at the end.
  var characterAfter: Substring { after.prefix(1) }

  /// From the beginning of the cursor's row to the cursor, and from there to the end of the row.
  var rowBefore: Substring { before.lastIndex(of: "\n").map { before[$0...].dropFirst() } ?? before }
  var rowAfter: Substring { after.prefix { $0 != "\n" } }

  private var cursorIndex: String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(0, cursor), text.utf8.count))
  }
}
