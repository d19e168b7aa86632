package import ApusClient
package import ApusText

/// Header fields with their values in one column. Secrets read `•••`; long values go on below themselves.
package struct HeadersView: View {
  private let startLine: Line?
  private let fields: HeaderFields
  private let trailers: HeaderFields

  package init(_ fields: HeaderFields) {
    startLine = nil
    self.fields = fields
    trailers = [:]
  }

  /// The whole head of a response, its status line first.
  ///
  /// - Parameter trailers: Fields that came after the body.
  package init(_ head: ResponseHead, trailers: HeaderFields = [:]) {
    startLine = Line(head.version + " ", .dim) + head.statusText
    fields = head.headers
    self.trailers = trailers
  }

  package func lines(on screen: Screen) -> [Line] {
    let column = valueColumn(on: screen)
    let start = startLine.map { [screen.fit($0)] } ?? []
    let end = trailers.isEmpty ? [] : [Line(), screen.fit(Line("after the body", .dim).retold)]
    return start + rows(fields, column: column, on: screen) + end + rows(trailers, column: column, on: screen)
  }

  private func rows(_ fields: HeaderFields, column: Int, on screen: Screen) -> [Line] {
    fields.flatMap { field in
      var line = Line(field.name, .headerName)
      line.append(": ")
      line.pad(to: column)
      line.append(field.shownLine)
      return line.wrappedAtWords(to: screen.width, indent: min(column, screen.width / 2))
    }
  }

  /// A few very long names do not push every value to the right.
  private func valueColumn(on screen: Screen) -> Int {
    let limit = max(8, min(30, screen.width * 2 / 5))
    return fields.map { Line($0.name).width + 2 }.filter { $0 <= limit }.max() ?? 0
  }
}

extension HeaderField {
  /// The value as it may be shown.
  var shownLine: Line {
    switch value {
    case .text(let text): Line(text)
    case .secret: Line(shown, .secret)
    }
  }
}
