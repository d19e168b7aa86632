internal import ApusJSON
internal import ApusText

/// What stands side by side in a tree, found one after the other as it is drawn.
enum TreeSource {
  case children(of: Node, at: TreePlace)
  /// Values from anywhere, each with its path for a label.
  case matches([TreePlace.Value], typed: String)

  var count: Int {
    switch self {
    case .children(let node, _): node.count
    case .matches(let matches, _): matches.count
    }
  }

  var nodes: AnySequence<Node> {
    switch self {
    case .children(let node, _): AnySequence(node.children)
    case .matches(let matches, _): AnySequence(matches.lazy.map(\.node))
    }
  }

  /// What to type to see the values from a position on.
  func opener(from position: Int) -> String {
    switch self {
    case .children(let node, let place) where node.kind == .array: "\(place)[\(position):]"
    case .children(_, let place): "tree \(place)"
    case .matches(_, let typed): "\(typed) | less"
    }
  }

  func entries(_ glyphs: Glyphs) -> TreeEntries { TreeEntries(self, glyphs) }
}

struct TreeEntries: Sequence, IteratorProtocol {
  private let source: TreeSource
  private let glyphs: Glyphs
  private var children: Children?
  private var members: Members?
  private var position = 0
  /// The keys so far, in an object small enough to look for repeated ones.
  private var seen: Set<String>?

  init(_ source: TreeSource, _ glyphs: Glyphs) {
    self.source = source
    self.glyphs = glyphs
    guard case .children(let node, _) = source else { return }
    children = node.children
    if node.kind == .object { members = node.members }
    if node.count <= 1000 { seen = [] }
  }

  mutating func next() -> TreeSource.Entry? {
    defer { position += 1 }
    switch source {
    case .matches(let matches, _):
      guard position < matches.count else { return nil }
      let match = matches[position]
      return TreeSource.Entry(
        label: Line(json: "\(match.place)", .key), parent: match.place, step: nil, node: match.node)
    case .children(_, let place):
      guard let node = children?.next() else { return nil }
      guard let member = members?.next() else {
        let label = Line("[\(position)]", .dim)
        return TreeSource.Entry(label: label, parent: place, step: .position(position), node: node)
      }
      let name = member.name
      let isRepeated = seen?.insert(name).inserted == false
      return TreeSource.Entry(
        label: label(member.key), parent: place, step: .key(name), node: node, isRepeated: isRepeated)
    }
  }

  /// The next entries, `count` at most.
  mutating func take(_ count: Int) -> [TreeSource.Entry] {
    var taken: [TreeSource.Entry] = []
    while taken.count < count, let entry = next() { taken.append(entry) }
    return taken
  }

  /// A key as it is spelled, without its quotes where nothing is lost by that.
  private func label(_ key: Node) -> Line {
    let limit = 400
    let start = key.bytes.dropFirst().prefix(limit + 1)
    let isResolved = glyphs.resolvesEscapes && start.contains(UInt8(ascii: "\\"))
    let text = String(decoding: isResolved ? LegibleText.bytes(start)[...] : start, as: UTF8.self)
    guard key.byteRange.count <= limit else { return Line(json: text, .key) }
    let name = String(text.dropLast())
    let needsQuotes = name.isEmpty || name.hasPrefix(" ") || name.hasSuffix(" ") || name.contains("  ")
    return Line(json: needsQuotes ? "\"" + text : name, .key)
  }
}

extension TreeSource {
  /// One value of a tree: what stands before it, where it is, and the value.
  struct Entry {
    let label: Line
    let parent: TreePlace
    /// From there; `nil` when the value is at that place itself.
    let step: Location.Step?
    let node: Node
    /// The key was in the object before.
    var isRepeated = false

    /// Where the value is. Made when asked for, as few values of a tree need it.
    var place: TreePlace { step.map(parent.appending) ?? parent }
  }
}
