/// A value that can be drawn. Drawing has no effects: the same value on the same screen is the same lines.
package protocol View: Sendable {
  func lines(on screen: Screen) -> [Line]

  /// Hands over one line after the other. Views that can be long make each when it is asked for; by default all of them
  /// are made first.
  func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure)
}

extension View {
  package func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    for line in lines(on: screen) { try sink(line) }
  }

  /// All lines of a view that makes each when it is asked for.
  package func collected(on screen: Screen) -> [Line] {
    var lines: [Line] = []
    write(on: screen) { lines.append($0) }
    return lines
  }

  /// The lines as text for a terminal, each with a line break after it.
  package func text(on screen: Screen = Screen(), theme: Theme = .plain) -> String {
    theme.text(of: lines(on: screen))
  }
}
