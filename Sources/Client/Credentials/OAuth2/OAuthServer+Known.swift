extension OAuthServer {
  /// What is known of a service that says nothing of itself.
  package struct Known: Sendable {
    /// As a line has it.
    package let name: String
    package let server: OAuthServer
    /// Where its tokens are shown.
    package let origin: Origin
    /// Its scopes, with a line each.
    package let scopes: [(name: String, meaning: String)]
    /// Where somebody registers a client.
    package let registration: String
  }

  /// Those that are known by name. Each is data; the client is the user's own.
  package static let known: [Known] = [github, qiita].compactMap(\.self)

  private static let github: Known? = {
    guard let token = try? WebURL("https://github.com/login/oauth/access_token"),
      let origin = try? WebURL("https://api.github.com").origin
    else { return nil }
    var server = OAuthServer(
      authorizationEndpoint: try? WebURL("https://github.com/login/oauth/authorize"), tokenEndpoint: token,
      deviceEndpoint: try? WebURL("https://github.com/login/device/code"))
    server.secretPlace = .body
    let scopes = [
      ("repo", "read and write all repositories, private ones too"),
      ("public_repo", "write public repositories"), ("repo:status", "commit statuses"),
      ("read:user", "read the profile"), ("user:email", "read the addresses"),
      ("user:follow", "follow and unfollow"), ("read:org", "read organizations and teams"),
      ("gist", "write gists"), ("notifications", "read notifications and mark them"),
      ("workflow", "change files of Actions"), ("read:packages", "download packages"),
      ("delete_repo", "delete repositories"), ("read:project", "read projects"),
    ]
    server.scopes = scopes.map(\.0)
    return Known(
      name: "github", server: server, origin: origin, scopes: scopes,
      registration: "https://github.com/settings/developers")
  }()

  private static let qiita: Known? = {
    guard let token = try? WebURL("https://qiita.com/api/v2/access_tokens"),
      let origin = try? WebURL("https://qiita.com").origin
    else { return nil }
    var server = OAuthServer(
      authorizationEndpoint: try? WebURL("https://qiita.com/api/v2/oauth/authorize"), tokenEndpoint: token)
    (server.dialect, server.secretPlace) = (.qiita, .body)
    let scopes = [
      ("read_qiita", "read what is public, and one's own"), ("write_qiita", "write articles and comments"),
      ("read_qiita_team", "read a team"), ("write_qiita_team", "write in a team"),
    ]
    server.scopes = scopes.map(\.0)
    return Known(
      name: "qiita", server: server, origin: origin, scopes: scopes,
      registration: "https://qiita.com/settings/applications")
  }()
}
