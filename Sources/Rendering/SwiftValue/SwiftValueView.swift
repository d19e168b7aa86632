package import ApusText

/// A Swift value: its type, then a line a member with name, type and value, each in its column.
///
///     GitHub.User
///       login      String   "octocat"
///       company    String?  nil
///
/// On a screen of limited height a text is cut at the end of its line, and the list at the end of the screen.
package struct SwiftValueView: View {
  private let name: String
  private let value: SwiftValue
  /// What to type to see all that was cut off.
  private let whole: String

  package init(_ value: SwiftValue, named name: String, whole: String) {
    self.value = value
    self.name = name
    self.whole = whole
  }

  package func lines(on screen: Screen) -> [Line] {
    let room = screen.height ?? .max
    // One more than there is room for tells that there are more.
    var rows = [Row(label: Line(name, .heading), type: Line(), value: value.line)]
    append(value.members, level: 1, to: &rows, limit: room == .max ? .max : room + 1)
    let isCut = rows.count > room
    let columns = Columns(rows, screen)
    let lines = rows.prefix(isCut ? room - 1 : room).enumerated().flatMap {
      columns.lines(of: $0.element, isTitle: $0.offset == 0)
    }
    guard isCut else { return lines }
    let more = count(value.members) - (room - 2)
    let rest = Line("\(screen.glyphs.ellipsis) \(Units.count(more)) more: ", .dim).retold
    return lines + [screen.fit(rest + Line(whole, .command))]
  }

  private func append(_ members: [SwiftValue.Member], level: Int, to rows: inout [Row], limit: Int) {
    let indent = Line(String(repeating: "  ", count: min(level, 16)))
    for member in members {
      guard rows.count < limit else { return }
      rows.append(
        Row(
          label: indent + Line(member.label, .key), type: Line(member.value.type, .dim),
          value: member.value.line))
      append(member.value.members, level: level + 1, to: &rows, limit: limit)
    }
  }

  private func count(_ members: [SwiftValue.Member]) -> Int {
    members.reduce(members.count) { $0 + count($1.value.members) }
  }
}

private struct Row {
  let label: Line
  let type: Line
  let value: Line
}

extension SwiftValue {
  fileprivate var line: Line { text.map { Line($0, role) } ?? Line() }
}

/// Where the types and the values begin.
private struct Columns {
  private let screen: Screen
  private let type: Int
  private let value: Int

  init(_ rows: [Row], _ screen: Screen) {
    self.screen = screen
    let members = rows.dropFirst()
    type = min(members.map(\.label.width).max() ?? 0, screen.width * 2 / 5) + 2
    let types = members.filter { !$0.value.isEmpty }.map(\.type.width).max() ?? 0
    value = type + min(types, screen.width / 4) + 2
  }

  func lines(of row: Row, isTitle: Bool) -> [Line] {
    var line = row.label
    if isTitle {
      if !row.value.isEmpty { line.append("  ") }
    } else {
      line.pad(to: max(type, line.width + 2))
      line.append(row.type)
      if !row.value.isEmpty { line.pad(to: max(value, line.width + 2)) }
    }
    line.append(row.value)
    guard screen.height == nil else { return [screen.fit(line)] }
    return line.wrapped(to: screen.width, indent: min(value, screen.width / 2))
  }
}
