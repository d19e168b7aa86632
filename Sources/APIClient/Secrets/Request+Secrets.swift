internal import Encodings
internal import JSON

extension Request {
  /// The name of a field of the body that says that it is a secret; `nil` when there is none.
  package var secretField: String? {
    guard let body else { return nil }
    if case .multipart(let form) = body.content { return Self.secretName(in: form) }
    guard let bytes = Self.bytesOfPerson(body) else { return nil }
    return Self.secretName(in: bytes, type: headers["Content-Type"] ?? body.contentType)
  }

  /// What a person fills in; nothing of a larger body, which no person wrote.
  private static func bytesOfPerson(_ body: RequestBody) -> [UInt8]? {
    guard let size = try? BodySource(body).byteCount, size <= 1 << 20 else { return nil }
    return try? wholeBytes(of: body)
  }

  private static func secretName(in form: MultipartForm) -> String? {
    let asksForToken = form.parts.contains { $0.name == SecretNames.grantType }
    return form.parts.first { part in
      guard case .bytes(let bytes) = part.content else { return false }
      return SecretNames.hides(
        part.name, String(decoding: bytes, as: UTF8.self), in: .form, besideGrantType: asksForToken)
    }?.name
  }

  private static func secretName(in bytes: [UInt8], type: String?) -> String? {
    if let document = try? Document(bytes) { return secretName(in: document) }
    guard type?.lowercased().contains("json") != true, let text = String(validating: bytes, as: UTF8.self)
    else {
      return nil
    }
    return secretName(inForm: text)
  }

  private static func secretName(in document: Document) -> String? {
    var waiting = [document.root]
    while let node = waiting.popLast() {
      if let member = node.secretMembers.first { return member.name }
      waiting += node.children.filter(\.isContainer)
    }
    return nil
  }

  private static func secretName(inForm text: String) -> String? {
    let pairs = text.split(separator: "&").map { pair in
      let name = pair.prefix { $0 != "=" }
      return (
        name: PercentEncoding.decode(name), value: PercentEncoding.decode(pair.dropFirst(name.count + 1))
      )
    }
    let asksForToken = pairs.contains { $0.name == SecretNames.grantType }
    return pairs.first {
      SecretNames.hides($0.name, $0.value, in: .form, besideGrantType: asksForToken)
    }?.name
  }
}
