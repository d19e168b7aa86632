package import ApusJSON
package import ApusText

/// A shape as a type: on one line where it fits, and otherwise one line a field. On a screen of limited height the last
/// line says how many fields there are more, and what to type to see them.
///
///     {
///       login: string
///       name: string?
///       plan?: { name: string, space: integer }
///     }
package struct ShapeView: View {
  private let shape: JSONShape
  private let whole: String

  /// - Parameter whole: what to type to see all of it.
  package init(_ shape: JSONShape, whole: String = "shape | less") {
    self.shape = shape
    self.whole = whole
  }

  package func lines(on screen: Screen) -> [Line] {
    var layout = ShapeLayout(width: screen.width, height: screen.height)
    layout.put(shape, indent: 0, after: 0)
    let rows = layout.lines.flatMap { $0.wrapped(to: screen.width, indent: 2) }
    guard let height = screen.height, rows.count > height, !Task.isCancelled else { return rows }
    let shown = rows.prefix(height - 1)
    return shown + [fold(after: shown, on: screen)]
  }

  /// `… 27 more fields: shape | less`
  private func fold(after shown: ArraySlice<Line>, on screen: Screen) -> Line {
    let names = shown.reduce(0) { $0 + $1.runs.count { $0.role == ShapePiece.Role.name.look } }
    let hidden = shape.fieldCount - names
    let count = hidden > 0 ? " \(Units.count(hidden)) more \(hidden == 1 ? "field" : "fields")" : " more"
    return screen.fit(Line("\(screen.glyphs.ellipsis)\(count): ", .dim) + Line(json: whole, .command))
  }
}

extension JSONShape {
  /// The names in all of it.
  fileprivate var fieldCount: Int {
    switch form {
    case .object(let fields): fields.reduce(0) { $0 + 1 + $1.shape.fieldCount }
    case .map(let values): 1 + values.fieldCount
    case .array(let element): element.fieldCount
    case .union(let parts): parts.reduce(0) { $0 + $1.fieldCount }
    default: 0
    }
  }
}

private struct ShapeLayout {
  let width: Int
  /// Lines beyond this need not be made.
  let height: Int?
  var lines: [Line] = [Line()]

  /// Nobody waits for more.
  private var isFull: Bool { Task.isCancelled || height.map { lines.count > $0 } ?? false }

  private mutating func put(_ text: String, _ role: ShapePiece.Role = .punctuation) {
    lines[lines.count - 1].append(json: text, role.look)
  }

  private mutating func breakLine(indent: Int) {
    lines.append(Line(String(repeating: " ", count: indent)))
  }

  /// - Parameters:
  ///   - after: the columns that what follows the shape will take on its last line.
  ///   - isTooWide: it is known not to fit on one line, being part of what does not.
  mutating func put(_ shape: JSONShape, indent: Int, after: Int, isTooWide: Bool = false) {
    if !isTooWide, let line = oneLine(shape, after: after) { return lines[lines.count - 1].append(line) }
    let mark = shape.isNullable ? "?" : ""
    switch shape.form {
    case .object(let fields) where !fields.isEmpty:
      put(fields.map { ($0.label, $0.shape) }, indent)
    case .map(let values): put([("[key]", values)], indent)
    case .array(let element):
      put("[")
      put(element, indent: indent, after: after + 1 + mark.count, isTooWide: isTooWide)
      put("]")
    case .union(let parts):
      if shape.isNullable { put("(") }
      for (position, part) in parts.enumerated() {
        if position > 0 { put(" | ", .bar) }
        put(part, indent: indent, after: position < parts.count - 1 ? 2 : after + 2)
      }
      if shape.isNullable { put(")") }
    default:
      for piece in shape.notation(limit: .max) ?? [] { put(piece.text, piece.role) }
      return
    }
    put(mark)
  }

  private func oneLine(_ shape: JSONShape, after: Int) -> Line? {
    let room = width - (lines.last?.width ?? 0) - after
    guard let pieces = shape.notation(limit: max(0, room)) else { return nil }
    let line = pieces.reduce(into: Line()) { $0.append(json: $1.text, $1.role.look) }
    return line.width <= room ? line : nil
  }

  private mutating func put(_ fields: [(label: String, shape: JSONShape)], _ indent: Int) {
    put("{")
    for field in fields {
      if isFull { return }
      breakLine(indent: indent + 2)
      put(field.label, .name)
      put(": ")
      put(field.shape, indent: indent + 2, after: 0)
    }
    breakLine(indent: indent)
    put("}")
  }
}

extension ShapePiece.Role {
  fileprivate var look: Role {
    switch self {
    case .name: .key
    case .type: .string
    case .punctuation: .punctuation
    case .bar: .warning
    }
  }
}
