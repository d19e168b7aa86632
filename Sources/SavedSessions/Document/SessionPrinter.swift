extension SessionDocument {
  /// The document as it stands in its file.
  package var text: String {
    parts.reduce(into: frontMatter.text) { text, part in
      switch part {
      case .prose(let prose): text += prose
      case .block(let block): text += block.text
      case .rules(let block): text += block.text
      }
    }
  }
}

extension ConsoleBlock {
  package var text: String {
    let attributes = mode == .usual ? "" : " {mode=\(mode)}"
    return "```\(role)\(attributes)\n" + steps.map(\.text).joined() + "```\n"
  }
}

extension Step {
  package var text: String {
    var lines: [String] = []
    for (index, line) in command.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let mark = index == 0 ? "$" : ">"
      lines.append(line.isEmpty ? mark : "\(mark) \(line)")
    }
    lines += expected.enumerated().map { Step.Escaping.escape($1, isFirst: $0 == 0) }
    if let outcome { lines.append("? \(outcome)") }
    lines += Array(repeating: "", count: blankLinesAfterOutcome)
    return lines.map { $0 + "\n" }.joined()
  }
}
