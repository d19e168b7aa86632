internal import ApusJSON

/// What somebody without a browser here is shown: a place, and a code to type there (RFC 8628).
public struct OAuthDevice: Sendable {
  /// What to type.
  public let userCode: String
  /// Where.
  public let address: WebURL
  /// The same with the code in it; `nil` where the server gives none.
  public let wholeAddress: WebURL?
  /// How long the code is good.
  public let lifetime: Duration
  /// How long to wait between two questions.
  public let interval: Duration
  let code: Secret

  /// The answer of a server; `nil` where it is none.
  init?(_ root: Node) {
    guard let code = root["device_code"]?.string, let user = root["user_code"]?.string, !user.isEmpty,
      let place = (root["verification_uri"] ?? root["verification_url"])?.string.flatMap({ try? WebURL($0) })
    else { return nil }
    self.code = Secret(code, name: "device_code")
    userCode = user
    address = place
    wholeAddress = root["verification_uri_complete"]?.string.flatMap { try? WebURL($0) }
    func seconds(_ name: String, _ usual: Int, most: Int) -> Duration {
      let said = root[name]?.seconds.map { Int(min(max(1, $0), Double(most))) }
      return .seconds(said ?? usual)
    }
    lifetime = seconds("expires_in", 900, most: 86_400)
    interval = seconds("interval", 5, most: 300)
  }
}
