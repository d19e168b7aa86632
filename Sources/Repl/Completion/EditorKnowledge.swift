internal import APIClient
internal import JSON
package import LineEditing
internal import Rendering
internal import Text

/// What the editor knows of the session while a line is typed: a value, made anew before each prompt.
package struct EditorKnowledge: Sendable {
  package let prompt: Prompt
  let commands: CommandList
  let session: Session
  private let endpointsWhenAsked: WhenAsked<KnownEndpoints>
  let variables: [String: String]
  /// The shapes that were named, each on one line.
  let shapes: [String: String]

  package init(_ session: Session, commands: CommandList) {
    prompt = PromptText(session).prompt
    self.commands = commands
    self.session = session
    endpointsWhenAsked = WhenAsked { KnownEndpoints(session) }
    variables = session.variables.values.mapValues(\.text)
    shapes = session.shapes.mapValues { String($0.description.prefix(60)) }
  }

  /// What is known of the API.
  var endpoints: KnownEndpoints { endpointsWhenAsked.value }

  /// What paths look into, or a numbered response; `nil` when there is nothing, or it is no JSON.
  func document(of number: Int?) -> Document? {
    guard let number else { return session.records.focusedDocument }
    return session.records[number].flatMap { try? $0.document() }
  }
}

extension Records {
  var focusedDocument: Document? {
    switch focus {
    case .nothing: nil
    case .file(_, let document): document
    case .record(let record): record.mayBeJSON ? try? record.document() : nil
    }
  }
}

/// `api.github.com/users>` and, at the right margin, what the last request came to.
struct PromptText {
  let prompt: Prompt

  init(_ session: Session) {
    var left = session.base.map { Self.place($0, practice: session.practice) } ?? "apus"
    if !session.directory.isEmpty { left += "/" + session.directory }
    if left.count > 40 { left = "…" + left.suffix(39) }
    if let tour = session.tour { left = "tour \(tour.progress)" }
    var text = StyledText(left, style: TextStyle(.blue, bold: true))
    if !session.settings.verifiesTLS { text = text.appending(" (insecure)", TextStyle(.red, bold: true)) }
    prompt = Prompt(text.appending("> ", .plain), right: Self.outcome(session.records.last))
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
    return StyledText(name, style: TextStyle(isFine ? .green : .red)).appending(" · \(time)", .dim)
  }
}

extension StyledText {
  func appending(_ more: String, _ style: TextStyle) -> StyledText {
    let start = text.utf8.count
    return StyledText(text + more, spans: spans + [StyledSpan(start..<start + more.utf8.count, style)])
  }
}
