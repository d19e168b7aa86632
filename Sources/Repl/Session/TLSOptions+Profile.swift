internal import ApusClient
internal import ApusJSON

extension TLSOptions {
  /// As a profile has it. A passphrase is none of its members.
  func profile(of origin: WebURL) -> JSONValue {
    let members = [
      ("origin", "\(origin.origin)"), ("cacert", authorities), ("cert", clientCertificate),
      ("cert-key", clientKey), ("tls", oldestVersion?.rawValue),
    ]
    return .object(members.compactMap { name, value in value.map { .init(name, .string($0)) } })
  }

  init(inProfile node: Node) {
    self.init()
    authorities = node["cacert"]?.string
    clientCertificate = node["cert"]?.string
    clientKey = node["cert-key"]?.string
    oldestVersion = node["tls"]?.string.flatMap { TLSVersion(rawValue: $0) }
  }
}
