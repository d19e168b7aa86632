internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusServices
internal import ApusSurroundings
internal import ApusText

extension Sender {
  /// Posts the article of a file, or changes the one it was posted as: says what it will send, and asks where somebody sits.
  func post(_ line: ArticleLine) async throws -> Outcome {
    let article = try line.article(with: session.variables, environment.files)
    let typed = try TypedPreparation(self).prepare(
      line.endpoint(for: article), of: ServiceDescription(of: Qiita.self), line.options, at: line.file.range)
    let request = typed.prepared.request
    noteOtherOrigin(request.url)
    if !typed.prepared.showing.isOffline, !isOffline, output.console.noteTraits.isTerminal {
      let summary = ArticleSummary(article, going: "\(request.method) \(request.url)")
      output.note(summary)
      guard environment.confirm(summary.question) else {
        output.note(Line("not sent", .dim))
        return .ok
      }
    }
    let before = session.records.last?.number
    // What was posted is so, even where its answer cannot be read as an article.
    defer {
      let answer = session.records.last.flatMap { $0.number == before ? nil : $0 }
      if let note = line.note(of: article, posted: answer) { output.noteLater(note) }
    }
    return try await send(typed.prepared, line: line.options.text, reading: typed.reading)
  }
}
