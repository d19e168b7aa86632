internal import ApusText

/// What is typed in the bottom row.
struct ExploreInput: Sendable {
  enum Purpose: Sendable {
    case search, jump, filter, line
  }

  let purpose: Purpose
  /// Where the cursor was.
  let origin: ExplorePlace
  var text = ""

  init(_ purpose: Purpose, from origin: ExplorePlace) {
    self.purpose = purpose
    self.origin = origin
  }

  private var mark: String {
    switch purpose {
    case .search: "/"
    case .jump: "."
    case .filter: "filter: "
    case .line: ":"
    }
  }

  /// The end of what was typed, where it is longer than the row.
  func line(columns: Int) -> Line {
    var shown = Line(mark, .prompt) + Line(text)
    var rest = text[...]
    while shown.width >= columns, !rest.isEmpty {
      rest = rest.dropFirst(max(1, shown.width - columns))
      shown = Line(mark, .prompt) + Line(String(rest))
    }
    return shown
  }
}
