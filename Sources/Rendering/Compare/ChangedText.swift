internal import ApusJSON
internal import ApusText

/// Two values side by side on part of a line: what they begin with alike is cut where there is no room for it, and what
/// differs is marked.
struct ChangedText {
  private let old: Node
  private let new: Node
  private let glyphs: Glyphs
  /// So much of what is alike stands before what differs.
  private static let context = 8

  init(_ old: Node, _ new: Node, glyphs: Glyphs) {
    (self.old, self.new, self.glyphs) = (old, new, glyphs)
  }

  /// `before → after`
  func line(columns: Int) -> Line {
    let arrow = Line(" \(glyphs.arrow) ", .dim)
    let room = max(2, columns - arrow.width)
    guard let texts else {
      let whole = ValueText.line(new, columns: room / 2, glyphs: glyphs)
      let before = ValueText.line(old, columns: room - whole.width, glyphs: glyphs)
      return before + arrow + ValueText.line(new, columns: room - before.width, glyphs: glyphs)
    }
    let (whole, other) = (marked(texts.old, .removed, from: 0), marked(texts.new, .added, from: 0))
    if whole.width + other.width <= room { return whole + arrow + other }
    let start = start(of: texts)
    let (before, after) = (marked(texts.old, .removed, from: start), marked(texts.new, .added, from: start))
    let half = room / 2
    let left = before.cut(to: max(half, room - after.width), glyphs: glyphs)
    return left + arrow + after.cut(to: room - left.width, glyphs: glyphs)
  }

  /// The value before and the value after, each whole, with what differs marked.
  var lines: (old: Line, new: Line) {
    guard let texts else {
      return (
        ValueText.line(old, columns: 4096, glyphs: glyphs), ValueText.line(new, columns: 4096, glyphs: glyphs)
      )
    }
    return (marked(texts.old, .removed, from: 0), marked(texts.new, .added, from: 0))
  }

  // MARK: What is alike

  /// The characters of a text, and which of them differ.
  private struct Half {
    let characters: [Character]
    let differing: Range<Int>
  }

  /// `nil` for what is no two texts, and for what is too long to be looked at by characters.
  private var texts: (old: Half, new: Half)? {
    guard old.kind == .string, new.kind == .string, old.byteRange.count < 65_536, new.byteRange.count < 65_536
    else { return nil }
    let (one, other) = (characters(of: old), characters(of: new))
    let least = min(one.count, other.count)
    var head = 0
    while head < least, one[head] == other[head] { head += 1 }
    // Half of an escape says nothing.
    if let slash = one[..<head].suffix(5).lastIndex(of: "\\") { head = min(head, slash) }
    var tail = 0
    while tail < least - head, one[one.count - 1 - tail] == other[other.count - 1 - tail] { tail += 1 }
    return (
      Half(characters: one, differing: head..<one.count - tail),
      Half(characters: other, differing: head..<other.count - tail)
    )
  }

  private func characters(of node: Node) -> [Character] {
    Array(Line(json: ValueText.text(of: node, glyphs)).text)
  }

  /// Where both are cut: a little before they differ.
  private func start(of texts: (old: Half, new: Half)) -> Int {
    let head = texts.old.differing.lowerBound
    return head > Self.context + 2 ? head - Self.context : 0
  }

  private func marked(_ half: Half, _ role: Role, from start: Int) -> Line {
    let usual = ValueText.role(of: .string)
    let characters = half.characters
    var line = Line()
    // It has been through the filter; what is escaped there is plain text here.
    if start > 0 { line.append(json: "\"" + glyphs.ellipsis, usual) }
    line.append(json: String(characters[start..<half.differing.lowerBound]), usual)
    line.append(json: String(characters[half.differing]), role)
    line.append(json: String(characters[half.differing.upperBound...]), usual)
    return line
  }
}
