internal import ApusJSON
package import ApusText

/// What `find` has found: the path of each place, whole, and its value with the text marked.
package struct FindView: View {
  private let findings: [JSONFindings.Finding]
  private let count: Int
  private let wanted: SearchedText
  private let isNumbered: Bool
  private let rest: String?
  /// Whether the search ended early.
  package var isCut = false

  /// - Parameters:
  ///   - isNumbered: whether places have numbers, for `look`.
  ///   - rest: what to type to see all of them.
  package init(
    _ findings: JSONFindings, of wanted: SearchedText, isNumbered: Bool = false, rest: String? = nil
  ) {
    (self.findings, count) = (findings.list, findings.count)
    (self.wanted, self.isNumbered, self.rest) = (wanted, isNumbered, rest)
  }

  package func lines(on screen: Screen) -> [Line] {
    guard !findings.isEmpty else { return [screen.fit(Line("found nowhere", .dim).retold)] }
    let layout = Layout(findings.prefix(screen.height ?? .max), isNumbered: isNumbered, screen)
    let room = screen.height.map { max(1, $0 - 1) } ?? .max
    var lines: [Line] = []
    var shown = 0
    for (position, finding) in findings.enumerated() {
      let rows = rows(finding, number: position + 1, layout)
      if shown > 0, lines.count + rows.count > room { break }
      lines += rows.prefix(room)
      shown += 1
      if lines.count >= room { break }
    }
    return lines + [screen.fit(summary(shown, on: screen))]
  }

  /// Where numbers, paths and values stand.
  private struct Layout {
    let screen: Screen
    /// Before the paths.
    let margin: Int
    /// Before the values, where a path leaves room for that.
    let column: Int

    init(_ findings: ArraySlice<JSONFindings.Finding>, isNumbered: Bool, _ screen: Screen) {
      self.screen = screen
      margin = isNumbered ? "\(findings.count)".count + 2 : 0
      let limit = margin + max(8, screen.width / 2)
      let margin = margin
      column =
        2 + (findings.map { margin + Line(json: "\($0.place)").width }.filter { $0 <= limit }.max() ?? margin)
    }
  }

  /// The path and the value on one line where they fit; else the path on as many as it needs, and the value below.
  private func rows(_ finding: JSONFindings.Finding, number: Int, _ layout: Layout) -> [Line] {
    let screen = layout.screen
    var start = Line()
    if isNumbered {
      let text = "\(number)"
      start.append(String(repeating: " ", count: max(0, layout.margin - 2 - text.count)) + text + "  ", .dim)
    }
    var line = start + marked("\(finding.place)", .key)
    if line.width + 2 <= max(layout.column, screen.width - min(24, screen.width / 3)) {
      line.pad(to: max(layout.column, line.width + 2))
      let columns = screen.width - line.width
      return [screen.fit(line + value(finding.node, columns: columns, glyphs: screen.glyphs))]
    }
    let indent = layout.margin + 2
    let value = value(finding.node, columns: max(1, screen.width - indent), glyphs: screen.glyphs)
    var below = Line()
    below.pad(to: min(indent, screen.width / 2))
    return line.wrapped(to: screen.width, indent: indent) + [screen.fit(below + value)]
  }

  private func summary(_ shown: Int, on screen: Screen) -> Line {
    var line = Line("\(isCut ? "the first " : "")\(Units.count(count, "place"))", .dim)
    guard shown < count else { return line }
    line.append(", \(Units.count(count - shown)) not shown", .dim)
    guard let rest else { return line }
    let opener = Line(": ", .dim) + Line(rest, .command)
    return line.width + opener.width <= screen.width ? line + opener : line
  }

  /// A long value is shown from a little before the text that was found.
  private func value(_ node: Node, columns: Int, glyphs: Glyphs) -> Line {
    let isResolved = glyphs.resolvesEscapes && !node.isContainer
    let bytes = isResolved ? Array(node.legibleText.utf8)[...] : node.bytes
    let role = ValueText.role(of: node.kind)
    guard !node.isContainer, bytes.count > columns, let found = wanted.range(in: bytes) else {
      if node.isContainer || bytes.count > columns * 4 {
        return ValueText.line(node, columns: columns, glyphs: glyphs)
      }
      return marked(String(decoding: bytes, as: UTF8.self), role).cut(to: columns, glyphs: glyphs)
    }
    var start = max(bytes.startIndex, found.lowerBound - columns / 3)
    while start < found.lowerBound, bytes[start] & 0xc0 == 0x80 { start += 1 }
    let text = String(decoding: bytes[start...].prefix(columns * 8), as: UTF8.self)
    let before = start > bytes.startIndex ? Line(glyphs.ellipsis, role) : Line()
    return (before + marked(text, role)).cut(to: columns, glyphs: glyphs)
  }

  private func marked(_ text: String, _ role: Role) -> Line {
    let bytes = Array(text.utf8)
    guard let range = wanted.range(in: bytes[...]) else { return Line(json: text, role) }
    let part = { (bytes: ArraySlice<UInt8>) in String(decoding: bytes, as: UTF8.self) }
    return Line(json: part(bytes[..<range.lowerBound]), role) + Line(json: part(bytes[range]), .match)
      + Line(json: part(bytes[range.upperBound...]), role)
  }
}
