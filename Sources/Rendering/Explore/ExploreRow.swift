internal import ApusJSON
internal import ApusText

/// One value of an explored tree: whether the cursor is there, whether it is open, its key and its value.
struct ExploreRow {
  private let place: ExplorePlace
  private let isOpen: Bool
  private let isAtCursor: Bool
  private let isMarked: Bool
  private let order: String
  private let screen: Screen
  private let wraps: Bool
  private let mostRows: Int

  init(_ place: ExplorePlace, in model: ExploreModel) {
    self.place = place
    isOpen = model.tree.folds.isOpen(place.node, at: place.level)
    isAtCursor = !place.precedes(model.cursor) && !model.cursor.precedes(place)
    isMarked = model.marks.contains(place.node)
    order = model.tree.order(of: place.node)?.words ?? ""
    screen = model.screen
    wraps = model.wraps
    mostRows = model.rows
  }

  /// One line, or where long values wrap as many as it takes, within the screen.
  func lines() -> [Line] {
    let start = head
    let room = screen.width - start.width
    guard wraps, !place.node.isContainer, room > 0 else {
      return [start + value(columns: max(0, room))]
    }
    // No more is looked at than a screen holds.
    let whole = value(columns: screen.width * mostRows)
    return Array((start + whole).wrapped(to: screen.width, indent: indent + 4).prefix(mostRows))
  }

  private var head: Line {
    var line = ExploreRow.margin(isAtCursor: isAtCursor, isMarked: isMarked)
    line.pad(to: 2 + indent)
    let mark = place.node.count == 0 ? "  " : isOpen ? screen.glyphs.unfolded : screen.glyphs.folded
    line.append(mark, .guide)
    let name = label
    line.append(isAtCursor ? Line(name.text, .selected) : name)
    line.append(": ", .dim)
    return line
  }

  /// Whether the cursor is there, in a way that needs no colour.
  static func margin(isAtCursor: Bool, isMarked: Bool) -> Line {
    Line(isAtCursor ? ">" : " ", .prompt) + Line(isMarked ? "*" : " ", .label)
  }

  /// Two columns a level, as long as half of the screen is left.
  private var indent: Int { min(place.level * 2, max(0, screen.width / 2 - 8)) }

  private var label: Line {
    guard let step = place.steps.last else { return Line(".", .path) }
    guard let key = step.key else { return Line("[\(step.position)]", .dim) }
    return ValuePreview.label(key, columns: max(8, screen.width / 2 - 4), glyphs: screen.glyphs)
  }

  private func value(columns: Int) -> Line {
    let node = place.node
    guard node.count > 0 else { return ValueText.line(node, columns: columns, glyphs: screen.glyphs) }
    var line =
      isOpen
      ? ValueText.kind(of: node, columns: columns)
      : ValuePreview.line(node, columns: columns, glyphs: screen.glyphs)
    if isOpen, !order.isEmpty { line.append("  " + order, .changed) }
    return line
  }
}

extension Glyphs {
  var folded: String { isASCII ? "+ " : "▸ " }
  var unfolded: String { isASCII ? "- " : "▾ " }
}
