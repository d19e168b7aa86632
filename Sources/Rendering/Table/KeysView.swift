package import ApusText

/// Keys, a line each: `name  string or null  3 of 5`.
package struct KeysView: View {
  private let keys: KeyTally

  package init(_ keys: KeyTally) { self.keys = keys }

  package func lines(on screen: Screen) -> [Line] {
    let rows = keys.names.map { name in
      let count = keys.count(of: name)
      let isEverywhere = count == keys.objects
      return [
        Line(json: name, .key), Line(keys.type(of: name)),
        Line(
          isEverywhere ? "\(Units.count(count))" : "\(Units.count(count)) of \(Units.count(keys.objects))",
          isEverywhere ? .dim : nil),
      ]
    }
    return Grid(rows: rows).lines().map(screen.fit)
  }
}
