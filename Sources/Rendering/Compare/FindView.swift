internal import ApusJSON
package import ApusText

/// What `find` has found: the path of each place, and its value with the text marked.
package struct FindView: View {
  private let findings: [JSONSearch.Finding]
  private let search: JSONSearch
  private let limit: Int?

  /// `limit` is the number after which the search stopped, when it did.
  package init(_ findings: [JSONSearch.Finding], of text: String, limit: Int? = nil) {
    self.findings = findings
    search = JSONSearch(text)
    self.limit = limit
  }

  package func lines(on screen: Screen) -> [Line] {
    guard !findings.isEmpty else { return [screen.fit(Line("found nowhere", .dim))] }
    let room = screen.height.map { max(1, $0 - 1) } ?? findings.count
    let shown = findings.prefix(room)
    let limit = max(8, screen.width / 2)
    let labels = shown.map { marked("\($0.location)", .key).cut(to: limit, glyphs: screen.glyphs) }
    let column = 2 + (labels.map(\.width).max() ?? 0)
    let lines = zip(shown, labels).map { finding, label in
      var line = label
      line.pad(to: column)
      return line + value(finding.node, columns: screen.width - column, glyphs: screen.glyphs)
    }
    return (lines + [summary(shown.count, glyphs: screen.glyphs)]).map(screen.fit)
  }

  private func summary(_ shown: Int, glyphs: Glyphs) -> Line {
    let isCut = limit.map { findings.count >= $0 } ?? false
    let hidden = shown < findings.count ? ", \(Units.count(findings.count - shown)) not shown" : ""
    let first = isCut ? "the first " : ""
    return Line("\(first)\(Units.count(findings.count, "place"))\(hidden)", .dim)
  }

  /// A long value is shown from a little before the text that was found.
  private func value(_ node: Node, columns: Int, glyphs: Glyphs) -> Line {
    let isResolved = glyphs.resolvesEscapes && !node.isContainer
    let bytes = isResolved ? Array(node.legibleText.utf8)[...] : node.bytes
    let role = ValueText.role(of: node.kind)
    guard !node.isContainer, bytes.count > columns, let found = search.range(in: bytes) else {
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
    guard let range = search.range(in: bytes[...]) else { return Line(json: text, role) }
    let part = { (bytes: ArraySlice<UInt8>) in String(decoding: bytes, as: UTF8.self) }
    return Line(json: part(bytes[..<range.lowerBound]), role) + Line(json: part(bytes[range]), .match)
      + Line(json: part(bytes[range.upperBound...]), role)
  }
}
