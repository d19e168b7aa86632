internal import ApusJSON

/// One way in which an API wants to be told who asks.
package struct SecurityScheme: Sendable {
  package enum Kind: Sendable, Hashable {
    /// A scheme of `Authorization`, by its word, in lower case.
    case authorization(String)
    /// A value under a name, in a header, the query or a cookie.
    case key(ParameterLocation, name: String)
    /// Where a token is had, and the scopes there are.
    case oauth2(token: String?, scopes: [String])
    case openID(String?)
    case certificate
  }

  /// By what name the description calls it.
  package let name: String
  package let kind: Kind
  /// Where OAuth 2 takes what, by the description's own words: `authorizationUrl`, `tokenUrl`, `deviceAuthorizationUrl`.
  private(set) package var endpoints: [String: String] = [:]
  /// Whether OAuth 2 gives a client a token for itself.
  private(set) package var isForClients = false

  init(_ name: String, _ node: Node) {
    self.name = name
    switch node["type"]?.string {
    case "http": kind = .authorization(node["scheme"]?.string?.lowercased() ?? "")
    case "apiKey":
      let place = node["in"]?.string.flatMap(ParameterLocation.init) ?? .header
      kind = .key(place, name: node["name"]?.string ?? name)
    case "oauth2":
      // Swagger 2 has one flow, which is the scheme itself.
      let flows = node["flows"]?.children.map { $0 } ?? [node]
      let token = flows.lazy.compactMap { ($0["tokenUrl"] ?? $0["authorizationUrl"])?.string }.first
      var seen: Set<String> = []
      let scopes = flows.flatMap { $0["scopes"]?.members.map(\.name) ?? [] }.filter {
        seen.insert($0).inserted
      }
      kind = .oauth2(token: token, scopes: scopes)
      for name in ["authorizationUrl", "tokenUrl", "deviceAuthorizationUrl"] {
        endpoints[name] = flows.lazy.compactMap { $0[name]?.string }.first
      }
      isForClients = node["flows"]?["clientCredentials"] != nil || node["flow"]?.string == "application"
    case "openIdConnect": kind = .openID(node["openIdConnectUrl"]?.string)
    case "mutualTLS": kind = .certificate
    // In Swagger 2 the type is the scheme.
    case let type: kind = .authorization(type?.lowercased() ?? "")
    }
  }
}

extension Specification {
  /// In the order of the description.
  package var securitySchemes: [SecurityScheme] {
    let root = document.root
    let list = dialect == .swagger2 ? root["securityDefinitions"] : root["components"]?["securitySchemes"]
    return list?.members.compactMap { member in
      member.value.resolved.map { SecurityScheme(member.name, $0) }
    } ?? []
  }
}

extension Operation {
  /// What it asks for: one of these, each of which is several together. An empty one means that nothing is needed; `nil`
  /// that nothing is said.
  package func security(of specification: Specification) -> [[SecurityRequirement]]? {
    guard let list = node["security"] ?? specification.document.root["security"], list.kind == .array else {
      return nil
    }
    let schemes = Dictionary(specification.securitySchemes.map { ($0.name, $0) }) { first, _ in first }
    let known = list.children.compactMap { one -> [SecurityRequirement]? in
      let asked = one.members.map { member in
        schemes[member.name].map {
          SecurityRequirement(scheme: $0, scopes: member.value.children.compactMap(\.string))
        }
      }
      return asked.contains { $0 == nil } ? nil : asked.compactMap(\.self)
    }
    return known.isEmpty && list.count > 0 ? nil : known
  }
}
