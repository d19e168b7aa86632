internal import ApusJSON
internal import ApusText

/// Draws branches, each line as soon as it is known.
struct TreePrinter {
  /// Values that stand side by side, and where in the tree they are drawn.
  struct Branch {
    let source: TreeSource
    /// The guides before them.
    let indent: Line
    /// Whether they begin at the left edge, without guides of their own.
    let isFlush: Bool
    /// 1 for the children of the root.
    let level: Int
    /// Rows they may take; `nil` for as many as there are.
    let rows: Int?
  }

  let screen: Screen
  /// How many levels may be opened.
  let levels: Int
  /// Whether lines are named that open what is folded.
  private let namesLines: Bool
  private let guides: Guides

  /// The pieces of guides, made once.
  private struct Guides {
    let branch: Line
    let lastBranch: Line
    let trunk: Line
    let noTrunk: Line
  }

  init(screen: Screen, levels: Int, namesLines: Bool) {
    self.screen = screen
    self.levels = levels
    self.namesLines = namesLines
    let glyphs = screen.glyphs
    guides = Guides(
      branch: Line(glyphs.branch, .guide), lastBranch: Line(glyphs.lastBranch, .guide),
      trunk: Line(glyphs.trunk, .guide), noTrunk: Line(glyphs.noTrunk, .guide))
  }

  private var glyphs: Glyphs { screen.glyphs }

  /// So many values at the start of a container decide where the column of values is.
  private static let alignedTogether = 100

  func write<Failure: Error>(
    _ branch: Branch, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    let plan = branch.rows.map {
      TreeView.Shares(branch.source, rows: $0, levels: levels - branch.level, forms: screen.forms)
    }
    let hidden = plan?.hidden ?? 0
    let shown = branch.source.count - hidden
    var rest = branch.source.entries(glyphs)
    let first = rest.take(min(shown, Self.alignedTogether))
    let column = valueColumn(of: branch, labels: first.map(\.label))
    let (middle, last) = (start(of: branch, isLast: false), start(of: branch, isLast: true))
    for position in 0..<shown {
      guard let entry = position < first.count ? first[position] : rest.next() else { break }
      let isLast = position == shown - 1 && hidden == 0
      let share = plan?.shares[position]
      let isOpen = branch.level < levels && entry.node.count > 0 && (share ?? 2) > 1
      var line = isLast ? last : middle
      if glyphs.isSpoken {
        line = spokenStart(of: entry, level: branch.level)
      } else {
        line.append(label(entry, from: line.width, to: column))
        line.pad(to: column)
      }
      let rows = share.map { $0 - 1 }
      line.append(value(entry, isOpen: isOpen, columns: screen.width - line.width, rows: rows))
      try sink(line.cut(to: screen.width, glyphs: glyphs))
      guard isOpen else { continue }
      let guide = branch.isFlush ? Line() : isLast ? guides.noTrunk : guides.trunk
      let inner = Branch(
        source: .children(of: entry.node, at: entry.place), indent: branch.indent + guide,
        isFlush: false, level: branch.level + 1, rows: rows)
      try write(inner, to: sink)
    }
    if hidden > 0 {
      let fold = fold(branch.source, from: shown, hidden: hidden, columns: screen.width - last.width)
      try sink((last + fold).cut(to: screen.width, glyphs: glyphs))
    }
  }

  private func start(of branch: Branch, isLast: Bool) -> Line {
    if branch.isFlush { return branch.indent }
    return branch.indent + (isLast ? guides.lastBranch : guides.branch)
  }

  /// `… 27 more: .items[3:]`
  private func fold(_ source: TreeSource, from position: Int, hidden: Int, columns: Int) -> Line {
    let line = Line("\(glyphs.ellipsis) \(Units.count(hidden)) more", .dim).retold
    return opening(line, by: source.opener(from: position), columns: columns)
  }

  /// A fold and what to type to open it. Half a command helps nobody: it is there whole or not at all.
  private func opening(_ fold: Line, by command: String, columns: Int) -> Line {
    let opener = Line(": ", .dim) + Line(json: command, .command)
    return namesLines && fold.width + opener.width <= columns ? fold + opener : fold
  }
}

// MARK: Labels

extension TreePrinter {
  /// Where values begin. Keys that are much longer than most do not push them to the right.
  private func valueColumn(of branch: Branch, labels: [Line]) -> Int {
    let start = branch.indent.width + (branch.isFlush ? 0 : 3)
    let limit = limit(from: start)
    let longest = labels.map(\.width).filter { $0 <= limit }.max() ?? 0
    return start + longest + 2
  }

  /// How long a key may be to count for the column.
  private func limit(from column: Int) -> Int { max(4, min(28, (screen.width - column) / 2)) }

  /// `level 2 name: `, as a screen reader says no blanks.
  private func spokenStart(of entry: TreeSource.Entry, level: Int) -> Line {
    let place = level > 1 ? Line("level \(level) ", .dim).retold : Line()
    return place + entry.label.cut(to: max(8, screen.width / 2), glyphs: glyphs) + ": "
  }

  /// A key, cut where it would leave no room for its value.
  private func label(_ entry: TreeSource.Entry, from start: Int, to column: Int) -> Line {
    let room = max(column - start - 2, (screen.width - start) / 2, screen.width - start - 14)
    let label = entry.label.cut(to: room, glyphs: glyphs)
    return label.width + 2 > column - start ? label + "  " : label
  }
}

// MARK: Values

extension TreePrinter {
  private func value(_ entry: TreeSource.Entry, isOpen: Bool, columns: Int, rows: Int?) -> Line {
    let mark = entry.isRepeated ? Line(columns < 28 ? " again" : "  repeated key", .warning) : Line()
    let columns = columns - mark.width
    guard entry.node.count > 0 else {
      return ValueText.line(entry.node, columns: columns, glyphs: glyphs) + mark
    }
    if isOpen {
      let source = TreeSource.children(of: entry.node, at: entry.place)
      return title(of: source, rows: rows, columns: columns) + mark
    }
    return folded(entry, columns: columns) + mark
  }

  /// `array of 30`, and where rows are short and its elements are alike: ` · table .items`.
  func title(of source: TreeSource, as heading: String? = nil, rows: Int?, columns: Int = .max) -> Line {
    guard case .children(let node, let place) = source else { return Line() }
    let kind = heading.map { Line($0, .dim) } ?? ValueText.kind(of: node, columns: columns)
    guard namesLines, let rows, TreeView.LikeObjects.fill(node) else { return kind }
    let hint = Line(glyphs.separator, .dim) + Line(json: "table \(place)", .command)
    let isWhole = TreeView.Shares(source, rows: rows, levels: levels, forms: screen.forms).isWhole
    return isWhole || kind.width + hint.width > columns ? kind : kind + hint
  }

  /// A container that stays closed: all of it where it fits on its line, else what to type to see it.
  private func folded(_ entry: TreeSource.Entry, columns: Int) -> Line {
    if let whole = ValueText.whole(entry.node, columns: min(columns, 72), glyphs: glyphs) { return whole }
    let path = "\(entry.place)"
    let kind = ValueText.kind(of: entry.node, columns: columns - Line(json: path).width - 2)
    let line = opening(kind, by: path, columns: columns)
    guard entry.node.kind == .object else { return line }
    return line + preview(entry.node, columns: columns - line.width - 2)
  }

  /// The first keys of an object, as many as fit.
  private func preview(_ object: Node, columns: Int) -> Line {
    var keys = Line()
    let end = ", " + glyphs.ellipsis
    for (position, entry) in zip(0..., TreeSource.children(of: object, at: TreePlace()).entries(glyphs)) {
      let key = (position > 0 ? ", " : "") + entry.label.text
      let isLast = position == object.count - 1
      if keys.width + Line(key).width + (isLast ? 0 : Line(end).width) > columns {
        if position > 0 { keys.append(end, .dim) }
        break
      }
      keys.append(json: key, .dim)
    }
    return keys.isEmpty ? keys : "  " + keys
  }
}
