internal import APIClient

/// A decoded value as Swift has it: its type, then its fields, one a line. What does not fit its line and is made of
/// several values has them below it, as many as the screen has room for.
///
///     GitHub.SearchRepositories.Response
///     totalCount         13
///     incompleteResults  false
///     items              [GitHub.Repository] of 13
///       [0]  Repository(id: 1296269, name: "Hello-World", fullName: "octocat/Hello-World", …
package struct SwiftValueView: View {
  private let value: any Sendable

  package init(_ value: any Sendable) { self.value = value }

  package func lines(on screen: Screen) -> [Line] {
    let whole = SwiftValue(value)
    guard let count = whole.count else {
      return whole.literal(columns: screen.width).wrapped(to: screen.width)
    }
    let title = whole.title.isEmpty ? Line(TypeName(type(of: value)).description, .dim) : whole.title
    var room = max(1, (screen.height ?? .max / 2) - 1)
    let shown = count <= room ? count : room - 1
    room -= min(count, room)
    let parts = whole.parts(shown)
    let column = Self.column(of: parts.map(\.label), on: screen)
    var lines = [title]
    for part in parts {
      lines += Self.lines(part.label, SwiftValue(part.value), column: column, room: &room, on: screen)
    }
    if shown < count { lines.append(Self.more(count - shown, on: screen)) }
    return lines.map(screen.fit)
  }

  private static func lines(
    _ label: Line, _ value: SwiftValue, column: Int, room: inout Int, on screen: Screen
  ) -> [Line] {
    var line = label
    line.pad(to: max(column, label.width + 2))
    let literal = value.literal(columns: screen.width)
    guard line.width + literal.width > screen.width, let count = value.count else { return [line + literal] }
    guard room > 1 else { return [line + (value.hasNames ? literal : value.title)] }
    let shown = count <= room ? count : room - 1
    room -= min(count, room)
    let parts = value.parts(shown)
    let inner = self.column(of: parts.map(\.label), on: screen)
    let below = parts.map { part in
      var line = Line("  ") + part.label
      line.pad(to: max(2 + inner, line.width + 2))
      return line + SwiftValue(part.value).literal(columns: screen.width)
    }
    let rest = shown < count ? [Line("  ") + more(count - shown, on: screen)] : []
    return [line + value.title] + below + rest
  }

  /// Where values begin: behind the longest label, unless that one takes half of the screen.
  private static func column(of labels: [Line], on screen: Screen) -> Int {
    let limit = max(4, min(28, screen.width / 2))
    return (labels.map(\.width).filter { $0 <= limit }.max() ?? 0) + 2
  }

  private static func more(_ count: Int, on screen: Screen) -> Line {
    Line("\(screen.glyphs.ellipsis) \(Units.count(count)) more", .dim)
  }
}
