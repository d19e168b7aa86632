internal import ApusClient
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSavedSessions
internal import ApusSending

extension KeptDesk {
  /// What is kept of a session in a workspace, but for its answers.
  ///
  /// - Parameters:
  ///   - profile: what there is of the session besides.
  ///   - given: secrets that lines were given, which know where they came from.
  ///   - redactor: knows the session's secrets.
  init(of session: Session, _ profile: Profile, _ given: [GivenSecret], knowing redactor: Redactor) {
    self.init(profile: profile.text)
    let watch = SecretWatch(redactor, given)
    headers = session.headers.map { .init($0.name, KeptValue($0, given, watch)) }
    query = session.query.map { .init($0.name, KeptValue($0, given, watch)) }
    variables = session.variables.values.sorted { $0.key < $1.key }.map {
      .init($0.key, KeptValue($0.value, given, watch))
    }
    fields = session.data.filter { item in
      let value = item.value.shown
      return !SecretNames.hides(item.name.shown, value, in: .member) && !watch.isIn(value)
    }.map { ItemPrinter().print($0) }
    let words = CommandList.all.words
    aliases = session.aliases.all
      .filter { !SecretShapes.isIn(line: $0.line, words) && !watch.knows(in: $0.line) }
      .map { .init($0.name, .text($0.line)) }
    hide(by: session.redaction)
    omitsUserAgent = session.omitsUserAgent
    credential = session.credential.map { ($0.line, "\($0.origin)") }
  }

  /// Sets what the desk has, but for its variables and its credential.
  ///
  /// - Returns: whether `readonly` stays on though the desk has it off.
  func set(in session: inout Session, _ finder: inout SecretFinder) throws -> Bool {
    let profile = try Profile(self.profile)
    let known = session.credential
    let isGuardHeld = try profile.apply(to: &session)
    session.credential = known
    session.headers = HeaderFields(headers.compactMap { finder.field($0) })
    session.query = query.compactMap { finder.queryItem($0) }
    session.data = fields.compactMap { Words($0).words.first.flatMap { ApusLanguage.Item($0) } }
    for alias in aliases { if case .text(let line) = alias.value { session.aliases[alias.name] = line } }
    session.omitsUserAgent = omitsUserAgent
    if let rules = try? RedactionRules(redact) { session.redaction.add(rules) }
    return isGuardHeld
  }
}
