internal import ApusClient
internal import ApusEncodings
internal import ApusFormats
internal import ApusRedaction

extension VariableMarks {
  /// A request with a placeholder of its variable for each mark that is all of a header, perhaps behind a scheme, of an
  /// item of its query or a field of its form, or of a string in its body: nothing else is made of it then where a secret
  /// is looked for.
  func named(_ request: Request) -> Request {
    var request = request
    request.headers = HeaderFields(request.headers.map(named))
    let url = request.url
    request.url = url.with(path: url.path, query: url.query.map(named(pairs:)), fragment: url.fragment)
    switch request.body?.content {
    case .bytes(let bytes)?:
      guard let text = String(validating: bytes, as: UTF8.self) else { break }
      request.body = .bytes(Array(named(body: text).utf8), contentType: request.body?.contentType)
    case .multipart(let form)?:
      var named = MultipartForm(form.parts.map(named), boundary: form.boundary)
      named.disposition = form.disposition
      request.body = .multipart(named)
    case .file?, .stream?, nil: break
    }
    return request
  }

  private func named(_ field: HeaderField) -> HeaderField {
    let words = field.revealed.split(separator: " ")
    guard let last = words.last, words.count <= 2, let placeholder = placeholder(for: last) else {
      return field
    }
    let scheme = words.count == 2 ? "\(words[0]) " : ""
    return HeaderField(name: field.name, value: scheme + placeholder)
  }

  private func named(body text: String) -> String {
    marks.filter { !$0.isTyped }.reduce(named(pairs: text)) { text, mark in
      text.replacing("\"\(mark.text)\"", with: "\"\(SecretPlaceholder.text(mark.name))\"")
    }
  }

  /// `token=` and a mark, between other pairs: in a text of another kind there is none.
  private func named(pairs text: String) -> String {
    text[...].pieces(between: "&").map { pair -> String in
      guard let (name, value) = pair.parts(at: "="),
        let placeholder = placeholder(for: PercentEncoding.decode(value))
      else { return String(pair) }
      return "\(name)=\(placeholder)"
    }.joined(separator: "&")
  }

  private func named(_ part: MultipartForm.Part) -> MultipartForm.Part {
    guard let text = part.text, let placeholder = placeholder(for: text) else { return part }
    return .field(part.name, placeholder)
  }

  /// What stands for the variable whose mark this is.
  private func placeholder(for text: some StringProtocol) -> String? {
    marks.last { $0.text == text && !$0.isTyped }.map { SecretPlaceholder.text($0.name) }
  }
}
