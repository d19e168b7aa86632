internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
package import ApusSystem

/// The values that stand beside a file of requests or above it: `http-client.env.json`, its private twin, `.env`, and
/// VS Code's settings.
package struct HTTPFileEnvironment {
  /// By the environment's name, its variables; `$shared` has those of all.
  private var environments: [String: [String: String]] = [:]
  private var dotted: [String: String] = [:]
  /// The names whose values nobody else should see, whatever they are.
  private var secrets: Set<String> = []
  /// The session's word for which environment is meant.
  static let chooser = "environment"

  private static let setting = "rest-client.environmentVariables"
  private static let names = [
    "http-client.env.json", "rest-client.env.json", "http-client.private.env.json",
    "rest-client.private.env.json",
  ]

  /// Files that are not there or cannot be read have no values. The nearest of a name is the one that counts.
  package init(beside folder: String, files: FileReader) {
    let folders = Self.folders(from: folder, files)
    func contents(_ name: String) -> [UInt8]? {
      folders.lazy.compactMap {
        try? files.contents($0.isEmpty ? files.expanded(name) : "\($0)/\(name)").get()
      }
      .first
    }
    if let text = contents(".vscode/settings.json").map({ FileText.of($0) }),
      let settings = try? JSONDocument(JSONWithComments.plain(text)).root[Self.setting]
    {
      add(settings)
    }
    for name in Self.names {
      guard let text = contents(name).map({ FileText.of($0) }), let root = try? JSONDocument(text).root else {
        continue
      }
      add(root)
      if name.contains(".private.") { secrets.formUnion(root.children.flatMap { $0.members.map(\.name) }) }
    }
    for line in FileText.of(contents(".env") ?? []).split(whereSeparator: \.isNewline) {
      guard let sign = line.firstIndex(of: "="), !line.trimmed.hasPrefix("#") else { continue }
      let name = line[..<sign].replacing("export ", with: "").trimmed
      dotted[name] = line[line.index(after: sign)...].trimmed.trimmingQuotes
    }
  }

  private mutating func add(_ root: Node) {
    for environment in root.members {
      let values = environment.value.members.map { ($0.name, $0.value.string ?? $0.value.text) }
      environments[environment.name, default: [:]].merge(values) { $1 }
    }
  }

  /// Adds the values that a collection brings along. What stands in files beside it counts more.
  mutating func add(_ collection: RequestCollection) {
    for environment in CollectionEnvironments.all(of: collection) {
      let values = environment.variables.map { ($0.name, $0.value) }
      environments[environment.name, default: [:]].merge(values) { beside, _ in beside }
      secrets.formUnion(environment.variables.filter(\.isSecret).map(\.name))
    }
  }

  func isSecret(_ name: String) -> Bool { secrets.contains(name) }

  /// The file's folder and those above it up to the nearest project or the home folder. Where neither is above, the
  /// folders there may be anybody's.
  private static func folders(from folder: String, _ files: FileReader) -> [String] {
    let first = folder.isEmpty ? "" : files.expanded(folder)
    var above: [String] = []
    var place = FilePath.resolved(first.isEmpty ? files.expanded(".") : first) ?? ""
    let home = files.home.flatMap(FilePath.resolved)
    while place.hasPrefix("/"), place.count > 1, above.count < 64 {
      above.append(place)
      if place == home || FilePath.exists(place + "/.git") { return [first] + above.dropFirst() }
      place = String(FilePath.folder(of: place).dropLast())
    }
    return [first]
  }

  package var names: [String] { environments.keys.filter { $0 != "$shared" }.sorted() }

  /// All variables of an environment; `nil` where none is called so.
  package func values(of environment: String) -> [String: String]? {
    environments[environment].map { (environments["$shared"] ?? [:]).merging($0) { $1 } }
  }

  /// A variable of the environment that is meant: the one that was chosen, or the only one there is.
  func value(_ name: String, chosen: String?) -> String? {
    let meant = chosen ?? (names.count == 1 ? names[0] : nil)
    return meant.flatMap { environments[$0]?[name] } ?? environments["$shared"]?[name]
  }

  /// `{{$shared name}}`
  func shared(_ name: String) -> String? { environments["$shared"]?[name] }

  /// A line of `.env`.
  func dotted(_ name: String) -> String? { dotted[name] }
}

extension String {
  fileprivate var trimmingQuotes: String {
    guard count >= 2, let first, first == last, first == "\"" || first == "'" else { return self }
    return String(dropFirst().dropLast())
  }
}
