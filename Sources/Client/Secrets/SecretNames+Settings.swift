/// What names of settings tell, as a `.env` file and a shell have them: words are written together there.
extension SecretNames {
  /// Whether the value of a setting is a secret: its name says so, also as `PGPASSWORD` does; or it is what may be one
  /// elsewhere, as `STRIPE_KEY` and `REDIS_AUTH`, and a machine seems to have made it up.
  package static func hidesSetting(_ name: String, _ value: String) -> Bool {
    if hides(name, value, in: .member) { return true }
    guard let last = words(of: name).last, !value.isEmpty else { return false }
    if longNames.contains(where: { last.hasSuffix($0) && last != $0 }) {
      return !isKeyword(value) && !isShortNumber(value)
    }
    let mayBeOne =
      AuthScheme.of(word: last) != nil
      || [Place.header, .query, .variable].contains { rule(of: last, in: $0) != nil }
    // What has both is a file's name.
    let isPath = value.contains("/") && value.contains(".")
    return mayBeOne && !isPath && looksMadeUp(value)
  }

  /// No word that is about something else ends in them.
  private static let longNames: [String] = table.filter { $0.holds && $0.rule != .random }
    .flatMap { $0.names.split(separator: " ") }.filter { $0.count > 4 && !$0.contains("+") }.map(String.init)
}
