package import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusFormats
package import ApusLanguage
internal import ApusRedaction
internal import ApusSurroundings
internal import ApusSystem

/// What a pasted line has written beside the body.
package struct SideFiles {
  private let display: ResponseDisplay
  private var environment: Environment { display.environment }

  package init(for display: ResponseDisplay) { self.display = display }

  /// Refuses files that cannot be written, before anything is sent for them.
  package func checkPlaces(of showing: PreparedRequest.ShowOptions) throws {
    for path in [showing.headersInto, showing.cookiesInto, showing.traceInto].compactMap(\.self)
    where path != "-" {
      do {
        let file = try environment.openFile(environment.placeOfFile(path), false)
        _ = file.discard()
      } catch {
        throw CommandFailure(.requestParameter, "\(path) cannot be written: \(error.reason)")
      }
    }
  }

  /// Writes what is to be written once it is known what came, whatever that was.
  package func write(beside record: Record, _ showing: PreparedRequest.ShowOptions) async throws {
    if let path = showing.headersInto {
      try display.write(Array(HeaderDump(record.exchange).text.utf8), into: path)
    }
    if let path = showing.traceInto {
      let text = Array(TraceText(record.exchange).text.utf8)
      try display.write(Array(display.output.mask.masked(text[...])), into: path)
    }
    if let path = showing.cookiesInto { try await writeCookies(into: path) }
    if let format = showing.writesOut {
      let file = record.exchange.body.file ?? showing.output
      let text = WriteOut(record.exchange, problem: record.failure?.message, file: file).text(format)
      try display.output.write(Array(text.utf8)[...])
    }
  }

  private func writeCookies(into path: String) async throws {
    let bytes = Array(CookieFile(lines: await environment.cookies.lines().map(\.text)).text.utf8)
    guard path != "-" else { return try display.output.write(bytes[...]) }
    // A new one is for nobody else's eyes; one that is there keeps its mode.
    if let place = try? environment.placeOfFile(path), environment.files.problem(place) != nil {
      try? PrivateFile.write("", to: place, lasts: false)
    }
    try display.write(bytes, into: path)
  }
}
