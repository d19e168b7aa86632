internal import ApusRendering
package import ApusText

/// Descriptions that are kept.
package struct KeptDescriptionsView: View {
  private let kept: [KeptDescription]
  private let now: Int

  package init(_ kept: [KeptDescription], at now: Int) {
    self.kept = kept
    self.now = now
  }

  package func lines(on screen: Screen) -> [Line] {
    let rows = kept.map { note in
      (
        Line(note.name, .key),
        Line("\(Units.size(note.size)), \(note.age(at: now)) from \(note.address)", .dim).retold
      )
    }
    let total = Units.size(kept.reduce(0) { $0 + $1.size })
    let limit = Units.size(DescriptionShelf.usualLimit)
    return Glossary(rows, indent: 0).lines(on: screen) + [Line("\(total) of \(limit)", .dim).retold]
  }
}
