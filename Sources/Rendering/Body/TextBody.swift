/// Text as it came, made safe, on lines no wider than the screen.
///
/// On a screen of limited height the last line says how much more there is and what to type to see it.
package struct TextBody: View {
  package enum Encoding: Sendable {
    case utf8, latin1
  }

  private let bytes: [UInt8]
  private let encoding: Encoding

  package init(_ bytes: [UInt8], encoding: Encoding = .utf8) {
    self.bytes = bytes
    self.encoding = encoding
  }

  package func lines(on screen: Screen) -> [Line] {
    var result: [Line] = []
    var start = 0
    while start < bytes.count {
      let room = screen.height.map { $0 - result.count } ?? .max
      // A character has at most 4 bytes in its shortest form; combining marks may fall behind the cut.
      let limit = room == .max ? bytes.count : min(bytes.count, start + (room + 1) * screen.width * 4)
      let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: "\n")) ?? limit
      let rows = line(bytes[start..<end]).wrapped(to: screen.width)
      if rows.count > room || (rows.count == room && end + 1 < bytes.count) {
        return fold(result + rows, on: screen)
      }
      result += rows
      start = end + 1
    }
    return result
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> Line {
    let content = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    var line = Line()
    for (position, part) in content.split(separator: 0x09, omittingEmptySubsequences: false).enumerated() {
      if position > 0 { line.pad(to: (line.width / 8 + 1) * 8) }
      switch encoding {
      case .utf8: line.append(bytes: part)
      case .latin1: line.append(String(String.UnicodeScalarView(part.map { Unicode.Scalar($0) })))
      }
    }
    return line
  }

  private func fold(_ rows: [Line], on screen: Screen) -> [Line] {
    let hint =
      Line("\(screen.glyphs.ellipsis) \(Units.size(bytes.count)) in all: ", .dim)
      + Line("body | less", .command)
    let kept = rows.prefix(max(0, (screen.height ?? 0) - 1))
    return kept + [screen.fit(hint)]
  }
}
