@_spi(Secrets) internal import ApusClient
internal import ApusEncodings

extension Redactor {
  /// The names of the secrets in a request as it went out: of its credentials, of its cookies, and of every value that is
  /// known for a secret, wherever it stands.
  func names(in sent: SentRequest, of request: Request) -> [String] {
    var names: [String] = []
    for field in sent.headers {
      if field.isNamed("Cookie") {
        names += Self.cookies(in: field.revealedText).map(SentSecrets.cookie)
      } else if field.isCredential || field.isSecret {
        names.append(field.name)
      }
      names += self.names(in: Array(field.revealedText.utf8))
    }
    names += sent.url.query.map(Self.secretNames(ofQuery:)) ?? []
    names += self.names(in: Array(sent.url.text.utf8))
    if sent.bodyByteCount > 0 {
      let body = request.body?.bytesInMemory ?? []
      names += self.names(in: Array(body.prefix(Self.mostBytes)))
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
    query[...].pieces(between: "&").compactMap { pair in
      let (name, written) = pair.parts(at: "=") ?? (pair, "")
      let plain = PercentEncoding.decode(name)
      let value = PercentEncoding.decode(written)
      return SecretNames.hides(plain, value, in: .query) ? plain : nil
    }
  }
}

extension HeaderField {
  fileprivate var isSecret: Bool { if case .secret = value { true } else { false } }

  fileprivate var revealedText: String {
    switch value {
    case .text(let text): text
    case .secret(let secret): secret.reveal()
    }
  }
}
