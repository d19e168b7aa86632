internal import ApusJSON
package import ApusText

/// Keys, a line each: `name  string or null  3 of 5`.
package struct KeysView: View {
  private let keys: KeyTally

  package init(_ keys: KeyTally) { self.keys = keys }

  package func lines(on screen: Screen) -> [Line] {
    var effort = Effort()
    var rows: [[Line]] = []
    for field in keys.fields {
      // Who is told that it was cancelled sees none of it.
      guard effort.spend() else { return [] }
      let count = Units.count(field.seen)
      rows.append([
        Line(json: field.name, .key), Line(field.shape.title),
        Line(
          field.isOptional ? "\(count) of \(Units.count(keys.objects))" : "\(count)",
          field.isOptional ? nil : .dim),
      ])
    }
    return Grid(rows: rows).lines().map(screen.fit)
  }
}
