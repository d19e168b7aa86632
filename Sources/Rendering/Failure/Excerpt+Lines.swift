package import ApusText

extension Excerpt: View {
  /// The line with its number, and the carets below it. Of a long line the surroundings of the place are shown.
  package func lines(on screen: Screen) -> [Line] {
    let number = lineNumber.map(String.init) ?? ""
    if screen.isSpoken {
      let window = Window(self, columns: 200, glyphs: screen.glyphs)
      let place = Line(lineNumber.map { "line \($0): " } ?? "the line: ", .dim)
      return ((place + window.before + window.marked + window.after).wrapped(to: screen.width))
        + ((Line("there: ", .dim) + window.marked).wrapped(to: screen.width))
    }
    let gutter = "   \(number)\(number.isEmpty ? "" : " ")| "
    let blank = String(repeating: " ", count: gutter.utf8.count - 2) + "| "
    let window = Window(self, columns: max(8, screen.width - gutter.utf8.count), glyphs: screen.glyphs)
    let carets = String(repeating: "^", count: max(1, window.marked.width))
    let caretLine = String(repeating: " ", count: window.before.width)
    return [
      (Line(gutter, .dim) + window.before + window.marked + window.after).cut(to: screen.width),
      (Line(blank, .dim) + Line(caretLine) + Line(carets, .caret)).cut(to: screen.width),
    ]
  }
}

/// The part of an excerpt's line that fits.
private struct Window {
  var before: Line
  let marked: Line
  var after: Line

  init(_ excerpt: Excerpt, columns: Int, glyphs: Glyphs) {
    // Everything takes a column at least but combining marks, so this is more than can be shown.
    let limit = columns * 8
    let tail = Self.wholeScalars(excerpt.before.suffix(limit))
    let head = excerpt.after.prefix(limit)
    let ellipsis = Line(glyphs.ellipsis).width
    var place = Line()
    place.append(bytes: excerpt.marked.prefix(limit))
    marked = place.cut(to: max(1, columns - 2 * ellipsis), glyphs: glyphs)
    let room = columns - marked.width
    let left = Self.line(tail)
    let right = Self.line(head)
    let isCutLeft = tail.count < excerpt.before.count || left.width + min(right.width, room / 3) > room
    before = isCutLeft ? Self.end(of: left, columns: room * 2 / 3, glyphs: glyphs) : left
    after = right.cut(to: max(0, room - before.width), glyphs: glyphs)
  }

  /// Tabs are laid out as two blanks, and the end of a line may be CR LF.
  private static func line(_ bytes: ArraySlice<UInt8>) -> Line {
    let bytes = bytes.last == 0x0d ? bytes.dropLast() : bytes
    var line = Line()
    for (position, part) in bytes.split(separator: 0x09, omittingEmptySubsequences: false).enumerated() {
      if position > 0 { line.append("  ") }
      line.append(bytes: part)
    }
    return line
  }

  private static func wholeScalars(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.drop { $0 & 0xc0 == 0x80 }
  }

  /// The last columns of a line, behind an ellipsis.
  private static func end(of line: Line, columns: Int, glyphs: Glyphs) -> Line {
    var text = Substring(line.text)
    let room = max(0, columns - DisplayWidth.of(glyphs.ellipsis))
    var width = line.width
    while width > room, let first = text.popFirst() { width -= DisplayWidth.of(first) }
    return Line(glyphs.ellipsis + text)
  }
}
