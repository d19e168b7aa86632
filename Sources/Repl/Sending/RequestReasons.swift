internal import ApusClient
internal import ApusEndpoints
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSending
internal import ApusText

/// Where each line of a request comes from, in words.
struct RequestReasons {
  /// With the signature that it would be sent with now.
  let request: Request
  /// What to know of that; `nil` for a request that nothing signs.
  let note: Line?
  private let signed: [HeaderField]
  private let sources: RequestSources?
  private let session: Session
  private let cookies: HeaderField?

  init(_ line: AskingLine, _ sender: Sender) async throws {
    session = sender.session
    let prepared: PreparedRequest
    switch line {
    case .request(let line): (sources, prepared) = try Self.prepared(line, sender)
    case .call(let line):
      let call = try OperationCall(line, in: sender.session.scope)
      (sources, prepared) = try Self.prepared(call.request(), sender)
    case .graphQL(let line): (sources, prepared) = try Self.prepared(line.request(in: sender), sender)
    case .endpoint(let line):
      sources = nil
      prepared = try sender.prepare(line).prepared
    }
    let preview = try SignedPreview(prepared.request)
    note = preview.note
    signed = preview.request.headers.filter { !prepared.request.headers.contains($0.name) }
    request = preview.request.movingUserToHeader()
    sender.noteMisfits(of: prepared)
    cookies = await sender.cookies(for: request)
  }

  private static func prepared(
    _ typed: RequestLine, _ sender: Sender
  ) throws -> (RequestSources, PreparedRequest) {
    let line = try sender.takingInput(PastedNames(sender).takingOptionFiles(typed))
    let context = try PastedNames(sender).context(for: line)
    return (
      try RequestSources(of: line, in: context), sender.keepingNetrc(of: try line.prepare(in: context))
    )
  }

  var view: WhyView {
    WhyView(
      request.maskingBody, start: start, more: cookies.map { [("cookie jar", $0)] } ?? [],
      body: sources.map { $0.body.map { words(for: $0) }.joined(separator: ", ") } ?? "endpoint",
      source: words)
  }

  private var start: String {
    sources?.start.map { words(for: $0) }.joined(separator: ", ") ?? "endpoint"
  }

  /// An endpoint writes all of its request but for what the session adds.
  private func words(for field: HeaderField) -> String {
    if signed.contains(where: { field.isNamed($0.name) }) { return "credential" }
    if let sources {
      let source = sources.source(of: field, credential: credentialName)
      return source == .session && isOfProfile(field) ? profileWords : words(for: source)
    }
    if field.isNamed("Host") { return session.base?.origin == request.url.origin ? base : "endpoint" }
    if session.headers.contains(field.name) { return isOfProfile(field) ? profileWords : "session line" }
    return field.isCredential ? "credential" : request.headers.contains(field.name) ? "endpoint" : "default"
  }

  private func words(for source: RequestSources.Source) -> String {
    switch source {
    case .typed: "typed"
    case .session: "session line"
    case .credential: "credential"
    case .description: "description"
    case .base: base
    case .input: "standard input"
    case .usual: "default"
    }
  }

  private var base: String {
    if session.isBaseDescribed { return "description" }
    return session.profile.map { $0.contents.base == session.base } == true ? profileWords : "base"
  }

  private var profileWords: String { "profile \(session.profile?.name ?? "")" }

  private func isOfProfile(_ field: HeaderField) -> Bool {
    session.profile?.contents.headers.first(field.name)?.shown == field.shown
  }

  /// The header that the session's credential is.
  private var credentialName: String? {
    guard let credential = session.credential, credential.origin == request.url.origin else { return nil }
    if case .field(let field) = credential.proof { return field.name }
    return nil
  }
}
