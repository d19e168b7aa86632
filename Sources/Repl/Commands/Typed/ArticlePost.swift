internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusFormats
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusServices
internal import ApusSurroundings
internal import ApusText

extension Sender {
  /// Posts the article of a file, or changes the one it was posted as: says what it will send, and asks where somebody sits.
  func post(_ line: ArticleLine) async throws -> Outcome {
    let name = try line.file.template.filled(from: session.variables).visible(in: "a file's name")
    let bytes = try environment.files.contents(ofFile: name, at: line.file.range)
    let article: Article
    do {
      article = try Article(bytes)
    } catch {
      throw CommandFailure(.requestParameter, "\(name) cannot be posted: \(error)", try: ["help qiita"])
    }
    let typed = try prepare(
      Qiita.SaveItem(id: article.id, content: article.content), of: ServiceDescription(of: Qiita.self),
      line.options, at: line.file.range)
    let request = typed.prepared.request
    noteOtherOrigin(request.url)
    if !typed.prepared.showing.isOffline, !isOffline, output.console.noteTraits.isTerminal {
      output.note(ArticleSummary(article, going: "\(request.method) \(request.url)"))
      guard environment.confirm(article.id == nil ? "post it? " : "change it? ") else {
        output.note(Line("not sent", .dim))
        return .ok
      }
    }
    let count = session.records.all.count
    let outcome = try await send(typed.prepared, line: line.options.text, reading: typed.reading)
    // Without it, the same line would post the same article once more.
    if article.id == nil, session.records.all.count > count, let record = session.records.last,
      record.code == nil, let id = (try? record.document())?.root["id"]?.string
    {
      output.noteLater(
        Line("so that the file is this article from now on, its front matter is to say: ", .dim)
          + Line("id: \(id)", .command))
    }
    return outcome
  }
}
