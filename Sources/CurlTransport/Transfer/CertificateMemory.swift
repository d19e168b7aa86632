import ApusClient
import CApusCurl

/// What was learned of TLS connections when they were made, for the requests that use them later: libcurl tells it
/// only once.
final class CertificateMemory {
  struct Facts {
    let version: String?
    let certificates: [Certificate]
  }

  /// The two ends of a connection name it while it lives. A socket in the file system has one end for all of them.
  private struct Ends: Hashable {
    let address: String
    let port: Int
    let localPort: Int
  }

  private var known: [Ends: Facts] = [:]
  private static let most = 256

  /// `newVersion` is what libcurl said in this hop, when it made a connection.
  func facts(of connection: Connection, on easy: EasyHandle, newVersion: String?) -> Facts? {
    let ends = Ends(
      address: connection.remoteAddress ?? "", port: connection.remotePort ?? 0,
      localPort: easy.number(CCURL_INFO_LOCAL_PORT))
    guard let newVersion else { return known[ends] }
    let facts = Facts(version: newVersion, certificates: easy.certificates)
    if known.count >= Self.most { known = [:] }
    known[ends] = facts
    return facts
  }
}

extension EasyHandle {
  /// The server's certificate and those it sent along, in the order it sent them.
  fileprivate var certificates: [Certificate] {
    guard let info = ccurl_info_certificates(pointer)?.pointee, let lists = info.certificates else {
      return []
    }
    return (0..<Int(info.count)).map { index in
      var values: [String: String] = [:]
      var entry = lists[index]
      while let line = entry?.pointee {
        let parts = String(cString: line.data).split(separator: ":", maxSplits: 1)
        if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
        entry = line.next
      }
      return Certificate(
        subject: values["Subject"] ?? "", issuer: values["Issuer"] ?? "",
        notBefore: values["Start date"] ?? "", notAfter: values["Expire date"] ?? "")
    }
  }
}
