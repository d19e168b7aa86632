internal import ApusJSON
internal import ApusText

/// How many rows each value of a container gets when there are only so many.
///
/// Members of an object get a row each before any is opened. Elements that are containers themselves are better
/// seen opened, so fewer of them are shown. What is small is opened first, and the rest share what is left.
struct TreeShares {
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
