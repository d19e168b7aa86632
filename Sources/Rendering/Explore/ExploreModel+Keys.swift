internal import ApusJSON
package import ApusText

/// What each key does.
extension ExploreModel {
  /// Does what a key says; returns what it cannot do itself.
  package mutating func press(_ key: TerminalKey) -> ExploreEffect? {
    message = nil
    if input != nil { return type(key) }
    if var open = page {
      page = open.press(key, rows: rows) ? open : nil
      return nil
    }
    if let first = pending {
      pending = nil
      return first == "y" ? copy(key) : nil
    }
    if let effect = leave(key) { return effect }
    if table != nil ? walkTable(key) : walkTree(key) { return nil }
    act(key)
    return nil
  }

  /// The keys that end it.
  private func leave(_ key: TerminalKey) -> ExploreEffect? {
    switch key {
    case .character("q"), .control("c"): .leave(prompt: nil)
    case .enter: .leave(prompt: path)
    case .character("r") where isURL: .leave(prompt: "get {{\(path)}}")
    default: nil
    }
  }

  /// Whether the value is what `get` takes.
  private var isURL: Bool {
    guard let text = target.node.string else { return false }
    return ["http://", "https://", "/"].contains { text.hasPrefix($0) }
  }

  private func copy(_ key: TerminalKey) -> ExploreEffect? {
    switch key {
    case .character("p"): .copy(path, key: nil)
    case .character("v"): .copy(target.node.string ?? target.node.text, key: target.steps.last?.key?.string)
    case .character("y"): .copy(target.node.text, key: target.steps.last?.key?.string)
    default: nil
    }
  }

  /// The keys that move in a tree and fold it. Returns whether it was one.
  private mutating func walkTree(_ key: TerminalKey) -> Bool {
    switch key {
    case .character("j"), .down: move(1)
    case .character("k"), .up: move(-1)
    case .character("l"), .right: enter()
    case .character("h"), .left: exit()
    case .pageDown, .control("f"): move(rows)
    case .pageUp, .control("b"): move(-rows)
    case .control("d"): move(max(1, rows / 2))
    case .control("u"): move(-max(1, rows / 2))
    case .character("g"), .home: goToFirst()
    case .character("G"), .end: goToLast()
    case .character(" "):
      fold(cursor, isOpen: !tree.folds.isOpen(cursor.node, at: cursor.level))
    case .character("e"): open(levels: .max)
    case .character("E"): open(levels: 1)
    case .character(let digit) where "1"..."9" ~= digit: open(levels: digit.wholeNumberValue ?? 1)
    case .character("]"): goToSameKey(1)
    case .character("["): goToSameKey(-1)
    default: return false
    }
    return true
  }

  /// The keys that do the same in a tree and in a table.
  private mutating func act(_ key: TerminalKey) {
    switch key {
    case .character("/"): input = ExploreInput(.search, from: cursor)
    case .character("n"): find(isBackwards: false)
    case .character("N"): find(isBackwards: true)
    case .character("."): input = ExploreInput(.jump, from: cursor)
    case .character("f"): beginFilter()
    case .character(":"): input = ExploreInput(.line, from: cursor)
    case .character("s"): sort()
    case .character("t"): toggleTable()
    case .character("w"): toggleWrapping()
    case .character("m"): toggleMark()
    case .character("d"): compareMarks()
    case .character("y"): pending = "y"
    case .character("?"): page = ExplorePage("keys", ExploreKeys().lines(on: screen))
    case .character("r"): say(Line("no URL is here", .warning).retold)
    case .escape where table != nil: toggleTable()
    case .escape, .tab, .backspace, .delete: break
    default: say(Line("no such key; ? shows those there are", .warning).retold)
    }
  }

  // MARK: Folds

  private mutating func fold(_ place: ExplorePlace, isOpen: Bool) {
    tree.folds.set(place.node, at: place.level, isOpen: isOpen)
    settle(at: place)
  }

  private mutating func open(levels: Int) {
    tree.folds.open(levels: levels)
    settle(at: cursor)
  }

  private mutating func toggleWrapping() {
    wraps.toggle()
    settle(at: cursor)
  }

  /// Opens what is folded, or goes to its first value.
  private mutating func enter() {
    guard cursor.node.count > 0 else { return }
    if tree.folds.isOpen(cursor.node, at: cursor.level) { move(1) } else { fold(cursor, isOpen: true) }
  }

  /// Folds what is open, or goes to what holds it.
  private mutating func exit() {
    if tree.folds.isOpen(cursor.node, at: cursor.level) {
      fold(cursor, isOpen: false)
    } else {
      go(to: cursor.prefix(max(0, cursor.level - 1)))
    }
  }
}
