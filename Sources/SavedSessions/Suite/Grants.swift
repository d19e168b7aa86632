internal import ApusClient
internal import ApusLanguage
package import ApusSurroundings
package import ApusSystem

/// What sessions may have without being asked about: `host=api.example.com,env=TOKEN,read=data,write=out,shell`.
package struct Grants: Sendable, Hashable {
  private enum Grant: Hashable {
    case host(String, port: Int?)
    case variable(String)
    case read(String)
    case write(String)
    case shell
  }

  private var grants: [Grant] = []

  package init() {}

  package var isEmpty: Bool { grants.isEmpty }

  /// Adds what a text lists.
  ///
  /// - Returns: the part of it that is none of what can be allowed; `nil` when all of it is.
  package mutating func add(_ list: String) -> String? {
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let grant = Self.grant(part) else { return String(part) }
      grants.append(grant)
    }
    return nil
  }

  package static let usage = "host=NAME, env=NAME, read=PATH, write=PATH or shell"

  private static func grant(_ text: Substring) -> Grant? {
    if text == "shell" { return .shell }
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let value = String(parts[1])
    switch parts[0] {
    case "host":
      guard let url = try? WebURL("http://\(value)"), url.path == "/" || url.path.isEmpty else { return nil }
      let hasPort = value.last != "]" && value.contains(":") && !value.hasSuffix(":")
      return .host(url.host.lowercased(), port: hasPort ? url.origin.port : nil)
    case "env": return .variable(value)
    case "read": return .read(value)
    case "write": return .write(value)
    default: return nil
    }
  }

  /// Whether a permission is among them.
  package func allow(_ permission: Permission, _ files: FileReader) -> Bool {
    grants.contains { grant in
      switch (grant, permission) {
      case (.host(let host, let port), .contact(let place)):
        guard let origin = (try? WebURL(place))?.origin else { return false }
        return origin.host.lowercased() == host && (port == nil || port == origin.port)
      case (.variable(let name), .variable(let wanted)): return name == wanted
      case (.read(let path), .read(let wanted)), (.write(let path), .write(let wanted)):
        return FilePath.leads(files.expanded(wanted), into: files.expanded(path))
      case (.shell, .shell), (.shell, .secret): return true
      default: return false
      }
    }
  }
}
