package import ApusText

/// Lines that are made already, in the language that is spoken. They wrap where the screen ends.
package struct Lines: View {
  private let made: [Line]

  package init(_ lines: [Line]) { made = lines }

  package func lines(on screen: Screen) -> [Line] {
    made.flatMap { $0.retold.wrappedAtWords(to: screen.width, indent: 2) }
  }

  package func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    for line in made {
      for row in line.retold.wrappedAtWords(to: screen.width, indent: 2) { try sink(row) }
    }
  }
}
