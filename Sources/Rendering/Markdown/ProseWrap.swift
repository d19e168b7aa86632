internal import ApusText

/// Breaks running text into lines: between words, and in scripts without blanks between any two characters, but not before
/// what closes or ends, and not behind what opens.
struct ProseWrap {
  private static let closing: Set<Character> = Set("、。，．・：；？！」』）］｝〕〉》】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々,.:;?!)]}")
  private static let opening: Set<Character> = Set("「『（［｛〔〈《【([{")

  let width: Int
  private var lines: [Line] = []
  private var line = Line()
  /// What may not be parted, with the blank before it.
  private var word = Line()
  private var blank = ""

  static func lines(_ runs: [(text: String, role: Role?)], width: Int) -> [Line] {
    var wrap = ProseWrap(width: max(1, width))
    for run in runs { wrap.add(run.text, run.role) }
    wrap.endLine()
    return wrap.lines
  }

  private init(width: Int) { self.width = width }

  private mutating func add(_ text: String, _ role: Role?) {
    var piece = ""
    var previous: Character?
    func isWide(_ character: Character) -> Bool { DisplayWidth.of(character) > 1 }
    for character in text {
      if character.isNewline || character == " " || character == "\t" || character == "\u{3000}" {
        append(&piece, role)
        endWord()
        if Task.isCancelled { return }
        if character.isNewline { endLine() } else { blank = character == "\u{3000}" ? "\u{3000}" : " " }
        previous = nil
        continue
      }
      if let before = previous, isWide(before) || isWide(character), !Self.closing.contains(character),
        !Self.opening.contains(before)
      {
        append(&piece, role)
        endWord()
      }
      piece.append(character)
      previous = character
    }
    append(&piece, role)
    // Where one run ends in such a script, the next may begin on another line.
    if let previous, isWide(previous), !Self.opening.contains(previous) { endWord() }
  }

  private mutating func append(_ piece: inout String, _ role: Role?) {
    if !piece.isEmpty { word.append(piece, role) }
    piece = ""
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let gap = line.isEmpty ? "" : blank
    if !line.isEmpty, line.width + DisplayWidth.of(gap) + word.width > width {
      lines.append(line)
      line = Line()
    } else {
      line.append(gap)
    }
    // A word that no line holds is parted.
    let parts = word.width > width ? word.wrapped(to: width) : [word]
    for part in parts.dropLast() {
      lines.append(line + part)
      line = Line()
    }
    line.append(parts.last ?? Line())
    (word, blank) = (Line(), "")
  }

  private mutating func endLine() {
    endWord()
    lines.append(line)
    (line, blank) = (Line(), "")
  }
}
