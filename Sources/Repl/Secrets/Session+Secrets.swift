internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSending

extension Session {
  /// What certainly must not be seen: the credential's and the variables' secrets.
  var knownSecrets: [Secret] {
    var secrets = variables.values.values.compactMap { value -> Secret? in
      if case .secret(let secret) = value { secret } else { nil }
    }
    secrets += typedSecrets
    secrets += credential?.proof.secrets ?? []
    return secrets
  }

  /// What was seen of an API and its description does not have; `nil` where none is loaded.
  var seen: SeenRecords? {
    specification == nil ? nil : SeenRecords(records, in: scope, redactor)
  }

  /// Takes that, and what somebody declared, out of what is said. Whatever is exported asks for `redactors`.
  var redactor: Redactor {
    var redactor = Redactor(secrets: knownSecrets, rules: redaction)
    if !variables.placeholders.isEmpty { redactor.isOfReplay = true }
    return redactor
  }

  /// The same for what leaves the session.
  var redactors: SessionRedactors { SessionRedactors(session: self) }
}
