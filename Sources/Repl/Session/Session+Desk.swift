internal import ApusClient
internal import ApusLanguage
internal import ApusSavedSessions

extension Session {
  /// What is kept of this session in a workspace, but for its answers.
  ///
  /// - Parameter given: secrets that lines were given, which know where they came from.
  func desk(_ given: [GivenSecret]) -> KeptDesk {
    var desk = KeptDesk(profile: Profile(of: self).text)
    desk.headers = headers.map { .init($0.name, KeptValue($0, given)) }
    desk.query = query.map { .init($0.name, KeptValue($0.value ?? "", named: $0.name, in: .query, given)) }
    desk.variables = variables.values.sorted { $0.key < $1.key }.map {
      .init($0.key, KeptValue($0.value, given))
    }
    desk.fields = data.filter { !SecretNames.hides($0.name.shown, $0.value.shown, in: .member) }
      .map { ItemPrinter().print($0) }
    desk.aliases = aliases.all.map { .init($0.name, .text($0.line)) }
    desk.omitsUserAgent = omitsUserAgent
    desk.credential = credential.map { ($0.line, "\($0.origin)") }
    return desk
  }

  /// Sets what a desk has, but for its variables and its credential.
  mutating func take(_ desk: KeptDesk, _ finder: inout SecretFinder) throws {
    let profile = try Profile(desk.profile)
    let known = credential
    try profile.apply(to: &self)
    credential = known
    headers = HeaderFields(desk.headers.compactMap { finder.field($0) })
    query = desk.query.compactMap { finder.queryItem($0) }
    data = desk.fields.compactMap { Words($0).words.first.flatMap { Item($0) } }
    for alias in desk.aliases { if case .text(let line) = alias.value { aliases[alias.name] = line } }
    omitsUserAgent = desk.omitsUserAgent
  }
}
