internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// Who asks, as Postman has it: in 2.1 a list of keys and values beside the scheme, in 2.0 an object.
struct PostmanAuth {
  private let node: Node?
  private let scheme: String

  init(_ node: Node?) {
    self.node = node
    scheme = node?.word("type") ?? "noauth"
  }

  private func value(_ key: String) -> String? {
    guard let parts = node?[scheme] else { return nil }
    if parts.kind == .array {
      return parts.children.filter { $0.text("key") == key }.last?["value"]?.asText
    }
    return parts[key]?.asText
  }

  func put(into request: inout CollectedRequest) {
    switch scheme {
    case "noauth", "inherit": return
    case AuthScheme.usualToken.name:
      // Without a token Postman sends no header.
      guard let token = value("token"), !token.isEmpty else { return }
      request.auth = .token(token)
    case "apikey":
      let (name, token) = (value("key") ?? "", value("value") ?? "")
      if name.isEmpty { return }
      request.auth =
        value("in") == "query" ? .query(name, token: token) : .header(name, prefix: "", token: token)
    case "oauth2": putOAuth(into: &request)
    default:
      let (user, password) = (value("username") ?? "", value("password") ?? "")
      if let auth = CollectedAuth(login: scheme, user: user, password: password) {
        request.auth = auth
      } else {
        request.refuse("it is signed by \(scheme), which is not done here")
      }
    }
  }

  private func putOAuth(into request: inout CollectedRequest) {
    guard let token = value("accessToken"), !token.isEmpty else {
      return request.refuse("its OAuth 2 token is asked for by Postman itself")
    }
    if value("addTokenTo") == "queryParams" {
      request.auth = .query("access_token", token: token)
    } else {
      let prefix = value("headerPrefix") ?? value("tokenType") ?? CollectedAuth.usualWord
      let word = prefix.trimmed
      request.auth = .header("Authorization", prefix: word.isEmpty ? "" : word + " ", token: token)
    }
  }
}
