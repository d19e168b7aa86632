internal import ApusJSON
package import ApusText

/// One line of a body: as JSON on one line where it is that, else as the text it is.
package struct BodyLineView: View {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package func lines(on screen: Screen) -> [Line] {
    if let document = try? JSONDocument(bytes), document.root.isContainer {
      return CompactJSON.line(document.root, on: screen).wrapped(to: screen.width, indent: 2)
    }
    let text = TextBody(bytes).lines(on: Screen(width: screen.width, glyphs: screen.glyphs))
    return text.isEmpty ? [Line()] : text
  }
}
