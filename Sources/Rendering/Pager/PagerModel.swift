package import ApusText
internal import ApusWords

/// A long text that somebody reads a screen at a time. It comes piece by piece, and no more of it is asked for than is read.
package struct PagerModel: Sendable {
  private var lines: [String] = []
  private var columns = 80
  private var rows = 23
  private var top = 0
  private var message = ""
  /// What is being typed behind `/`; `nil` for nothing.
  private var typed: String?
  private var wanted = ""
  /// Whether all of it is asked for.
  private var wantsAll = false
  /// What is to be done when all is here.
  private var waiting: (@Sendable (inout PagerModel) -> Void)?
  /// Whether nothing more comes.
  package private(set) var isWhole = false
  package private(set) var hasEnded = false

  package init() {}

  /// Whether there is less of it than is to be read.
  package var needsMore: Bool { !isWhole && !hasEnded && (wantsAll || lines.count <= top + rows) }

  package mutating func add(_ more: [String]) { lines += more }

  package mutating func end() {
    isWhole = true
    let work = waiting
    waiting = nil
    work?(&self)
  }

  package mutating func resize(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows - 1)
    move(0)
  }

  // MARK: Keys

  package mutating func press(_ key: TerminalKey) {
    message = ""
    if typed != nil { return type(key) }
    switch key {
    case .character(" "), .character("f"), .pageDown, .control("f"): move(rows)
    case .character("b"), .pageUp, .control("b"): move(-rows)
    case .character("j"), .down, .enter: move(1)
    case .character("k"), .up: move(-1)
    case .character("d"), .control("d"): move(max(1, rows / 2))
    case .character("u"), .control("u"): move(-max(1, rows / 2))
    case .character("g"), .home: top = 0
    case .character("G"), .end: withAll { $0.move($0.lines.count) }
    case .character("/"): typed = ""
    case .character("n"): find()
    case .character("q"), .control("c"): hasEnded = true
    default: message = "space goes on, b back, / looks for a text, q leaves"
    }
  }

  private mutating func type(_ key: TerminalKey) {
    switch key {
    case .enter:
      if let typed, !typed.isEmpty { wanted = typed.lowercased() }
      typed = nil
      find()
    case .character(let character): typed?.append(character)
    case .backspace where typed?.isEmpty == false: typed?.removeLast()
    default: typed = nil
    }
  }

  private mutating func move(_ count: Int) {
    let last = needsLast ? Int.max : max(0, lines.count - rows)
    top = max(0, min(top + count, last))
  }

  /// Whether the end is not known yet.
  private var needsLast: Bool { !isWhole }

  private mutating func withAll(_ work: @escaping @Sendable (inout PagerModel) -> Void) {
    if isWhole { return work(&self) }
    wantsAll = true
    waiting = work
  }

  /// Goes to the next line that has what was looked for.
  private mutating func find() {
    guard !wanted.isEmpty else {
      message = "/ looks for a text"
      return
    }
    withAll { model in
      let wanted = model.wanted
      let next = model.lines.indices.dropFirst(model.top + 1).first { model.has(wanted, at: $0) }
      if let next {
        model.top = min(next, max(0, model.lines.count - 1))
      } else {
        model.message = "no more of \(wanted)"
      }
    }
  }

  private func has(_ wanted: String, at line: Int) -> Bool {
    Theme.withoutCodes(lines[line]).lowercased().contains(wanted)
  }

  // MARK: What is shown

  /// As many rows as the screen has, with their colours.
  package func shown() -> [String] {
    var shown = lines.dropFirst(top).prefix(rows).map { CodedText.prefix(of: $0, columns: columns) }
    while shown.count < rows { shown.append("") }
    return shown + [CodedText.prefix(of: bottom, columns: columns)]
  }

  /// Where typed text ends; `nil` where nothing is typed.
  package var typingColumn: Int? { typed.map { min(columns - 1, DisplayWidth.of($0) + 1) } }

  private var bottom: String {
    if let typed { return "/" + typed }
    return retold(status)
  }

  private var status: String {
    if !message.isEmpty { return message }
    if wantsAll, !isWhole { return "\(Units.count(lines.count, "line"))" }
    let last = min(lines.count, top + rows)
    let place = isWhole ? "\(Units.count(last)) of \(Units.count(lines.count))" : "\(Units.count(last))"
    return isWhole && last == lines.count ? "end (q leaves)" : "\(place) (space goes on, q leaves)"
  }
}
