package import ApusText

/// Text as it came, made safe, on lines no wider than the screen.
///
/// On a screen of limited height the last line says how much more there is and what to type to see it.
package struct TextBody: View {
  private let bytes: [UInt8]

  /// `bytes` are UTF-8. What of them is not is shown by its value.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Without a limit of height each row is made when it is asked for, long lines piece by piece.
  package func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    guard screen.height == nil else {
      for line in lines(on: screen) { try sink(line) }
      return
    }
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      try write(line: bytes[start..<end], width: screen.width, to: sink)
      start = end + 1
    }
  }

  private func write<Failure: Error>(
    line bytes: ArraySlice<UInt8>, width: Int, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    var line = Line()
    while rest.count > Self.piece {
      var end = rest.startIndex + Self.piece
      // Not within a character.
      while end > rest.startIndex + Self.piece - 4, rest[end] & 0xc0 == 0x80 { end -= 1 }
      append(rest[..<end], to: &line)
      rest = rest[end...]
      let rows = line.wrapped(to: width)
      for row in rows.dropLast() { try sink(row) }
      line = rows.last ?? Line()
    }
    append(rest, to: &line)
    for row in line.wrapped(to: width) { try sink(row) }
  }

  private static let piece = 4096

  package func lines(on screen: Screen) -> [Line] {
    if screen.height == nil {
      var result: [Line] = []
      write(on: screen) { result.append($0) }
      return result
    }
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
    append(content, to: &line)
    return line
  }

  private func append(_ content: ArraySlice<UInt8>, to line: inout Line) {
    for (position, part) in content.split(separator: 0x09, omittingEmptySubsequences: false).enumerated() {
      if position > 0 { line.pad(to: (line.width / 8 + 1) * 8) }
      line.append(bytes: part)
    }
  }

  private func fold(_ rows: [Line], on screen: Screen) -> [Line] {
    let hint =
      Line("\(screen.glyphs.ellipsis) \(Units.size(bytes.count)) in all: ", .dim).retold
      + Line("body | less", .command)
    let kept = rows.prefix(max(0, (screen.height ?? 0) - 1))
    return kept + [screen.fit(hint)]
  }
}
