@_spi(Secrets) internal import ApusClient
internal import ApusEncodings

extension Redactor {
  /// The names of what is in a request as it went out: of its credentials, of its cookies, and of every value that is
  /// known for a secret, wherever it stands; and those of what else belongs to an origin.
  func names(in sent: SentRequest, of request: Request) -> SentNames {
    var names = SentNames()
    var known: [String] = []
    for field in sent.headers {
      let values = self.names(in: Array(field.revealed.utf8))
      if field.isNamed("Cookie") {
        names.credentials += Self.cookies(in: field.revealed).map(SentSecrets.cookie)
      } else if field.isCredential || field.isSecret {
        names.credentials.append(field.name)
      } else if !field.belongsAnywhere {
        names.others.append(field.name)
      }
      if values.isEmpty { continue }
      // What a scheme calls its own secret, nobody named.
      let label = AuthScheme.reading(field.revealed)?.scheme.secretName
      names.others += values.filter { $0 == label }
      known += values.filter { $0 != label }
    }
    if let query = sent.url.query {
      names.credentials += Self.secretNames(ofQuery: query)
      names.others += Self.names(ofQuery: query)
    }
    known += self.names(in: Array(sent.url.text.utf8))
    if sent.bodyByteCount > 0 {
      let body = request.body?.bytesInMemory ?? []
      known += self.names(in: Array(body.prefix(Self.mostBytes)))
    }
    let told = Set(names.credentials.map { $0.lowercased() })
    names.credentials += known.filter { name in
      let name = name.lowercased()
      return !told.contains(name) && !told.contains(SentSecrets.cookie(name))
    }
    return names
  }

  /// As much of a body as is looked through.
  private static let mostBytes = 4 << 20

  private static func cookies(in text: String) -> [String] {
    text[...].pieces(between: ";").map { ($0.parts(at: "=")?.before ?? $0).trimmingBlanks }.filter {
      !$0.isEmpty
    }
  }

  private static func secretNames(ofQuery query: String) -> [String] {
    pairs(ofQuery: query).filter { SecretNames.hides($0.name, $0.value, in: .query) }.map(\.name)
  }

  private static func names(ofQuery query: String) -> [String] { pairs(ofQuery: query).map(\.name) }

  private static func pairs(ofQuery query: String) -> [(name: String, value: String)] {
    query[...].pieces(between: "&").map { pair in
      let (name, value) = pair.parts(at: "=") ?? (pair, "")
      return (PercentEncoding.decode(name), PercentEncoding.decode(value))
    }
  }
}

extension HeaderField {
  fileprivate var isSecret: Bool { if case .secret = value { true } else { false } }

}
