internal import ApusClient
internal import ApusEndpoints
package import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSending
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

extension Sender {
  /// What its own lines send over. Lines of a world of their own have a log of their own.
  var logged: DestinationLog.LoggedTransport {
    DestinationLog.LoggedTransport(base: transport, log: destinations)
  }

  /// Ask for it before a request is sent: it asks for what is missing, says what goes that nobody typed and what does not
  /// go, and has what was set without a base belong to where the request goes.
  package func depart(_ prepared: inout PreparedRequest) throws {
    if let refusal = readOnly.refusal(of: prepared.request) {
      throw CommandFailure(.usageArgument, refusal, try: ["set readonly off"])
    }
    // The practice API has two ports: each is an origin of its own, as in a browser it would not be.
    if environment.practicePorts()?.hold(prepared.request.url.origin) ?? false {
      prepared.request.options.keepsCookiesWithOrigin = true
    }
    if !prepared.environmentNames.isEmpty {
      try PastedNames(self).bind(prepared.environmentNames, to: prepared.request.url.origin)
    }
    try unlock(&prepared.request)
    session.settle(at: prepared.request.url.origin)
    for note in prepared.notes { output.note(Line(note, .dim)) }
    noteUnused(by: prepared.request)
    guard !prepared.withheld.isEmpty || !prepared.replaced.isEmpty else { return }
    let option = Line("; ", .dim) + Line("--send-headers-anyway", .command) + Line(" sends it", .dim).retold
    output.note(
      HeldBackNote(
        prepared.withheld, replaced: prepared.replaced, of: ("the session's", "the line's"),
        at: prepared.request.url.origin, hint: prepared.canSendWithheld ? option : Line()))
  }

  /// Ask for it before a conversation is begun: whatever goes for a request goes for the one that opens it.
  func departToTalk(_ prepared: inout PreparedRequest) throws {
    if let refusal = readOnly.refusalOfConversation {
      throw CommandFailure(.usageArgument, refusal, try: ["set readonly off"])
    }
    try depart(&prepared)
  }

  /// Says what does not fit a request's body, and its description.
  func noteMisfits(of prepared: PreparedRequest) {
    if let misfit = prepared.misfit { output.note(Line(misfit, .dim)) }
    misfits?.note(of: prepared.request)
  }

  /// Has what `.netrc` gives a request saved nowhere but by its place.
  func keepingNetrc(of prepared: PreparedRequest) -> PreparedRequest {
    if let entry = prepared.netrc { surroundings.kept(entry, for: prepared.request.url.host) }
    return prepared
  }

  /// Asks what a key is encrypted with: once in a session, and not on the TLS library's own account.
  private func unlock(_ request: inout Request) throws(CommandFailure) {
    guard request.url.scheme == "https" else { return }
    if let passphrase = request.options.chosenTLS?.keyPassphrase { _ = surroundings.kept(passphrase) }
    guard let file = request.options.tls.lockedFile(environment.files) else { return }
    guard let typed = environment.askHidden("passphrase of \(file): ") else {
      // A file of both may have none.
      if TLSOptions.isPKCS12(file) { return }
      throw CommandFailure(
        .requestParameter,
        "the key in \(file) is encrypted, and nobody is there to be asked for its passphrase",
        try: ["set cert FILE:env:NAME"])
    }
    let passphrase = surroundings.given(typed, "passphrase")
    session.passphrases[file] = passphrase
    request.options.tls.keyPassphrase = passphrase
  }

  /// Somebody set it, and may think that it counts.
  private func noteUnused(by request: Request) {
    // What was said of an origin goes on, unless it is asked in another way.
    guard session.saidUnusedOf != request.url.origin || request.options.proxy != .environment else { return }
    session.saidUnusedOf = request.url.origin
    guard request.options.unixSocket == nil,
      !ProxyEnvironment(environment.variable).variables(for: request.url.scheme).isEmpty
    else { return }
    let settings = ConnectionSettings(
      proxy: request.options.proxy, tls: { _ in request.options.tls }, variable: environment.variable)
    for (name, reason) in settings.unused(for: request.url) where session.saidUnused.insert(name).inserted {
      output.note(Line("\(name) is set and not used: \(reason)", .dim))
    }
  }
}
