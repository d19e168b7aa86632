internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
internal import ApusLineEditing
internal import ApusRendering
internal import ApusTeaching
internal import ApusText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// `api.github.com/users>` and, at the right margin, what the last request came to, and how little may still be asked.
struct PromptText {
  let prompt: Prompt

  init(_ session: Session, _ glyphs: Glyphs = .unicode, place: String? = nil) {
    var left = session.base.map { Self.place($0, practice: session.practice) } ?? "apus"
    if !session.directory.isEmpty { left += "/" + session.directory }
    if left.count > 40 { left = glyphs.ellipsis + left.suffix(40 - glyphs.ellipsis.count) }
    if let place { left = place }
    var text = StyledText(left, .prompt)
    if let looked = session.records.looked, place == nil {
      text.append(" ")
      text.append(Self.place(looked.location, glyphs), .path)
    }
    if !session.settings.verifiesTLS { text.append(" (insecure)", .error) }
    text.append("> ")
    let outcome = Self.outcome(session.records.last, at: session.base, glyphs)
    prompt = Prompt(text, right: glyphs.isSpoken ? "" : outcome)
  }

  /// What paths start from, by its end where it is long.
  private static func place(_ location: Location, _ glyphs: Glyphs) -> String {
    let text = VisibleText.line("\(location)", as: .json)
    return text.count > 30 ? glyphs.ellipsis + text.suffix(30 - glyphs.ellipsis.count) : text
  }

  private static func place(_ base: WebURL, practice: Origin?) -> String {
    let host = base.origin == practice ? "practice" : base.host + (base.port.map { ":\($0)" } ?? "")
    return host + (base.path == "/" ? "" : base.path)
  }

  private static func outcome(_ record: Record?, at base: WebURL?, _ glyphs: Glyphs) -> StyledText {
    guard let record else { return "" }
    let time = Units.time(record.exchange.duration, glyphs: glyphs)
    let isFine = record.code == nil
    let name = record.failure?.code.name ?? record.received.response.map { "\($0.status)" } ?? ""
    var text = StyledText("")
    // What another service allows is no matter here.
    let isHere = base.map { $0.origin == record.exchange.request.url.origin } ?? true
    if isHere, let warning = warning(record.exchange) {
      text.append("\(warning)\(glyphs.separator)", .warning)
    }
    text.append(name, isFine ? .ok : .clientError)
    text.append("\(glyphs.separator)\(time)", .dim)
    return text
  }

  /// `3 of 60 left until 14:05 UTC`, where less than a tenth is left.
  private static func warning(_ exchange: Exchange) -> String? {
    exchange.response.flatMap { RateLimit($0.headers) }?.warning(
      answered: Int(exchange.startedAt.timeIntervalSince1970), now: Int(Date().timeIntervalSince1970))
  }
}
