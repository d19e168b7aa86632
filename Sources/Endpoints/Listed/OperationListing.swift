internal import ApusClient
internal import ApusRendering
internal import ApusText

/// Operations, a row each: what was found by a word, or what a tag has.
struct OperationListing: View {
  struct Row: Sendable {
    let methods: String
    let path: String
    /// What it is called and what it is for, as far as that is known.
    let meanings: [String]

    init(_ methods: String, _ path: String, _ meanings: [String]) {
      (self.methods, self.path, self.meanings) = (methods, path, meanings)
    }
  }

  /// The rows, as few as that where they can be folded.
  private let rows: @Sendable (_ limit: Int) -> [Row]
  /// What to type for all of it.
  private let line: String

  /// In this order.
  init(_ rows: [Row], line: String) {
    self.rows = { _ in rows }
    self.line = line
  }

  /// As a tree that is opened as far as there is room.
  init(folding known: KnownEndpoints, line: String) {
    rows = { FoldedEndpoints(known, limit: $0).rows }
    self.line = line
  }

  var isEmpty: Bool { rows(1).isEmpty }

  func lines(on screen: Screen) -> [Line] {
    let rows = rows(screen.height ?? .max)
    let methods = rows.map { Line($0.methods).width }.max() ?? 0
    let paths = rows.map { Line($0.path).width }.max() ?? 0
    let column = methods + 2 + min(paths, screen.width / 2) + 2
    let lines = rows.map { row in
      var line = Line(row.methods, .method)
      line.pad(to: methods + 2)
      line.append(row.path, .url)
      // What is too long for its column goes on, and what it means stands where there is room for that.
      let start = max(column, line.width + 2)
      let meaning = row.meanings.map { Line($0, .dim).retold }.joined(by: Line(screen.glyphs.separator, .dim))
      if !meaning.isEmpty, screen.width - start >= Self.leastMeaning {
        line.pad(to: start)
        line.append(meaning)
      }
      return line.cut(to: screen.width, glyphs: screen.glyphs)
    }
    guard let height = screen.height, lines.count > height else { return lines }
    let rest = Line("\(screen.glyphs.ellipsis) \(lines.count - height + 1) more: ", .dim).retold
    return lines.prefix(height - 1) + [(rest + Line("\(line) | less", .command)).cut(to: screen.width)]
  }

  /// Fewer columns than this are not worth being read.
  private static let leastMeaning = 16
}

/// A tree of endpoints, opened where that takes the fewest rows until there is no room for more.
private struct FoldedEndpoints {
  private let known: KnownEndpoints
  private var rowsSoFar: [Row] = []

  private struct Row {
    let entry: KnownEndpoints.Entry
    /// What it can be opened to; none where it is open, or there is nothing below.
    let children: [KnownEndpoints.Entry]
  }

  init(_ known: KnownEndpoints, limit: Int) {
    self.known = known
    let top = known.entry(at: "/").map { $0.endpoints.isEmpty ? [] : [Row(entry: $0, children: [])] } ?? []
    rowsSoFar = top + known.entries(below: "/").map(closed)
    while let place = rowsSoFar.indices.filter({ !rowsSoFar[$0].children.isEmpty }).min(by: isCheaper) {
      let row = rowsSoFar[place]
      let own = row.entry.endpoints.isEmpty ? [] : [Row(entry: row.entry, children: [])]
      guard rowsSoFar.count - 1 + own.count + row.children.count <= limit else { break }
      rowsSoFar.replaceSubrange(place...place, with: own + row.children.map(closed))
    }
  }

  private func closed(_ single: KnownEndpoints.Entry) -> Row {
    let entry = known.joinedWithOnlyChild(single)
    return Row(entry: entry, children: known.entries(below: entry))
  }

  private func isCheaper(_ one: Int, _ other: Int) -> Bool {
    rowsSoFar[one].children.count < rowsSoFar[other].children.count
  }

  var rows: [OperationListing.Row] {
    rowsSoFar.map { row in
      let methods = row.entry.endpoints.map { $0.method ?? "any" }.joined(separator: " ")
      guard !row.children.isEmpty else {
        return OperationListing.Row(methods, row.entry.path, [row.entry.endpoints.first?.meaning ?? ""])
      }
      let count = Units.count(known.all(below: row.entry.path).count, "operation")
      return OperationListing.Row(
        methods, row.entry.path + "/", ["\(count): \(known.contents(of: row.entry))"])
    }
  }
}
