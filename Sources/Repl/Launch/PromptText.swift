internal import ApusAnswers
internal import ApusClient
internal import ApusLineEditing
internal import ApusRendering
internal import ApusText

/// `api.github.com/users>` and, at the right margin, what the last request came to.
struct PromptText {
  let prompt: Prompt

  init(_ session: Session) {
    var left = session.base.map { Self.place($0, practice: session.practice) } ?? "apus"
    if !session.directory.isEmpty { left += "/" + session.directory }
    if left.count > 40 { left = "…" + left.suffix(39) }
    if let tour = session.tour { left = "tour \(tour.progress)" }
    var text = StyledText(left, .prompt)
    if !session.settings.verifiesTLS { text.append(" (insecure)", .error) }
    text.append("> ")
    prompt = Prompt(text, right: Self.outcome(session.records.last))
  }

  private static func place(_ base: WebURL, practice: Origin?) -> String {
    let host = base.origin == practice ? "practice" : base.host + (base.port.map { ":\($0)" } ?? "")
    return host + (base.path == "/" ? "" : base.path)
  }

  private static func outcome(_ record: Record?) -> StyledText {
    guard let record else { return "" }
    let time = Units.time(record.exchange.duration)
    let isFine = record.code == nil
    let name = record.failure?.code.name ?? record.exchange.response.map { "\($0.status)" } ?? ""
    var text = StyledText(name, isFine ? .ok : .clientError)
    text.append(" · \(time)", .dim)
    return text
  }
}
