package import ApusJSON
package import ApusText

/// A JSON value as a tree: one line a value, guides, keys, scalars as received, containers by kind and count.
///
/// On a screen of limited height it is folded to fit. A fold names what to type to open it: a path, or a command.
/// However large the document is, only what is drawn is looked at.
package struct TreeView: View {
  private let source: TreeSource
  /// The value itself; `nil` for a list of matches.
  private let root: Node?
  private let depth: Int?
  private let heading: String?
  private let namesLines: Bool

  /// `place` is where the value stands, for the paths that folds name. `depth` limits how many levels are
  /// opened; `nil` opens as many as the screen has room for. `heading` says better than `array of 5` what a list is of.
  /// Where a line that is typed would not be taken for a command, `namesLines` is false: then a fold names none.
  package init(
    _ node: Node, at place: TreePlace = TreePlace(), depth: Int? = nil, heading: String? = nil,
    namesLines: Bool = true
  ) {
    self.namesLines = namesLines
    self.heading = heading
    root = node
    source = .children(of: node, at: place)
    self.depth = depth
  }

  /// The values a path has selected, each with its own path. `typed` is the path as it was typed.
  package init(matches: [TreePlace.Value], typed: String, depth: Int? = nil) {
    root = nil
    heading = nil
    namesLines = true
    source = .matches(matches, typed: typed)
    self.depth = depth
  }

  package func lines(on screen: Screen) -> [Line] { collected(on: screen) }

  /// Hands over one line after the other, so that a tree of any size takes no memory.
  package func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    guard let root else { return try writeChildren(flush: true, on: screen, rows: screen.height, to: sink) }
    guard root.isContainer, root.count > 0 else {
      let columns = screen.height.map { screen.width * $0 } ?? .max / 16
      let line = ValueText.scalar(root, columns: columns, glyphs: screen.glyphs)
      for row in line.wrapped(to: screen.width) { try sink(row) }
      return
    }
    if root.kind == .object {
      return try writeChildren(flush: true, on: screen, rows: screen.height, to: sink)
    }
    try sink(printer(on: screen).title(of: source, as: heading, rows: screen.height).cut(to: screen.width))
    try writeChildren(flush: false, on: screen, rows: screen.height.map { max(1, $0 - 1) }, to: sink)
  }

  private func writeChildren<Failure: Error>(
    flush: Bool, on screen: Screen, rows: Int?, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    let branch = TreePrinter.Branch(source: source, indent: Line(), isFlush: flush, level: 1, rows: rows)
    try printer(on: screen).write(branch, to: sink)
  }

  private func printer(on screen: Screen) -> TreePrinter {
    // Guides take three columns a level; something has to be left for keys and values.
    let room = max(1, (screen.width - 14) / 3)
    return TreePrinter(
      screen: screen, levels: max(1, min(depth ?? .max, room, 64)), namesLines: namesLines)
  }
}

extension TreeView {
  /// Whether an array holds objects that are alike, as far as its first elements tell.
  package enum LikeObjects {
    /// They share most of their keys.
    ///
    /// - Parameter least: how many keys each has.
    static func fill(_ array: Node, keys least: Int = 2) -> Bool {
      guard array.kind == .array, array.count >= 3 else { return false }
      let first = array.children.prefix(3)
      guard first.allSatisfy({ $0.kind == .object && $0.count >= least }) else { return false }
      let names = first.map { Set($0.members.prefix(64).map(\.name)) }
      guard let common = names.first.map({ names.dropFirst().reduce($0) { $0.intersection($1) } }) else {
        return false
      }
      return names.allSatisfy { common.count * 2 >= $0.count }
    }

    /// They share most of their keys, and none has anything in it that would have to be opened.
    package static func areFlat(in array: Node) -> Bool {
      fill(array, keys: 1)
        && array.children.prefix(100).allSatisfy { object in
          object.kind == .object && object.children.allSatisfy { $0.count == 0 }
        }
    }
  }
}

extension TreeView {
  /// How many rows each value of a container gets when there are only so many.
  ///
  /// Members of an object get a row each before any is opened. Elements that are containers themselves are better
  /// seen opened, so fewer of them are shown. What is small is opened first, and the rest share what is left.
  struct Shares {
    /// Rows for the first values, their own row included; the others are hidden behind one row.
    private(set) var shares: [Int]
    let hidden: Int
    /// Nothing is hidden, on any level.
    let isWhole: Bool

    /// Fewer rows than this are not worth opening a container that needs more.
    private static let least = 3
    /// What an opened element should get before another one is shown.
    private static let comfortable = 10

    /// - Parameter forms: in those of version 1 the first elements got no more than the others, and often less.
    init(_ source: TreeSource, rows: Int, levels: Int, forms: ViewForms) {
      let rows = max(1, rows)
      let candidates = source.nodes.prefix(rows)
      let needs = candidates.map { Self.need(of: $0, limit: rows, levels: levels) }
      if source.count <= rows, needs.reduce(0, +) <= rows {
        (shares, hidden, isWhole) = (needs, 0, true)
        return
      }
      let wanted = Self.shown(of: source, needs: needs, rows: rows)
      // A row that says "1 more" could as well be that one.
      let shown = source.count - wanted == 1 ? source.count : wanted
      hidden = source.count - shown
      isWhole = false
      shares = Array(repeating: 1, count: shown)
      var spare = rows - shown - (hidden > 0 ? 1 : 0)
      spare = share(spare, among: needs, least: Self.least, forms)
      _ = share(spare, among: needs, least: 2, forms)
    }

    private static func shown(of source: TreeSource, needs: [Int], rows: Int) -> Int {
      let most = source.count <= rows ? source.count : rows - 1
      guard case .children(let node, _) = source, node.kind == .array, most > 0, needs.first ?? 1 > 1 else {
        return most
      }
      let average = max(1, min(comfortable, needs.reduce(0, +) / max(1, needs.count)))
      return max(1, min(most, (rows - 1 + average / 2) / average))
    }

    /// Gives rows to those that need the fewest first, and of what cannot be parted evenly to those that come first;
    /// returns what is left.
    private mutating func share(_ spare: Int, among needs: [Int], least: Int, _ forms: ViewForms) -> Int {
      var spare = spare
      let wanting = shares.indices.filter { needs[$0] > shares[$0] }.sorted { one, other in
        (needs[one], one) < (needs[other], other)
      }
      for (done, index) in wanting.enumerated() {
        let missing = needs[index] - shares[index]
        let left = wanting.count - done
        let given = min(missing, (forms == .today ? spare + left - 1 : spare) / left)
        guard given >= min(missing, least) else { continue }
        shares[index] += given
        spare -= given
      }
      return spare
    }

    /// Rows a value takes when all of it is shown; no more than `limit` are counted.
    private static func need(of node: Node, limit: Int, levels: Int) -> Int {
      guard node.isContainer, levels > 0 else { return 1 }
      var rows = 1
      for child in node.children {
        if rows >= limit { break }
        rows += need(of: child, limit: limit - rows, levels: levels - 1)
      }
      return rows
    }
  }
}
