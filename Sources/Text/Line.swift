internal import ApusWords

/// One line of a screen: pieces of text and what each of them is.
///
/// Text goes through the terminal-safety filter on its way in, and there is no other way in, so a line never
/// holds anything a terminal would obey. A line break in the text is shown as `\n`.
package struct Line: Sendable, Hashable {
  package struct Run: Sendable, Hashable {
    package fileprivate(set) var text: String
    package let role: Role?
    /// Whether others say it, such as a server: it stays as it is in every language.
    package fileprivate(set) var isForeign = false
    fileprivate var width: Int
  }

  package private(set) var runs: [Run] = []
  /// The columns the line takes.
  package private(set) var width = 0

  package init() {}

  package init(_ text: String, _ role: Role? = nil) { append(text, role) }

  /// - Parameter others: what others say in the text, which stays as it is in every language.
  package init(_ text: String, _ role: Role? = nil, foreign others: [String]) {
    let longestFirst = others.filter { !$0.isEmpty }.sorted { $0.utf8.count > $1.utf8.count }
    var rest = text[...]
    while let place = longestFirst.compactMap({ rest.firstRange(of: $0) }).min(by: {
      $0.lowerBound < $1.lowerBound
    }) {
      append(String(rest[..<place.lowerBound]), role)
      appendSafe(VisibleText.line(String(rest[place])), role, isForeign: true)
      rest = rest[place.upperBound...]
    }
    append(String(rest), role)
  }

  /// Text from inside a JSON string or from a JSON document, where escapes are spelled as JSON spells them.
  package init(json text: String, _ role: Role? = nil) { append(json: text, role) }

  /// The line without its roles.
  package var text: String { runs.reduce(into: "") { $0 += $1.text } }

  package var isEmpty: Bool { runs.isEmpty }

  package mutating func append(_ text: String, _ role: Role? = nil) {
    appendSafe(VisibleText.line(text), role)
  }

  package mutating func append(json text: String, _ role: Role? = nil) {
    appendSafe(VisibleText.line(text, as: .json), role)
  }

  /// Bytes that should be text; those that are not UTF-8 read `\xff`.
  package mutating func append(bytes: some Collection<UInt8>, _ role: Role? = nil) {
    appendSafe(VisibleText.line(bytes: bytes), role)
  }

  package mutating func append(_ other: Line) {
    for run in other.runs { append(run) }
  }

  /// Appends blanks up to a column; none when the line is that long already.
  package mutating func pad(to column: Int) {
    append(String(repeating: " ", count: max(0, column - width)))
  }

  private mutating func appendSafe(_ safe: String, _ role: Role?, isForeign: Bool = false) {
    guard !safe.isEmpty else { return }
    let width = VisibleText.plainWidth(of: safe) ?? DisplayWidth.of(safe)
    append(Run(text: safe, role: role, isForeign: isForeign, width: width))
  }

  private mutating func append(_ run: Run) {
    width += run.width
    if let last = runs.indices.last, runs[last].role == run.role, runs[last].isForeign == run.isForeign {
      runs[last].text += run.text
      runs[last].width += run.width
    } else {
      runs.append(run)
    }
  }
}

extension Line {
  /// The line in at most `columns` columns; a longer one ends with an ellipsis.
  package func cut(to columns: Int, glyphs: Glyphs = .unicode) -> Line {
    guard width > columns else { return self }
    var result = Line()
    let ellipsis = DisplayWidth.of(glyphs.ellipsis) <= columns ? glyphs.ellipsis : ""
    var room = columns - DisplayWidth.of(ellipsis)
    for run in runs {
      guard run.width > room else {
        result.append(run)
        room -= run.width
        continue
      }
      result.appendSafe(run.text.prefix(columns: room), run.role)
      result.appendSafe(ellipsis, run.role)
      break
    }
    return result
  }

  package static func + (left: Line, right: Line) -> Line {
    var sum = left
    sum.append(right)
    return sum
  }
}

extension Line: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension [Line] {
  /// The lines joined to one, with `separator` between them. After the first, those are left out that would make
  /// it longer than `columns`, and all that follow them.
  package func joined(by separator: Line, within columns: Int = .max) -> Line {
    var result = first ?? Line()
    for line in dropFirst() {
      if result.width + separator.width + line.width > columns { break }
      result.append(separator)
      result.append(line)
    }
    return result
  }
}

extension Line {
  /// A line of the program's own words with its marks as a screen can draw them. What somebody else said has no such
  /// spelling: it is drawn as it is.
  package func drawn(with glyphs: Glyphs) -> Line {
    guard glyphs.isASCII, runs.contains(where: { !$0.text.utf8.allSatisfy { $0 < 0x80 } }) else {
      return self
    }
    var line = Line()
    for run in runs {
      var text = ""
      for character in run.text { text += Self.marks[character] ?? String(character) }
      line.append(text, run.role)
    }
    return line
  }

  private static let marks: [Character: String] = [
    "…": Glyphs.ascii.ellipsis, "·": "|", "→": Glyphs.ascii.arrow, "×": Glyphs.ascii.times,
    "─": Glyphs.ascii.rule, "│": Glyphs.ascii.wall, "•": "*", "⏎": "%",
  ]
}

extension [Line] {
  /// Lines of the program's own words, laid out for a screen, with its marks.
  package func drawn(on screen: Screen) -> [Line] {
    screen.glyphs.isASCII
      ? map { $0.drawn(with: screen.glyphs).cut(to: screen.width, glyphs: screen.glyphs) } : self
  }
}

extension Line {
  /// Puts parts one after the other, on as many lines as the width asks for.
  package static func flow(_ parts: [Line], gap: String, width: Int, indent: Int = 0) -> [Line] {
    let start = Line(String(repeating: " ", count: indent))
    var lines: [Line] = []
    var current = start
    var isEmpty = true
    for part in parts {
      if !isEmpty, current.width + Line(gap).width + part.width > width {
        lines.append(current)
        (current, isEmpty) = (start, true)
      }
      if !isEmpty { current.append(gap, .dim) }
      current.append(part)
      isEmpty = false
    }
    return (isEmpty ? lines : lines + [current]).map { $0.cut(to: width) }
  }
}

extension Line {
  /// The line in the language that is spoken, where its tables know it: as a whole, or else each of its runs. What stands
  /// in its places keeps its roles.
  package var retold: Line {
    // What is typed stays what it is, though it may be made of the same words.
    guard SpokenLanguage.current != .english, runs.contains(where: { $0.role != .command }) else {
      return self
    }
    if let line = retold(Retelling(toldTexts.joined())) { return line }
    guard runs.count > 1 else { return self }
    return runs.reduce(into: Line()) { line, run in
      let isKept = run.role == .command || run.isForeign
      guard !isKept, let part = Line(run.text, run.role).retold(Retelling(run.text)) else {
        return line.append(run)
      }
      line.append(part)
    }
  }

  /// The text of each run; a character for private use stands for what others say: in no place of a sentence one word is
  /// a sentence.
  private var toldTexts: [String] { runs.map { $0.isForeign ? "\u{f0000}" : $0.text } }

  private func retold(_ retelling: Retelling?) -> Line? {
    guard let retelling else { return nil }
    var line = Line()
    for part in retelling.parts {
      switch part {
      case .words(let words, let start): line.append(words, role(at: start))
      case .kept(let range): append(range, to: &line)
      }
    }
    return line
  }

  /// What the text is at an offset into its UTF-8.
  private func role(at offset: Int) -> Role? {
    var end = 0
    for (run, text) in zip(runs, toldTexts) {
      end += text.utf8.count
      if offset < end { return run.role }
    }
    return runs.last?.role
  }

  private func append(_ range: Range<Int>, to line: inout Line) {
    var start = 0
    for (run, text) in zip(runs, toldTexts) {
      let bytes = Array(text.utf8)
      let part = range.clamped(to: start..<start + bytes.count)
      if run.isForeign, !part.isEmpty {
        line.append(run)
      } else if !part.isEmpty {
        line.append(
          String(decoding: bytes[part.lowerBound - start..<part.upperBound - start], as: UTF8.self), run.role)
      }
      start += bytes.count
    }
  }
}
