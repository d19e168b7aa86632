internal import ApusClient
internal import ApusEncodings

extension CollectionSecrets {
  mutating func body(_ body: CollectedBody, of request: CollectedRequest) -> CollectedBody {
    switch body {
    case .none, .file: return body
    case .text(let text, let type):
      let header = request.headers.first { $0.name.lowercased() == "content-type" }?.value
      return .text(self.text(text, type: header ?? type), type: type)
    case .form(let pairs): return .form(pairs.map { CollectedPair($0.name, field($0.name, $0.value)) })
    case .multipart(let parts):
      return .multipart(
        parts.map { part in
          guard case .text(let text) = part.content else { return part }
          return CollectedPart(name: part.name, content: .text(field(part.name, text)), type: part.type)
        })
    case .graphQL(let query, let variables): return .graphQL(query: query, variables: members(of: variables))
    }
  }

  private mutating func field(_ name: String, _ value: String) -> String {
    if SecretNames.rule(of: name, in: .form) != nil { note(value) }
    return SecretNames.hides(name, Self.literal(value), in: .form) ? variable(for: value, name) : value
  }

  private mutating func text(_ text: String, type: String?) -> String {
    let type = type?.lowercased() ?? ""
    if type.contains("x-www-form-urlencoded") { return pairs(text, in: .form) }
    if text.trimmed.hasPrefix("<") {
      var bytes = Array(text.utf8)
      for secret in XMLSecrets.all(in: bytes).reversed() {
        let value = String(decoding: bytes[secret.range], as: UTF8.self)
        bytes.replaceSubrange(secret.range, with: variable(for: value, secret.name).utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return members(of: text)
  }

  /// The members of what looks like JSON, even where templates make it none.
  private mutating func members(of text: String) -> String {
    var result = text
    for member in JSONLikeMembers.all(in: text).reversed() {
      let value = String(text[member.range])
      if SecretNames.rule(of: member.name, in: .member) != nil { note(value) }
      if SecretNames.hides(member.name, Self.literal(value), in: .member) {
        result.replaceSubrange(member.range, with: variable(for: value, member.name))
      }
    }
    return result
  }
}
