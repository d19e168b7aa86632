package import JSON

/// A shape as a type: on one line where it fits, and otherwise one line a field. It is never folded.
///
///     {
///       login: string
///       name: string?
///       plan?: { name: string, space: integer }
///     }
package struct ShapeView: View {
  private let shape: Shape

  package init(_ shape: Shape) { self.shape = shape }

  package func lines(on screen: Screen) -> [Line] {
    var layout = ShapeLayout(width: screen.width)
    layout.put(shape, indent: 0, after: 0)
    return layout.lines.flatMap { $0.wrapped(to: screen.width, indent: 2) }
  }
}

private struct ShapeLayout {
  let width: Int
  var lines: [Line] = [Line()]

  private mutating func put(_ text: String, _ role: ShapePiece.Role = .punctuation) {
    lines[lines.count - 1].append(json: text, role.look)
  }

  private mutating func breakLine(indent: Int) {
    lines.append(Line(String(repeating: " ", count: indent)))
  }

  /// - Parameters:
  ///   - after: the columns that what follows the shape will take on its last line.
  ///   - isTooWide: it is known not to fit on one line, being part of what does not.
  mutating func put(_ shape: Shape, indent: Int, after: Int, isTooWide: Bool = false) {
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

  private func oneLine(_ shape: Shape, after: Int) -> Line? {
    let room = width - (lines.last?.width ?? 0) - after
    guard let pieces = shape.notation(limit: max(0, room)) else { return nil }
    let line = pieces.reduce(into: Line()) { $0.append(json: $1.text, $1.role.look) }
    return line.width <= room ? line : nil
  }

  private mutating func put(_ fields: [(label: String, shape: Shape)], _ indent: Int) {
    put("{")
    for field in fields {
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
