internal import ApusText

extension Output {
  /// So much is made fit for a screen between two looks at whether anybody still waits for it.
  private static let visiblePiece = 16 << 10

  /// Writes text for other programs, which on a screen drives no terminal.
  package func write(visible text: String) throws(SinkClosed) {
    guard console.outTraits.isTerminal else { return try write(Array(text.utf8)[...]) }
    try write(text, keepingStyles: false)
  }

  /// Writes lines that were made for other programs of what came. In a log of GitHub's runner none is a command there.
  package func write(lines text: String) throws(SinkClosed) {
    guard console.outTraits.isForRunner else { return try console.out.write(text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try console.out.write(lines.map { RunnerLines.defused(String($0)) }.joined(separator: "\n"))
  }

  /// Writes text to the screen, piece by piece: of one of a few megabytes ^C need not wait for all.
  ///
  /// - Parameter keepingStyles: whether it is coloured; then only a line's end is sure to be between two colours.
  func write(_ text: String, keepingStyles: Bool) throws(SinkClosed) {
    var rest = text[...]
    while !rest.isEmpty {
      if Task.isCancelled { throw .interrupted }
      let piece = rest[..<Self.pieceEnd(in: rest, keepingStyles)]
      try write(Array(VisibleText.block(String(piece), keepingStyles: keepingStyles).utf8)[...])
      rest = rest[piece.endIndex...]
    }
  }

  private static func pieceEnd(in text: Substring, _ endsLine: Bool) -> String.Index {
    let bytes = text.utf8
    guard let end = bytes.index(text.startIndex, offsetBy: visiblePiece, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text.endIndex }
    guard endsLine else { return text.index(after: end) }
    guard let lineFeed = bytes[end...].firstIndex(of: 0x0a) else { return text.endIndex }
    return bytes.index(after: lineFeed)
  }
}
