internal import ApusRedaction

extension EndpointModel.Input {
  /// Leaves out the secrets in a value that was written, such as a URL.
  mutating func hideSecrets() {
    guard case .written(let texts) = argument, texts.count == 1, let text = texts.first else { return }
    var redactor = Redactor()
    let redacted = redactor.redact(value: text)
    if redacted != text { argument = .redacted(redacted) }
  }

  /// Leaves out the secrets in what was written, which may be JSON.
  mutating func hideSecrets(of contentType: String?) {
    guard case .written(let texts) = argument, let text = texts.first else { return }
    var redactor = Redactor()
    let redacted = redactor.redact(body: Array(text.utf8), contentType: contentType)
    if !redacted.elementsEqual(text.utf8) {
      argument = .redacted(String(decoding: redacted, as: UTF8.self))
    }
  }
}
