internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
package import ApusSystem

/// The values that stand beside a file of requests: `http-client.env.json`, its private twin, and `.env`.
package struct HTTPFileEnvironment {
  /// By the environment's name, its variables; `$shared` has those of all.
  private var environments: [String: [String: String]] = [:]
  private var dotted: [String: String] = [:]
  /// The session's word for which environment is meant.
  static let chooser = "environment"

  /// Files that are not there or cannot be read have no values.
  package init(beside folder: String, files: FileReader) {
    func contents(_ name: String) -> [UInt8]? {
      let path = files.expanded(folder.isEmpty ? name : "\(folder)/\(name)")
      return try? files.contents(path).get()
    }
    for name in ["http-client.env.json", "http-client.private.env.json"] {
      guard let bytes = contents(name), let root = try? Document(bytes).root else { continue }
      for environment in root.members {
        let values = environment.value.members.map { ($0.name, $0.value.string ?? $0.value.text) }
        environments[environment.name, default: [:]].merge(values) { $1 }
      }
    }
    for line in String(decoding: contents(".env") ?? [], as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let sign = line.firstIndex(of: "="), !line.trimmed.hasPrefix("#") else { continue }
      let name = line[..<sign].replacing("export ", with: "").trimmed
      dotted[name] = line[line.index(after: sign)...].trimmed.trimmingQuotes
    }
  }

  var names: [String] { environments.keys.filter { $0 != "$shared" }.sorted() }

  /// A variable of the environment that is meant: the one that was chosen, or the only one there is.
  func value(_ name: String, chosen: String?) -> String? {
    let meant = chosen ?? (names.count == 1 ? names[0] : nil)
    return meant.flatMap { environments[$0]?[name] } ?? environments["$shared"]?[name]
  }

  /// A line of `.env`.
  func dotted(_ name: String) -> String? { dotted[name] }
}

extension String {
  fileprivate var trimmingQuotes: String {
    guard count >= 2, let first, first == last, first == "\"" || first == "'" else { return self }
    return String(dropFirst().dropLast())
  }
}
