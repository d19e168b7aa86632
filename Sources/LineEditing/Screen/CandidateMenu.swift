internal import ApusText
internal import ApusWords

/// The list below the line: what Tab offers, and which of it is chosen.
struct CandidateMenu: Equatable {
  var candidates: [Candidate]
  var selected: Int?

  static let mostRows = 10

  /// The rows of the list, at most `rows` of them. When not all fit, the last row says how many are left out; the
  /// chosen candidate is always among those shown.
  func rows(columns: Int, rows limit: Int, _ glyphs: Glyphs = .unicode) -> [StyledText] {
    let height = max(1, min(limit, Self.mostRows))
    let hasMeanings = candidates.contains { !$0.meaning.isEmpty }
    return hasMeanings
      ? describedRows(columns: columns, height: height, glyphs)
      : grid(columns: columns, height: height, glyphs)
  }

  /// One candidate a row, its meaning beside it.
  private func describedRows(columns: Int, height: Int, _ glyphs: Glyphs) -> [StyledText] {
    let shown = window(of: candidates.count, size: height)
    let wordWidth = min(
      candidates[shown].map { DisplayWidth.of($0.text) }.max() ?? 0, max(8, columns - 12))
    var rows = shown.map { index in
      let candidate = candidates[index]
      let word = Columns.fit(candidate.text, to: wordWidth, glyphs)
      let room = columns - wordWidth - 3
      let meaning = room > 0 ? Columns.clip(retold(candidate.meaning), to: room, glyphs) : ""
      return row(words: [(index, word)], meaning: meaning.isEmpty ? "" : "  " + meaning)
    }
    appendRest(candidates.count - shown.count, to: &rows, columns: columns, glyphs)
    return rows
  }

  /// Words in columns, read from top to bottom.
  private func grid(columns: Int, height: Int, _ glyphs: Glyphs) -> [StyledText] {
    let widest = candidates.map { DisplayWidth.of($0.text) }.max() ?? 0
    let cell = min(max(1, widest), max(1, columns - 2))
    let across = max(1, (columns - 1) / (cell + 2))
    let needed = (candidates.count + across - 1) / across
    let rowCount = needed <= height ? needed : max(1, height - 1)
    let page = rowCount * across
    let first = needed <= height ? 0 : (selected ?? 0) / page * page
    let shown = first..<min(first + page, candidates.count)
    var rows = (0..<min(rowCount, shown.count)).map { line in
      let words = stride(from: first + line, to: shown.upperBound, by: rowCount).map { index in
        (index, Columns.fit(candidates[index].text, to: cell, glyphs))
      }
      return row(words: words, meaning: "")
    }
    appendRest(candidates.count - shown.count, to: &rows, columns: columns, glyphs)
    return rows
  }

  /// Which candidates to show when `size` rows are free and the note about the rest takes one of them.
  private func window(of count: Int, size: Int) -> Range<Int> {
    guard count > size else { return 0..<count }
    let room = max(1, size - 1)
    let first = min(max(0, (selected ?? 0) - room + 1), count - room)
    return first..<first + room
  }

  private func row(words: [(index: Int, text: String)], meaning: String) -> StyledText {
    var line = StyledText("")
    for (position, word) in words.enumerated() {
      if position > 0 { line.text += "  " }
      let start = line.text.utf8.count
      line.text += word.text
      if word.index == selected {
        line.spans.append(StyledSpan(start..<line.text.utf8.count, .selected))
      }
    }
    let end = line.text.utf8.count
    line.text += meaning
    line.spans.append(StyledSpan(end..<line.text.utf8.count, .dim))
    return line
  }

  private func appendRest(
    _ count: Int, to rows: inout [StyledText], columns: Int, _ glyphs: Glyphs
  ) {
    guard count > 0 else { return }
    rows.append(
      StyledText(Columns.clip(retold("\(glyphs.ellipsis) and \(count) more"), to: columns - 1, glyphs), .dim))
  }
}
