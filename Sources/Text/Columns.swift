extension String {
  /// The text in at most `columns` columns; what is too long ends with `ellipsis`.
  package func cut(toColumns columns: Int, ellipsis: String = "…") -> String {
    if utf8.count <= columns || DisplayWidth.of(self) <= columns { return self }
    let room = columns - DisplayWidth.of(ellipsis)
    if room < 0 { return prefix(columns: columns) }
    return prefix(columns: room) + ellipsis
  }

  /// The longest beginning that takes no more than `columns` columns.
  package func prefix(columns: Int) -> String {
    var used = 0
    var end = startIndex
    while end < endIndex {
      used += DisplayWidth.of(self[end])
      if used > columns { break }
      end = index(after: end)
    }
    return String(self[..<end])
  }

  /// The text with blanks behind it, or before it, up to `columns` columns. A longer one stays as it is.
  package func padded(toColumns columns: Int, onLeft: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - DisplayWidth.of(self)))
    return onLeft ? blanks + self : self + blanks
  }
}
