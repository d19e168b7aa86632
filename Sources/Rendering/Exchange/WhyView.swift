package import ApusClient
package import ApusText

/// A request line by line as it would go over the wire, and before each line where it comes from.
package struct WhyView: View {
  private struct Row {
    let source: String
    let line: Line
  }

  private let head: [Row]
  private let body: (source: String, view: RequestView)?

  /// - Parameters:
  ///   - start: Where the first line comes from.
  ///   - more: Fields that the transport puts behind the others.
  ///   - body: Where the body comes from.
  package init(
    _ request: Request, start: String, more: [(source: String, field: HeaderField)] = [], body: String,
    source: (HeaderField) -> String
  ) {
    let wire = WireRequest(request, bodyByteCount: request.body.flatMap(\.byteCount))
    let first =
      Line(request.method.name, .method) + Line(" ") + Line(request.method.shownTarget(of: request.url))
      + Line(" HTTP/1.1", .dim)
    head =
      [Row(source: start, line: first)] + wire.fields.map { Row(source: source($0), line: Self.line($0)) }
      + more.map { Row(source: $0.source, line: Self.line($0.field)) }
    self.body = request.body == nil ? nil : (body, RequestView(request))
  }

  private static func line(_ field: HeaderField) -> Line {
    Line(field.name, .headerName) + Line(": ") + field.shownLine
  }

  package func lines(on screen: Screen) -> [Line] {
    let sources = head.map(\.source) + [body?.source ?? ""]
    let column = min((sources.map { Line($0).retold.width }.max() ?? 0) + 2, max(4, screen.width / 2))
    var lines = head.flatMap { row in
      placed(row.line, behind: row.source, at: column).wrappedAtWords(to: screen.width, indent: column)
    }
    guard let body else { return lines }
    var narrow = screen
    narrow.width = max(8, screen.width - column)
    let contents = body.view.lines(on: narrow).drop { !$0.isEmpty }.dropFirst()
    lines.append(Line())
    for (number, line) in contents.enumerated() {
      lines.append(screen.fit(placed(line, behind: number == 0 ? body.source : "", at: column)))
    }
    return lines
  }

  private func placed(_ line: Line, behind source: String, at column: Int) -> Line {
    var whole = Line(source, .dim).retold
    whole.pad(to: max(column, whole.width + 2))
    return whole + line
  }
}

extension RequestBody {
  /// `nil` for a file.
  fileprivate var byteCount: Int? {
    if case .bytes(let bytes) = content { bytes.count } else { nil }
  }
}
