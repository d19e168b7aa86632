internal import ApusJSON

/// Where an API can be reached.
package struct Server: Sendable, Hashable {
  /// As described, with the default of every variable filled in. It may be relative: `/api/v1`.
  package let url: String
  package let summary: String?

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
      guard var url = server["url"]?.string else { return nil }
      for variable in server["variables"]?.members.map({ $0 }) ?? [] {
        let value = variable.value["default"]?.written ?? variable.value["enum"]?[0]?.written
        if let value { url = url.replacing("{\(variable.name)}", with: value) }
      }
      return Server(url: url, summary: server["description"]?.string)
    }
  }

  private static func swaggerServers(_ root: Node) -> [Server] {
    let path = root["basePath"]?.string ?? ""
    guard let host = root["host"]?.string else {
      return path.isEmpty ? [] : [Server(url: path, summary: nil)]
    }
    let schemes = root["schemes"]?.children.compactMap(\.string) ?? []
    return (schemes.isEmpty ? ["https"] : schemes).map { Server(url: "\($0)://\(host)\(path)", summary: nil) }
  }
}

extension Substring {
  /// Where a text first stands in this one.
  func range(ofText text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
