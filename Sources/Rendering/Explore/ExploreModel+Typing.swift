internal import ApusJSON
internal import ApusText

/// What is typed in the bottom row, and what it finds.
extension ExploreModel {
  mutating func type(_ key: TerminalKey) -> ExploreEffect? {
    guard var typing = input else { return nil }
    switch key {
    case .escape, .control("c"):
      input = nil
      if typing.purpose == .jump, table == nil { go(to: typing.origin) }
      return nil
    case .enter:
      input = nil
      return finish(typing)
    case .backspace where typing.text.isEmpty: return type(.escape)
    case .backspace: typing.text.removeLast()
    case .control("u"): typing.text = ""
    case .character(let character): typing.text.append(character)
    default: return nil
    }
    input = typing
    if typing.purpose == .jump { jump(typing) }
    return nil
  }

  private mutating func finish(_ typed: ExploreInput) -> ExploreEffect? {
    switch typed.purpose {
    case .search:
      if !typed.text.isEmpty { search = (typed.text, TextSearch(typed.text)) }
      find(isBackwards: false)
    case .jump: break
    case .filter: filter(by: typed.text)
    case .line where ["q", "q!"].contains(typed.text): return .leave(prompt: nil)
    case .line: return typed.text.isEmpty ? nil : .run(typed.text)
    }
    return nil
  }

  /// Goes to the next place that has what was looked for, in the order of the answer.
  mutating func find(isBackwards: Bool) {
    guard let search else { return say(Line("/ looks for a text", .warning).retold) }
    let start = target.node
    let found =
      isBackwards
      ? search.finder.previous(before: start, in: root) : search.finder.next(after: start, in: root)
    guard let found, let place = tree.place(of: found) else {
      return say(Line("\(search.text) is nowhere", .warning).retold)
    }
    show(place)
    let isAround = isBackwards ? found.ordinal >= start.ordinal : found.ordinal <= start.ordinal
    if isAround { say(Line(isBackwards ? "from the end" : "from the beginning", .dim)) }
  }

  /// Goes to a key whose letters are typed: of what is at the cursor, or of what is around it, from the inside out.
  private mutating func jump(_ typed: ExploreInput) {
    let letters = typed.text.lowercased()
    if var table {
      defer { self.table = table }
      return table.goToColumn(&tree) { Self.position(of: letters, in: $0) }
    }
    guard !letters.isEmpty else { return go(to: typed.origin) }
    let origin = typed.origin
    var holders = (0...origin.level).reversed().map(origin.prefix)
    if origin.node.kind == .array, let first = tree.step(in: origin.node, at: 0) {
      var inner = origin
      inner.steps.append(first)
      holders.insert(inner, at: 0)
    }
    for holder in holders {
      let names = holder.node.members.lazy.map(\.name).prefix(Self.mostKeys)
      guard let position = Self.position(of: letters, in: names) else { continue }
      return go(to: tree.place(at: holder.steps.map(\.position) + [position]))
    }
    say(Line("no key has these letters", .warning).retold)
  }

  private static let mostKeys = 10_000

  /// Where the name stands that begins with the letters, or else the first that has them in this order.
  private static func position(of letters: String, in names: some Sequence<String>) -> Int? {
    var likely: Int?
    for (position, name) in names.enumerated() {
      let name = name.lowercased()
      if name.hasPrefix(letters) { return position }
      if likely == nil, has(letters, in: name) { likely = position }
    }
    return likely
  }

  private static func has(_ letters: String, in name: String) -> Bool {
    var rest = name[...]
    for letter in letters {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}
