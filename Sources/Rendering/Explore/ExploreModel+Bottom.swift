internal import ApusJSON
internal import ApusText

/// The bottom row: the path of the cursor, its type, and which of how many it is.
extension ExploreModel {
  /// What keys are about: the cursor's place, or that of the cell in a table.
  var target: ExplorePlace {
    guard let table else { return cursor }
    return table.target
  }

  /// The path as it is typed.
  var path: String {
    let location = Location(start.steps + target.location.steps)
    return "\(TreePlace(location, inResponse: response))"
  }

  /// Where typed text ends, when something is typed.
  package var typingColumn: Int? { input.map { $0.line(columns: screen.width).width } }

  var bottom: Line {
    if let input { return input.line(columns: screen.width) }
    if let message { return message }
    if let page { return page.status(rows: rows) }
    let facts = facts
    let shown = Line(json: path, .path)
    let room = screen.width - facts.width - 2
    let tail =
      room < 8 ? shown.keepingEnd(screen.width, screen.glyphs) : shown.keepingEnd(room, screen.glyphs)
    guard room >= 8 else { return tail }
    var line = tail
    line.pad(to: screen.width - facts.width)
    return line + facts
  }

  /// `string · 1,204 of 10,000`
  private var facts: Line {
    let place = target
    let node = place.node
    var facts = [
      Line(node.isContainer ? ValueText.kind(of: node, columns: .max).text : node.kind.description)
    ]
    if let last = place.steps.last {
      let container = place.container
      let shown = tree.count(in: container)
      facts.append(Line("\(grouped(last.rank + 1)) of \(grouped(shown))").retold)
      if shown < container.count { facts.append(Line("\(grouped(container.count)) in all").retold) }
    }
    return facts.joined(by: Line(screen.glyphs.separator, .dim))
  }

  /// Digits in groups, so that two counts beside one another look alike.
  private func grouped(_ count: Int) -> String {
    guard (1000..<10_000).contains(count) else { return Units.count(count) }
    let rest = String(count % 1000)
    return "\(count / 1000)," + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension Line {
  /// The line in at most so many columns; of a longer one the end is kept, which of a path says the most.
  func keepingEnd(_ columns: Int, _ glyphs: Glyphs) -> Line {
    guard width > columns, columns > 0 else { return self }
    let role = runs.last?.role
    var rest = text[...]
    var over = width + DisplayWidth.of(glyphs.ellipsis) - columns
    while over > 0, let first = rest.popFirst() { over -= DisplayWidth.of(first) }
    return Line(glyphs.ellipsis + rest, role)
  }
}
