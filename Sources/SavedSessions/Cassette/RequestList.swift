package import ApusFormats
package import ApusText

/// What `run FILE --list` shows: the requests of a file, by the numbers and names that pick them.
package struct RequestList: View {
  private let rows: [(number: String, name: String, what: Line)]

  package init(_ file: HTTPFile) {
    let requests = file.requests.enumerated().map { place, request in
      (number: "\(place + 1)", name: request.name ?? "", what: Line(request.shownStart, .url))
    }
    let workflows = file.workflows.map { workflow in
      let steps = workflow.steps.map(\.request).joined(separator: ", ")
      return (number: "", name: workflow.name, what: Line("workflow: \(steps)", .dim))
    }
    rows = requests + workflows
  }

  package init(_ requests: [CapturedRequest]) {
    rows = requests.enumerated().map { (number: "\($0 + 1)", name: "", what: $1.name) }
  }

  package func lines(on screen: Screen) -> [Line] {
    let digits = rows.map(\.number.count).max() ?? 1
    let width = min(rows.map { Line($0.name).width }.max() ?? 0, 30)
    return rows.map { number, name, what in
      var line = Line(String(repeating: " ", count: max(0, digits - number.count)) + number + "  ", .dim)
      if width > 0 {
        line.append(name)
        line.pad(to: digits + 2 + width + 2)
      }
      return (line + what).cut(to: screen.width, glyphs: screen.glyphs)
    }
  }
}
