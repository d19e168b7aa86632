internal import ApusClient
internal import ApusJSON

extension HARReader {
  /// The connection of an entry, as far as it says anything of it.
  func connection(_ node: Node) -> Connection? {
    let details = node["_connection"]
    let address = node["serverIPAddress"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    guard details != nil || address != nil else { return nil }
    var result = Connection(
      remoteAddress: address, remotePort: details?["port"]?.integer,
      isReused: details?["isReused"]?.boolean ?? false)
    result.proxy = details?["proxy"]?.string.flatMap { try? ProxyURL($0) }
    result.proxyVariable = details?["proxyVariable"]?.string
    result.tlsVersion = details?["tls"]?.string
    result.certificates =
      details?["certificates"]?.children.map { certificate in
        Certificate(
          subject: certificate["subject"]?.string ?? "", issuer: certificate["issuer"]?.string ?? "",
          notBefore: certificate["notBefore"]?.string ?? "", notAfter: certificate["notAfter"]?.string ?? "")
      } ?? []
    return result
  }
}
