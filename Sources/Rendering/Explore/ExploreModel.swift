package import ApusJSON
package import ApusText

/// An answer that somebody walks in: what is open, where the cursor is, and what the screen shows of it. It knows keys and
/// lines and nothing of a terminal.
package struct ExploreModel: Sendable {
  /// The response that a path has to name; `nil` where paths look into it anyway.
  package var response: Int?
  /// Where what is explored stands from where paths start.
  package var start = Location()
  var tree: ExploreTree
  /// The row that keys are about.
  private(set) var cursor: ExplorePlace
  /// The first row of the screen.
  private var top: ExplorePlace
  private(set) var screen: Screen
  /// Whether long values take as many rows as they need.
  var wraps = false
  /// Rows and columns instead of a tree; `nil` for the tree.
  var table: ExploreTable?
  /// What is read over it; `nil` for nothing.
  var page: ExplorePage?
  /// What is being typed in the bottom row; `nil` for nothing.
  var input: ExploreInput?
  /// What was looked for last.
  var search: (text: String, finder: TextSearch)?
  /// At most two.
  private(set) var marks: [Node] = []
  /// Said until the next key.
  var message: Line?
  /// A key that waits for another: `y`.
  var pending: Character?

  package init(_ root: Node, inResponse response: Int? = nil) {
    self.response = response
    tree = ExploreTree(root)
    cursor = ExplorePlace(root)
    top = cursor
    screen = Screen(height: 24)
  }

  /// What is explored.
  package var root: Node { tree.root }

  /// Has the cursor be at a value, with all unfolded that it lies in.
  package mutating func go(to node: Node) {
    guard let place = tree.place(of: node) else { return }
    table = nil
    go(to: place)
  }

  /// Lays it out for another screen.
  package mutating func resize(_ screen: Screen) {
    self.screen = screen
    keepCursorInSight()
  }

  package mutating func say(_ line: Line) { message = line }

  // MARK: The cursor

  /// Rows for what is explored: all but the bottom one.
  var rows: Int { max(1, (screen.height ?? 24) - 1) }

  mutating func go(to place: ExplorePlace) {
    tree.reveal(place)
    cursor = place
    keepCursorInSight()
  }

  /// Goes so many rows down, or up, or as far as there are any.
  mutating func move(_ count: Int) {
    var place = cursor
    for _ in 0..<abs(count) {
      guard count > 0 ? tree.advance(&place) : tree.retreat(&place) else { break }
    }
    cursor = place
    keepCursorInSight()
  }

  mutating func goToFirst() { go(to: ExplorePlace(root)) }

  mutating func goToLast() {
    cursor = tree.lastPlace()
    keepCursorInSight()
  }

  /// To be called when something was folded, sorted or filtered: rows may be gone.
  mutating func settle(at place: ExplorePlace) {
    cursor = tree.visible(tree.shownPlace(at: place.steps.map(\.position)))
    top = tree.visible(tree.shownPlace(at: top.steps.map(\.position)))
    keepCursorInSight()
  }

  private mutating func keepCursorInSight() {
    if cursor.precedes(top) {
      top = cursor
      return
    }
    var place = top
    var used = 0
    while used < rows {
      let height = height(of: place)
      let isThere = !place.precedes(cursor)
      if isThere, used + height <= rows || used == 0 { return }
      used += height
      if isThere || !tree.advance(&place) { break }
    }
    putCursorAtBottom()
  }

  private mutating func putCursorAtBottom() {
    top = cursor
    var place = cursor
    var used = height(of: place)
    while tree.retreat(&place) {
      used += height(of: place)
      if used > rows { return }
      top = place
    }
  }

  private func height(of place: ExplorePlace) -> Int {
    guard wraps else { return 1 }
    return ExploreRow(place, in: self).lines().count
  }

  // MARK: Marks

  mutating func toggleMark() {
    let node = target.node
    if let known = marks.firstIndex(of: node) {
      marks.remove(at: known)
    } else {
      marks = marks.suffix(1) + [node]
    }
  }

  // MARK: What is shown

  /// As many lines as the screen has rows.
  package mutating func lines() -> [Line] {
    var lines = contents()
    while lines.count < rows { lines.append(Line()) }
    return (lines.prefix(rows) + [bottom]).map(screen.fit)
  }

  private mutating func contents() -> [Line] {
    if let page { return page.shown(rows: rows) }
    if var shown = table {
      defer { table = shown }
      return shown.lines(rows: rows, &tree, marks: marks, on: screen)
    }
    var lines: [Line] = []
    var place = top
    repeat {
      lines += ExploreRow(place, in: self).lines()
    } while lines.count < rows && tree.advance(&place)
    return lines
  }
}
