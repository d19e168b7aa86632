internal import ApusAnswers
internal import ApusClient
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `history [--all] [TEXT|STATUS]`
package struct HistoryCommand: Explores {
  private static let wanted = Operand("TEXT", .text, "a text, or a status").several.optional
  private static let all = CommandOption(
    "--all", "shows every request, and not only as many as fit the screen")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "list the requests of this session and what came of them",
    forms: [
      [.option(all)], [.option(all), .operand(wanted)], [.option(all), .operand(wanted.shown(as: "STATUS"))],
    ],
    examples: [
      CommandSpec.Example("get /status/404", "request 1"),
      CommandSpec.Example("get /status/204", "request 2"),
      CommandSpec.Example("history", "both, with their outcome"),
      CommandSpec.Example("history 404", "those that came to this; 4xx and failed are others"),
      CommandSpec.Example("history status", "those whose line or URL has this text"),
    ],
    details: ["`show N` shows one again, `rerun N` sends it again, `reuse N` puts its line on the prompt."])

  private let filter: HistoryFilter?
  private let showsAll: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    showsAll = line.has(Self.all)
    let words = line.words(Self.wanted)
    filter = words.isEmpty ? nil : HistoryFilter(words.map(\.text).joined(separator: " "))
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let records = answers.records.all
    let found = filter.map { filter in records.filter(filter.accepts) } ?? records
    if records.isEmpty {
      output.note(Line("no request was sent yet; try: ", .dim) + Line("get /", .command))
    } else if found.isEmpty, let filter {
      output.note(Line("none of \(Units.count(records.count, "request")) has \(filter.text)", .dim))
    } else {
      let rest = "history --all" + (filter.map { " \(HistoryFilter.word($0.text))" } ?? "")
      let view = HistoryView(found, base: answers.base, rest: rest)
      if showsAll { try output.show(view) } else { try output.showFolded(view) }
    }
    return .ok
  }
}

/// One line a request: number, outcome, time, what was asked.
struct HistoryView: View {
  private let records: [Record]
  /// Where most of them went, so that their paths say enough.
  private let base: WebURL?
  /// The line that shows all of them.
  private let rest: String

  init(_ records: [Record], base: WebURL?, rest: String = "history --all") {
    self.records = records
    self.base = base
    self.rest = rest
  }

  /// The newest, where there is no room for all.
  func lines(on screen: Screen) -> [Line] {
    guard let height = screen.height, records.count > height else {
      return lines(of: records[...], on: screen)
    }
    let shown = records.suffix(max(1, height - 1))
    let hidden = Line("… \(records.count - shown.count) earlier; ", .dim).retold + Line(rest, .command)
    return [screen.fit(hidden)] + lines(of: shown, on: screen)
  }

  private func lines(of records: ArraySlice<Record>, on screen: Screen) -> [Line] {
    let outcomes = records.map(outcome)
    let width = outcomes.map(\.width).max() ?? 0
    let digits = "\(records.map(\.number).max() ?? 0)".count
    return zip(records, outcomes).map { record, outcome in
      var line = Line(String(repeating: " ", count: digits - "\(record.number)".count))
      line.append("\(record.number)  ", .dim)
      line.append(outcome)
      line.pad(to: digits + 2 + width + 2)
      let time = Units.time(record.exchange.duration, glyphs: screen.glyphs)
      line.append(String(repeating: " ", count: max(0, 8 - Line(time).width)) + time + "  ", .dim)
      line.append("\(record.exchange.request.method) ", .method)
      line.append(target(record.exchange.request.url))
      return line.cut(to: screen.width, glyphs: screen.glyphs)
    }
  }

  private func target(_ url: WebURL) -> String {
    let whole = url.maskingCredentials
    guard let base, url.origin == base.origin, let slash = whole.dropFirst(8).firstIndex(of: "/") else {
      return whole
    }
    return String(whole[slash...])
  }

  private func outcome(_ record: Record) -> Line {
    if let failure = record.failure { return Line(failure.code.name, .error) }
    guard let status = record.received.response?.status else { return Line("-", .dim) }
    return Line("\(status)", .status(status))
  }
}
