internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
package import ApusSystem

/// The values that stand beside a file of requests or above it: `http-client.env.json`, its private twin, `.env`, and
/// VS Code's settings.
package struct HTTPFileEnvironment {
  struct Value {
    let text: String
    /// The file that it stands in; `nil` where the requests' own file brings it along.
    var place: String?
  }

  /// By the environment's name, its variables; `$shared` has those of all.
  private var environments: [String: [String: Value]] = [:]
  private var dotted: [String: Value] = [:]
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
    func file(_ name: String) -> (place: String, text: String)? {
      folders.lazy.compactMap { folder in
        let place = folder.isEmpty ? files.expanded(name) : "\(folder)/\(name)"
        return (try? files.contents(place).get()).map { (place, FileText.of($0)) }
      }
      .first
    }
    if let file = file(".vscode/settings.json"),
      let settings = try? JSONDocument(JSONWithComments.plain(file.text)).root[Self.setting]
    {
      add(settings, in: file.place)
    }
    for name in Self.names {
      guard let file = file(name), let root = try? JSONDocument(file.text).root else { continue }
      add(root, in: file.place)
      if name.contains(".private.") { secrets.formUnion(root.children.flatMap { $0.members.map(\.name) }) }
    }
    guard let file = file(".env") else { return }
    for line in file.text.split(whereSeparator: \.isNewline) {
      guard let sign = line.firstIndex(of: "="), !line.trimmed.hasPrefix("#") else { continue }
      let name = line[..<sign].replacing("export ", with: "").trimmed
      dotted[name] = Value(
        text: line[line.index(after: sign)...].trimmed.trimmingQuotes, place: file.place)
    }
  }

  private mutating func add(_ root: Node, in place: String) {
    for environment in root.members {
      let values = environment.value.members.map { member in
        (member.name, Value(text: member.value.string ?? member.value.text, place: place))
      }
      environments[environment.name, default: [:]].merge(values) { $1 }
    }
  }

  /// Adds the values that a collection brings along. What stands in files beside it counts more.
  mutating func add(_ collection: RequestCollection) {
    for environment in CollectionEnvironments.all(of: collection) {
      let values = environment.variables.map { ($0.name, Value(text: $0.value)) }
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
    environments[environment].map { (environments["$shared"] ?? [:]).merging($0) { $1 }.mapValues(\.text) }
  }

  /// A variable of the environment that is meant: the one that was chosen, or the only one there is.
  func value(_ name: String, chosen: String?) -> Value? {
    let meant = chosen ?? (names.count == 1 ? names[0] : nil)
    return meant.flatMap { environments[$0]?[name] } ?? environments["$shared"]?[name]
  }

  /// `{{$shared name}}`
  func shared(_ name: String) -> Value? { environments["$shared"]?[name] }

  /// A line of `.env`.
  func dotted(_ name: String) -> Value? { dotted[name] }
}

extension String {
  fileprivate var trimmingQuotes: String {
    guard count >= 2, let first, first == last, first == "\"" || first == "'" else { return self }
    return String(dropFirst().dropLast())
  }
}
