internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// Who asks, as both forms of Bruno's have it.
struct BrunoAuth {
  /// `bearer`, `inherit`, `none`
  let mode: String
  let fields: [String: String]

  func put(into request: inout CollectedRequest, _ scope: BrunoScope) {
    func value(_ key: String) -> String { fields[key] ?? "" }
    switch mode {
    case "none", "": return
    case "inherit": scope.auth?.put(into: &request, BrunoScope())
    case AuthScheme.usualToken.name: request.auth = .token(value("token"))
    case "apikey":
      request.auth =
        value("placement").hasPrefix("query")
        ? .query(value("key"), token: value("value"))
        : .header(value("key"), prefix: "", token: value("value"))
    case "oauth2": request.refuse("its OAuth 2 token is asked for by Bruno itself")
    default:
      if let auth = CollectedAuth(login: mode, user: value("username"), password: value("password")) {
        request.auth = auth
      } else {
        request.refuse("it is signed by \(mode), which is not done here")
      }
    }
  }

  /// Whether what is inside inherits from it.
  var counts: Bool { !["none", "inherit", ""].contains(mode) }
}
