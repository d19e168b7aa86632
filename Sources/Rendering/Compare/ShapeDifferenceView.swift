package import ApusJSON
package import ApusText

/// How the types of two values differ, field by field: `~ .items[].id  integer → string`.
package struct ShapeDifferenceView: View {
  private struct Field {
    let place: String
    let type: String
  }

  private let rows: [(mark: String, role: Role, place: String, type: String)]

  package init(_ old: JSONShape, _ new: JSONShape) {
    let (before, after) = (Self.fields(of: old), Self.fields(of: new))
    let types = { (fields: [Field]) in Dictionary(fields.map { ($0.place, $0.type) }) { first, _ in first } }
    let (known, now) = (types(before), types(after))
    let gone = before.filter { now[$0.place] == nil }.map { ("- ", Role.removed, $0.place, $0.type) }
    rows =
      after.compactMap { field in
        guard let type = known[field.place] else { return ("+ ", .added, field.place, field.type) }
        return type == field.type ? nil : ("~ ", .changed, field.place, "\(type) \u{2192} \(field.type)")
      } + gone
  }

  package func lines(on screen: Screen) -> [Line] {
    guard !rows.isEmpty else { return [screen.fit(Line("the same shape", .dim).retold)] }
    let grid = Grid(
      rows: rows.map { row in
        [
          Line(row.mark, row.role) + Line(json: row.place, .key),
          Line(row.type.replacing("\u{2192}", with: screen.glyphs.arrow)),
        ]
      })
    let shown = grid.lines().flatMap { $0.wrapped(to: screen.width, indent: 4) }
    return shown + [screen.fit(Line("\(Units.count(rows.count, "difference"))", .dim))]
  }

  /// Each place that has a type, containers before what is in them.
  private static func fields(of shape: JSONShape) -> [Field] {
    var fields: [Field] = []
    add(shape, at: "", note: "", to: &fields)
    return fields
  }

  private static func add(_ shape: JSONShape, at place: String, note: String, to fields: inout [Field]) {
    fields.append(Field(place: place.isEmpty ? "." : place, type: shape.title + note))
    let parts = if case .union(let parts) = shape.form { parts } else { [shape] }
    for part in parts {
      switch part.form {
      case .object(let members):
        for member in members {
          let step = Location([.key(member.name)]).description
          let isBracket = step.hasPrefix(".[") && !place.isEmpty
          add(
            member.shape, at: place + (isBracket ? String(step.dropFirst()) : step),
            note: member.isOptional ? ", not always there" : "", to: &fields)
        }
      case .array(let element) where element.seen > 0:
        add(element, at: (place.isEmpty ? "." : place) + "[]", note: "", to: &fields)
      case .map(let values): add(values, at: (place.isEmpty ? "." : place) + "[*]", note: "", to: &fields)
      default: continue
      }
    }
  }
}
