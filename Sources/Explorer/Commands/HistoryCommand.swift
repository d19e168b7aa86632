internal import ApusAnswers
internal import ApusClient
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `history [--all] [TEXT|STATUS]`, `history forget TEXT`
package struct HistoryCommand: Explores {
  private static let wanted = Operand("TEXT", .text, "a text, or a status").several.optional
  private static let forgotten = Operand("TEXT", .text, "a text", try: "history forget token").several
  private static let all = CommandOption(
    "--all", "shows every request, and not only as many as fit the screen")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "list the requests of this session and what came of them",
    forms: [
      [.option(all)], [.option(all), .operand(wanted)], [.option(all), .operand(wanted.shown(as: "STATUS"))],
      [.word("forget", "take lines out of what was typed"), .operand(forgotten)],
    ],
    examples: [
      CommandSpec.Example("get /status/404", "request 1"),
      CommandSpec.Example("get /status/204", "request 2"),
      CommandSpec.Example("history", "both, with their outcome"),
      CommandSpec.Example("history 404", "those that came to this; 4xx and failed are others"),
      CommandSpec.Example("history status", "those whose line or URL has this text"),
    ],
    details: [
      "`show N` shows one again, `rerun N` sends it again, `reuse N` puts its line on the prompt.",
      "`history forget TEXT` takes every line that has TEXT in it out of the lines that the arrow keys bring back, here and in "
        + "their file. A line that begins with a blank never gets there, nor does one with what looks like a secret.",
    ])

  /// A line with this text in it is forgotten.
  private let unwanted: String?
  private let filter: HistoryFilter?
  private let showsAll: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    showsAll = line.has(Self.all)
    if line.subword == "forget" {
      _ = try line.require(Self.forgotten)
      unwanted = line.words(Self.forgotten).map(\.text).joined(separator: " ")
      filter = nil
      return
    }
    unwanted = nil
    let words = line.words(Self.wanted)
    filter = words.isEmpty ? nil : HistoryFilter(words.map(\.text).joined(separator: " "))
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    if let unwanted { return try forget(unwanted, answers, output) }
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

extension HistoryCommand {
  private func forget(_ text: String, _ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    guard let lines = answers.typedLines else {
      throw CommandFailure(.usageCommand, "the lines you typed are none of this session's business")
    }
    let count = try lines.forget(text)
    output.note(
      Line(
        count == 0
          ? "no line that you typed has that in it" : "forgotten: \(Units.count(count, "line"))", .dim))
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
