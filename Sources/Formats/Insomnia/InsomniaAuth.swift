internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// Who asks, as Insomnia has it.
struct InsomniaAuth {
  private let node: Node?

  init(_ node: Node?) { self.node = node }

  private func value(_ key: String) -> String { InsomniaText.plain(node?[key]?.asText ?? "") }

  func put(into request: inout CollectedRequest) {
    guard let node, !node.isSwitchedOff, let scheme = node.word("type") else { return }
    switch scheme {
    case "none", "netrc": return
    case AuthScheme.usualToken.name, "singleToken":
      let prefix = node.word("prefix") ?? CollectedAuth.usualWord
      let isBare = node.word("prefix") == "NO_PREFIX"
      request.auth = .header("Authorization", prefix: isBare ? "" : prefix + " ", token: value("token"))
    case "apikey":
      let (name, token) = (value("key"), value("value"))
      switch node.word("addTo") {
      case "queryParams": request.auth = .query(name, token: token)
      case "cookie": request.auth = .header("Cookie", prefix: "\(name)=", token: token)
      default: request.auth = .header(name, prefix: "", token: token)
      }
    case "oauth2":
      guard let token = node.word("accessToken") else {
        return request.refuse("its OAuth 2 token is asked for by Insomnia itself")
      }
      request.auth = .token(InsomniaText.plain(token))
    default:
      if let auth = CollectedAuth(login: scheme, user: value("username"), password: value("password")) {
        request.auth = auth
      } else {
        request.refuse("it is signed by \(scheme), which is not done here")
      }
    }
  }
}
