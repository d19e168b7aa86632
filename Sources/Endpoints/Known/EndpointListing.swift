internal import ApusClient
internal import ApusRendering
internal import ApusText

/// What is below a path, as rows of names, methods and what they are for.
package struct EndpointListing: View {
  private let rows: [Row]
  /// What to type for all of it.
  private let line: String

  private struct Row: Sendable {
    let cells: [Line]
    let meaning: String
  }

  package init(_ known: KnownEndpoints, _ path: String, isLong: Bool, isRecursive: Bool, line: String) {
    self.line = line
    if isRecursive {
      rows = Self.everything(known, below: path)
    } else {
      let entries = known.listed(at: path)
      rows = isLong ? entries.flatMap { Self.longRows($0, known) } : entries.map { Self.row($0, known) }
    }
  }

  package var isEmpty: Bool { rows.isEmpty }

  // MARK: Rows

  /// `issues/  GET POST  List repository issues`
  private static func row(_ entry: KnownEndpoints.Entry, _ known: KnownEndpoints) -> Row {
    let methods = entry.endpoints.map { Line($0.shownMethod, .method) }.joined(by: Line(" "))
    let meaning = entry.endpoints.first?.meaning ?? known.contents(of: entry)
    return Row(cells: [Line(entry.shownName, .url), methods], meaning: meaning)
  }

  /// `GET     issues/  List repository issues`, a row a method.
  private static func longRows(_ entry: KnownEndpoints.Entry, _ known: KnownEndpoints) -> [Row] {
    let name = Line(entry.shownName, .url)
    guard !entry.endpoints.isEmpty else {
      return [Row(cells: [Line(), name], meaning: known.contents(of: entry))]
    }
    return entry.endpoints.map { Row(cells: [Line($0.shownMethod, .method), name], meaning: $0.meaning) }
  }

  /// A row an endpoint, with its path from here.
  private static func everything(_ known: KnownEndpoints, below path: String) -> [Row] {
    let start = known.entry(at: path)?.path.withoutFinalSlash ?? path.withoutFinalSlash
    return known.all(below: path).map { endpoint in
      let path = known.typed(endpoint.path)
      let rest =
        path.hasPrefix(start + "/") ? String(path.dropFirst(start.count + 1)) : path == start ? "." : path
      return Row(
        cells: [Line(endpoint.shownMethod, .method), Line(rest.isEmpty ? "." : rest, .url)],
        meaning: endpoint.meaning)
    }
  }

  // MARK: Drawing

  /// Every row on one line where there is room for what it means; otherwise that stands below. The list ends where
  /// the screen does.
  func lines(on screen: Screen) -> [Line] {
    let layout = Layout(rows.map(\.cells), screen)
    let drawn = rows.map { layout.lines($0.cells, $0.meaning) }
    guard let height = screen.height, drawn.reduce(0, { $0 + $1.count }) > height else {
      return drawn.flatMap(\.self)
    }
    var lines: [Line] = []
    var shown = 0
    while shown < drawn.count, lines.count + drawn[shown].count < height {
      lines += drawn[shown]
      shown += 1
    }
    let rest = Line("\(screen.glyphs.ellipsis) \(drawn.count - shown) more: ", .dim).retold
    return lines + [(rest + Line("\(line) | less", .command)).cut(to: screen.width)]
  }

  /// Columns that are as wide as most rows need: a long name goes beyond its column, and only in its own row.
  private struct Layout {
    private let screen: Screen
    private let starts: [Int]
    /// Where meanings begin.
    private let column: Int

    private static let gap = 2
    /// Fewer columns than this are not worth being read.
    private static let leastMeaning = 24

    init(_ rows: [[Line]], _ screen: Screen) {
      self.screen = screen
      let most = max(16, screen.width * 3 / 10)
      var starts = [0]
      for place in 0..<(rows.first?.count ?? 0) {
        let widest = rows.map { $0[place].width }.max() ?? 0
        starts.append((starts.last ?? 0) + (widest == 0 ? 0 : min(widest, most) + Self.gap))
      }
      column = starts.removeLast()
      self.starts = starts
    }

    func lines(_ cells: [Line], _ meaning: String) -> [Line] {
      var line = Line()
      for (cell, start) in zip(cells, starts) where !cell.isEmpty {
        line.pad(to: max(start, line.isEmpty ? 0 : line.width + Self.gap))
        line.append(cell)
      }
      guard !meaning.isEmpty else { return [line.cut(to: screen.width, glyphs: screen.glyphs)] }
      let start = max(column, line.width + Self.gap)
      if screen.width - start >= Self.leastMeaning {
        line.pad(to: start)
        line.append(meaning, .dim)
        return [line.cut(to: screen.width, glyphs: screen.glyphs)]
      }
      let below = Line("    ") + Line(meaning, .dim)
      return [line, below].map { $0.cut(to: screen.width, glyphs: screen.glyphs) }
    }
  }
}

extension KnownEndpoint {
  fileprivate var shownMethod: String { method ?? "any" }
}

extension KnownEndpoints {
  /// What `ls` shows of a path: itself, if it can be asked, and what is directly below; or, where there is nothing,
  /// what its last part is the beginning of.
  fileprivate func listed(at path: String) -> [Entry] {
    if let here = entry(at: path) {
      let own = here.endpoints.isEmpty ? [] : [here.renamed(".")]
      let below = listed(below: path).map(joinedWithOnlyChild)
      // One row that only names a folder would tell nothing: what is in it is meant.
      guard own.isEmpty, below.count == 1, let only = below.first, only.endpoints.isEmpty else {
        return own + below
      }
      return listed(below: only).map { entry in
        let joined = joinedWithOnlyChild(entry)
        return joined.renamed(only.name + "/" + joined.name)
      }
    }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let begun = path[slash...].dropFirst()
    let parent = slash == path.startIndex ? "/" : String(path[..<slash])
    return listed(below: parent).filter { $0.name.hasPrefix(begun) }.map(
      joinedWithOnlyChild)
  }
}
