internal import ApusRedaction

extension EndpointModel.Input {
  /// Leaves out the secrets in a value that was written, such as a URL.
  ///
  /// - Parameter query: what stands beside it in GraphQL, which says what its variables are for.
  mutating func hideSecrets(beside query: String?) {
    guard case .written(let texts) = argument, texts.count == 1, let text = texts.first else { return }
    var redactor = Redactor()
    let redacted =
      switch (key, query) {
      case ("query", _): String(decoding: redactor.redact(graphQL: Array(text.utf8)), as: UTF8.self)
      case ("variables", let query?): redactor.redact(graphQLVariables: text, of: query)
      default:
        text.utf8.contains(UInt8(ascii: "%")) ? redactor.redact(encoded: text) : redactor.redact(value: text)
      }
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

extension EndpointModel.PathPart {
  /// A segment that is always the same; one with secrets in it, as `x;password=…`, is given like any value.
  static func parts(of segment: String) -> [Self] {
    var redactor = Redactor()
    let redacted = redactor.redact(path: segment)
    guard redacted != segment else { return [.text("/" + segment)] }
    var input = EndpointModel.Input(String(segment.prefix { $0 != ";" }))
    input.argument = .redacted(redacted)
    return [.text("/"), .input(input)]
  }

  /// A segment that is a value.
  ///
  /// - Parameter hidden: how the first reads without the token in it; `nil` where there is none.
  static func parts(ofValue name: String, seen values: [String], hiding hidden: String?) -> [Self] {
    var input = EndpointModel.Input(name, seen: values.map { [$0] })
    input.hideSecrets(beside: nil)
    if let hidden { input.argument = .redacted(hidden) }
    return [.text("/"), .input(input)]
  }
}
