extension ExpectedText.Comparison {
  /// The diff without most of what is the same, and not longer than somebody reads.
  package var shortDiff: [String] {
    let all = diff
    var lines: [String] = []
    var lastChange = Int.min / 2
    for (index, line) in all.enumerated() {
      let isChange = !line.hasPrefix("  ")
      let isBeforeChange = index + 1 < all.count && !all[index + 1].hasPrefix("  ")
      if isChange { lastChange = index }
      if isChange || isBeforeChange || index == lastChange + 1 {
        lines.append(line)
      } else if !lines.isEmpty, lines.last != "  …" {
        lines.append("  …")
      }
    }
    if lines.last == "  …" { lines.removeLast() }
    let most = 24
    return lines.count <= most ? lines : lines.prefix(most - 1) + ["  … \(lines.count - most + 1) more"]
  }
}
