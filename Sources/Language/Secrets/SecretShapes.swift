internal import ApusClient
internal import ApusRedaction

/// Recognises what is probably a secret in text somebody typed. When in doubt it says yes: a line that is not in
/// the history can be typed again, a token that leaked cannot be taken back.
package enum SecretShapes {
  /// Whether a line has something in it that must not be kept.
  package static func isIn(line: String, _ commands: CommandWords) -> Bool {
    if !TokenShapes.ranges(in: Array(line.utf8)).isEmpty { return true }
    if MaskedLine(line, commands).hidesSomething { return true }
    let words = Words(line).words
    if words.areProse { return tells(words) }
    if introducesToken(line) { return true }
    return isLiteralCredential(words) || setsLiteral(line, words, commands)
      || words.contains { names($0.text) }
  }

  /// Whether prose speaks of a secret and has something in it that looks like one: `note the password is hunter2`.
  private static func tells(_ words: [Word]) -> Bool {
    let parts = words.dropFirst().flatMap { $0.text.split { " :=\"'".contains($0) }.map(String.init) }
    return parts.contains {
      SecretNames.rule(of: $0, in: .member) != nil || SecretNames.introduction($0) != nil
    }
      && parts.contains { DoubtfulText($0).looksMixed }
  }

  /// `Bearer x` of another program's line, wherever it stands in it.
  private static func introducesToken(_ line: String) -> Bool {
    let words = AuthScheme.standard.filter(\.sendsSecretItself).compactMap(\.word)
    return words.flatMap { line.ranges(of: $0 + " ") }.contains { range in
      let value = line[range.upperBound...].drop { " '\"`".contains($0) }
      return value.first?.isLetter == true && !value.hasPrefix("env:") && !value.hasPrefix("file:")
        || value.first?.isNumber == true
    }
  }

  /// `auth bearer env:TOKEN` names where a secret is; `auth bearer abc` is one.
  private static func isLiteralCredential(_ words: [Word]) -> Bool {
    guard let first = words.first, MeantAuth.isNear(first.text) || KeyWords(words).areCheck else {
      return false
    }
    let isCheck = KeyWords(words).areCheck
    return !TypedSecrets.literals(KeyWords(words).withoutSettings.dropFirst(isCheck ? 3 : 2)).isEmpty
  }

  /// Whether it keeps a text for later lines, or was meant to. Its name may say nothing: `let t = abc`,
  /// `set header X-Mine abc`, `lett t =abc`.
  private static func setsLiteral(
    _ line: String, _ words: [Word], _ commands: CommandWords
  ) -> Bool {
    if let setting = TypedSetting(words) {
      if setting.place == .variable { return !setting.doubtfulValues.isEmpty }
      return !(setting.place == .header && HeaderField(name: setting.name, value: "").belongsAnywhere)
        && TypedSecrets.literals(setting.values).contains { DoubtfulText($0.text).mayBeSecret }
    }
    if let attempt = AttemptedSetting(words, commands) {
      return attempt.values.contains { DoubtfulText($0).mayBeSecret }
    }
    guard case .items(let items) = try? ParsedLine.parse(line) else { return false }
    return items.contains { item in
      !item.separator.readsFile && DoubtfulText(item.value.shown).mayBeSecret
        && !(item.separator.isHeader && HeaderField(name: item.name.shown, value: "").belongsAnywhere)
    }
  }

  /// `Authorization:x`, `access_token==x`, `password=x`, `?token=x`, `"password": "x"`.
  private static func names(_ word: String) -> Bool {
    // What names a variable stays whole.
    let parts = word.replacing("{{", with: "env:").split { "?&#{,[( \"'".contains($0) }
    return parts.indices.contains { index in
      let part = parts[index]
      let name = String(part.prefix { $0 != ":" && $0 != "=" && $0 != ";" })
      var value = part.dropFirst(name.count)
      let isMember = value.isEmpty
      if isMember, let next = parts.dropFirst(index + 1).first, next.hasPrefix(":") { value = next }
      guard !value.isEmpty else { return false }
      value = value.drop { ":=;".contains($0) }
      // A JSON key's value is the next part, or the one behind its colon.
      if value.isEmpty, let next = parts.dropFirst(index + 1).first(where: { $0 != ":" }) { value = next }
      let text = value.trimmingSuffix { "}])".contains($0) }
      let isReference = text.hasPrefix("env:")
      let places = isMember ? [.member] : places
      return !isReference && places.contains { SecretNames.hides(name, String(text), in: $0) }
    }
  }

  private static let places = SecretNames.Place.allCases.filter { $0 != .cookie }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isLeftOut($0) }.map(index(after:)) ?? startIndex)]
  }
}
