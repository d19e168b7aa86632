package import ApusClient

extension GitHub {
  /// Where GitHub is: github.com, or a server of an enterprise.
  package struct Server: Sendable, Hashable {
    /// As GitHub's own command line tool has it.
    package let name: String
    package let baseURL: WebURL
    /// Variables that may hold a token of it. One of github.com goes nowhere else.
    package let tokenNames: [String]

    package static let usual = Server(
      name: "github.com", baseURL: GitHub.usual.baseURL, tokenNames: GitHub.documentation.tokenNames)

    private init(name: String, baseURL: WebURL, tokenNames: [String]) {
      self.name = name
      self.baseURL = baseURL
      self.tokenNames = tokenNames
    }

    /// Reads `ghe.example`, perhaps with a port or as a whole URL; `nil` for what is no place of a server.
    package init?(_ text: String) {
      guard let url = try? WebURL(text.contains("://") ? text : "https://" + text), url.user == nil,
        url.query == nil, url.fragment == nil, ["/", Self.path, Self.path + "/"].contains(url.path)
      else { return nil }
      switch url.host {
      case "github.com", "www.github.com", "api.github.com": self = .usual
      case let host where host.hasSuffix(".ghe.com"):
        let tenant = host.hasPrefix("api.") ? String(host.dropFirst(4)) : host
        self.init(name: tenant, baseURL: .https("api." + tenant), tokenNames: Self.tokenNames)
      default:
        self.init(
          name: url.authority, baseURL: url.with(path: Self.path, query: nil), tokenNames: Self.tokenNames)
      }
    }

    private static let path = "/api/v3"
    private static let tokenNames = ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"]
  }
}

extension ServiceDescription {
  /// Whether it is a server of an enterprise that a base is: typed endpoints ask it then, as who the session says.
  package func isEnterprise(at base: WebURL) -> Bool {
    guard name == GitHub.documentation.name, let server = GitHub.Server(base.withoutUser.text) else {
      return false
    }
    return server != .usual && server.baseURL == base.withoutUser
  }
}
