internal import ApusSystem
internal import ApusText

/// Everything there is to see of the editor at one moment, as plain values.
struct EditorView {
  var prompt = Prompt("")
  var line = LineState()
  var spans: [StyledSpan] = []
  /// Dim text after the end of the line, while the cursor is there.
  var suggestion = ""
  var menu: CandidateMenu?
  var glyphs = Glyphs.unicode
  /// What stands before the last row of a text that goes on, where that is something else than before the others.
  var lastContinuation: StyledText?

  /// Three dots, behind what is still open where that is known.
  static func continuation(_ open: String?, _ glyphs: Glyphs) -> StyledText {
    StyledText((open ?? "") + glyphs.ellipsis + " ", .dim)
  }

  /// The picture for a terminal of this size. With the plain theme it has no colours.
  func frame(in size: TerminalSize, theme: Theme) -> Frame {
    var builder = FrameBuilder(columns: size.columns, theme: theme)
    builder.put(prompt.left)
    let cursor = putLine(&builder)
    putSuggestion(&builder)
    if builder.position.row == 0 { putRightPrompt(&builder) }
    putMenu(&builder, size: size)
    return builder.finish(cursor: cursor)
  }

  private func putLine(_ builder: inout FrameBuilder) -> Frame.Position {
    var cursor: Frame.Position?
    let lastBreak = lastContinuation == nil ? nil : line.text.utf8.lastIndex(of: UInt8(ascii: "\n"))
    let lastStart = lastBreak.map { line.text.utf8.distance(from: line.text.startIndex, to: $0) + 1 }
    StyledText(line.text, spans: spans).forEachCharacter { character, offset, role in
      let end = offset + character.utf8.count
      let holdsCursor = cursor == nil && line.cursor < end
      let cells = character == "\n" || character == "\r\n" ? [] : GlyphCell.cells(of: character)
      if holdsCursor, cells.isEmpty { cursor = builder.position }
      for (index, cell) in cells.enumerated() {
        let place = builder.put(cell, role)
        if holdsCursor, index == 0 { cursor = place }
      }
      if cells.isEmpty {
        builder.breakRow()
        let usual = Self.continuation(nil, glyphs)
        builder.put(end == lastStart ? lastContinuation ?? usual : usual)
      }
    }
    return cursor ?? builder.position
  }

  /// Shows as much of the suggestion as the row has room for, without reaching the margin.
  private func putSuggestion(_ builder: inout FrameBuilder) {
    guard !suggestion.isEmpty else { return }
    let room = builder.columns - builder.position.column - 1
    guard room > 1 else { return }
    let firstLine = suggestion.prefix { $0 != "\n" }
    let shown = firstLine.count < suggestion.count ? firstLine + " " + glyphs.ellipsis : firstLine
    builder.put(StyledText(Columns.clip(String(shown), to: room, glyphs), .dim))
  }

  /// One column stays free at the margin and two before the prompt; without that room it is not shown.
  private func putRightPrompt(_ builder: inout FrameBuilder) {
    let width = DisplayWidth.of(prompt.right.text)
    let start = builder.columns - 1 - width
    guard width > 0, start >= builder.position.column + 2 else { return }
    builder.skip(to: start)
    builder.put(prompt.right)
  }

  /// The list takes what the line leaves of the screen, and at least a third of it.
  private func putMenu(_ builder: inout FrameBuilder, size: TerminalSize) {
    guard let menu, !menu.candidates.isEmpty else { return }
    let free = size.rows - builder.frame.rows.count
    for row in menu.rows(
      columns: builder.columns, rows: max(free, size.rows / 3), glyphs)
    {
      builder.breakRow()
      builder.put(row)
    }
  }
}
