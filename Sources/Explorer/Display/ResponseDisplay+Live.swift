package import ApusAnswers
internal import ApusClient
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

extension ResponseDisplay {
  /// How a body is shown while it arrives; `nil` when the line does not ask for the body alone.
  package func liveBody(for prepared: PreparedRequest) -> LiveBody? {
    let parts = prepared.showing.parts ?? output.printsOnly
    guard prepared.showing.output == nil, parts == nil || parts == "b" else { return nil }
    let isChosen = output.file != nil && !prepared.showing.savesErrors
    return LiveBody(
      output.console, for: prepared.request.options, showsHead: parts == nil, isRaw: view == .raw,
      takesOnlyEvents: !prepared.showing.streams, isWanted: { !isChosen || !$0.isNoSuccess })
  }

  /// Says what is left to say of a body that was shown while it came.
  package func conclude(_ live: LiveBody, _ record: Record, showing: ShowOptions) throws {
    if let problem = live.problem as? SinkClosed { throw problem }
    let isPerson = output.console.outTraits.isTerminal
    if isWanted(record, showing) {
      // An answer without a body is an answer, and what it goes to is then empty.
      if live.isShown { try output.write([]) } else { try show(contents: record) }
    }
    guard showing.parts ?? output.printsOnly == nil, record.exchange.response != nil else { return }
    if showing.isVerbose {
      output.note(NarrativeView(record.exchange))
    } else if isPerson {
      output.noteLater(summary(of: live, record.exchange))
    } else if let status = StatusLine(record.exchange, text: record.text) {
      output.note(status)
    }
  }

  private func summary(of live: LiveBody, _ exchange: Exchange) -> Line {
    let glyphs = output.console.noteTraits.screen.glyphs
    let parts =
      [live.pieces.map { Units.count($0.count, $0.noun) }].compactMap(\.self)
      + [Units.size(exchange.body.byteCount), Units.time(exchange.duration, glyphs: glyphs)]
    return parts.map { Line($0, .dim) }.joined(by: Line(glyphs.separator, .dim))
  }
}
