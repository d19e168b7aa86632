package import ApusClient
internal import ApusJSON
package import ApusText

/// One server-sent event: its type and id, and its data as JSON on one line, or as the text it is.
package struct EventView: View {
  private let event: ServerSentEvent

  package init(_ event: ServerSentEvent) { self.event = event }

  package func lines(on screen: Screen) -> [Line] {
    var title = Line()
    if event.type != "message" { title.append(event.type, .key) }
    if !event.id.isEmpty { title.append((title.isEmpty ? "" : " ") + event.id, .dim) }
    let data = Array(event.data.utf8)
    let isText = event.data.utf8.contains(UInt8(ascii: "\n"))
    let body = (try? JSONDocument(data)).map { [CompactJSON.line($0.root, on: screen)] } ?? text(data, screen)
    guard !title.isEmpty else { return body.flatMap { $0.wrapped(to: screen.width, indent: 2) } }
    if isText, body.count > 1 {
      return title.wrapped(to: screen.width)
        + body.flatMap { (Line("  ") + $0).wrapped(to: screen.width, indent: 2) }
    }
    return (title + Line("  ") + (body.first ?? Line())).wrapped(to: screen.width, indent: 2)
  }

  private func text(_ data: [UInt8], _ screen: Screen) -> [Line] {
    data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      var shown = Line()
      shown.append(bytes: line)
      return shown
    }
  }
}
