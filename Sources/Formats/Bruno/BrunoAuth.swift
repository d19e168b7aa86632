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
    case "basic": request.auth = .basic(user: value("username"), password: value("password"))
    case "digest": request.auth = .digest(user: value("username"), password: value("password"))
    case "bearer": request.auth = .header("Authorization", prefix: "Bearer ", token: value("token"))
    case "apikey":
      request.auth =
        value("placement").hasPrefix("query")
        ? .query(value("key"), token: value("value"))
        : .header(value("key"), prefix: "", token: value("value"))
    case "oauth2": request.refuse("its OAuth 2 token is asked for by Bruno itself")
    default: request.refuse("it is signed by \(mode), which is not done here")
    }
  }

  /// Whether what is inside inherits from it.
  var counts: Bool { !["none", "inherit", ""].contains(mode) }
}
