internal import ApusJSON

/// Where an API can be reached.
package struct Server: Sendable, Hashable {
  /// As described, with the default of every variable filled in. It may be relative: `/api/v1`.
  package let url: String
  package let summary: String?
  /// The URL as described, with its variables in braces.
  package let template: String
  package let variables: [Variable]

  package struct Variable: Sendable, Hashable {
    package let name: String
    package let usual: String?
    /// The only values there are; empty where any will do.
    package let values: [String]
  }

  init(_ template: String, _ summary: String?, _ variables: [Variable] = []) {
    self.template = template
    self.summary = summary
    self.variables = variables
    url = Self.filled(template, variables, with: [:])
  }

  private static func filled(_ template: String, _ variables: [Variable], with values: [String: String])
    -> String
  {
    variables.reduce(template) { url, variable in
      guard let value = values[variable.name] ?? variable.usual ?? variable.values.first else { return url }
      return url.replacing("{\(variable.name)}", with: value)
    }
  }

  /// The URL with these values of its variables.
  package func url(with values: [String: String]) -> String { Self.filled(template, variables, with: values) }

  /// Whether a URL is one that its variables allow.
  package func allows(_ origin: String) -> Bool {
    var urls = [template]
    for variable in variables where urls.count <= 64 {
      let values = variable.values + (variable.usual.map { [$0] } ?? [])
      urls = urls.flatMap { url in values.map { url.replacing("{\(variable.name)}", with: $0) } }
    }
    return urls.map(Self.withoutUsualPort).contains { $0 == origin || $0.hasPrefix(origin + "/") }
  }

  /// An origin does not say it.
  private static func withoutUsualPort(_ url: String) -> String {
    let port = url.hasPrefix("https://") ? ":443" : url.hasPrefix("http://") ? ":80" : ""
    guard !port.isEmpty, let place = url.firstRange(of: port),
      ["/", nil].contains(url[place.upperBound...].first)
    else { return url }
    return String(url[..<place.lowerBound] + url[place.upperBound...])
  }

  /// Whether it says only a path, which belongs where the description came from.
  package var isRelative: Bool { !url.contains("://") }

  /// The path of the URL, without a slash at its end: `/api/v1`, or nothing.
  package var basePath: String {
    var rest = url[...]
    if let scheme = rest.range(ofText: "://") {
      rest = rest[scheme.upperBound...]
      rest = rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
    }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    return String(path.hasSuffix("/") ? path.dropLast() : path)
  }
}

extension Specification {
  /// Where the API can be reached, the usual place first; empty when the description does not say.
  package var servers: [Server] {
    let root = document.root
    return dialect == .swagger2 ? Self.swaggerServers(root) : Self.servers(root["servers"])
  }

  private static func servers(_ list: Node?) -> [Server] {
    (list?.children.map { $0 } ?? []).compactMap { server in
      guard let url = server["url"]?.string else { return nil }
      let variables = server["variables"]?.members.map { member in
        Server.Variable(
          name: member.name, usual: member.value["default"]?.written,
          values: member.value["enum"]?.children.map(\.written) ?? [])
      }
      return Server(url, (server["description"] ?? server["name"])?.string, variables ?? [])
    }
  }

  private static func swaggerServers(_ root: Node) -> [Server] {
    let path = root["basePath"]?.string ?? ""
    guard let host = root["host"]?.string else {
      return path.isEmpty ? [] : [Server(path, nil)]
    }
    let schemes = root["schemes"]?.children.compactMap(\.string) ?? []
    return (schemes.isEmpty ? ["https"] : schemes).map { Server("\($0)://\(host)\(path)", nil) }
  }
}

extension Substring {
  /// Where a text first stands in this one.
  func range(ofText text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
