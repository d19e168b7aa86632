package import ApusText

/// A view with lines above it, which take their rows from it.
package struct HeadedView<Content: View>: View {
  private let head: [Line]
  private let content: Content

  package init(_ head: [Line], _ content: Content) {
    self.head = head
    self.content = content
  }

  package func lines(on screen: Screen) -> [Line] { collected(on: screen) }

  package func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    let above = head.flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
    for line in above { try sink(line) }
    var below = screen
    below.height = screen.height.map { max(3, $0 - above.count) }
    try content.write(on: below, to: sink)
  }
}
