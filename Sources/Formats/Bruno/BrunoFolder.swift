internal import ApusEncodings
internal import ApusJSON
internal import ApusYAML

/// A collection of Bruno's: a folder of files, of the one form or the other, or all of it in one YAML file.
struct BrunoFolder {
  private(set) var collection: RequestCollection
  private let files: CollectionFiles
  private let root: String
  private static let deepest = 30

  /// - Parameters:
  ///   - root: the folder that has `bruno.json`, `collection.bru` or `opencollection.yml` in it.
  ///   - single: the only file whose request is wanted; `nil` for all.
  init(at root: String, files: CollectionFiles, single: String? = nil) throws(CollectionProblem) {
    self.files = files
    self.root = root
    collection = RequestCollection("a collection of Bruno", name: FileName.last(of: root))
    var scope = BrunoScope()
    if let text = files.text(root + "/bruno.json"), let name = (try? JSONDocument(text))?.root.word("name") {
      collection.name = name
    }
    if let node = try yaml(either: "opencollection") {
      collection.name = node["info"]?.word("name") ?? collection.name
      read(whole: node, &scope)
    }
    if let file = try bru("collection.bru") {
      BruRequest(file, named: "").extend(&scope)
    }
    // What holds for all is a variable of all, which an environment may have another value for.
    collection.variables += scope.variables
    scope.variables = []
    try readEnvironments()
    try readFolder("", scope, single, depth: 0)
  }

  /// A collection that is one file.
  init(_ node: Node, files: CollectionFiles) {
    self.files = files
    root = ""
    collection = RequestCollection("a collection of Bruno", name: node["info"]?.word("name") ?? "collection")
    var scope = BrunoScope()
    read(whole: node, &scope)
    collection.variables += scope.variables
    scope.variables = []
    readItems(node["items"], scope, depth: 0)
  }

  // MARK: One file

  private mutating func read(whole node: Node, _ scope: inout BrunoScope) {
    OpenCollectionRequest(node, named: "").extend(&scope)
    for environment in node["config"]?["environments"]?.children.map({ $0 }) ?? [] {
      add(environment, named: "environment")
    }
  }

  private mutating func readItems(_ items: Node?, _ scope: BrunoScope, depth: Int) {
    guard depth < Self.deepest else { return }
    for item in items?.children.map({ $0 }) ?? [] {
      let entry = OpenCollectionRequest(item, named: "request")
      guard item["items"] == nil else {
        var inner = scope
        inner.folders.append(entry.name)
        entry.extend(&inner)
        readItems(item["items"], inner, depth: depth + 1)
        continue
      }
      if let request = entry.request(scope, &collection, path: nil) { collection.requests.append(request) }
    }
  }

  private mutating func add(_ environment: Node, named name: String) {
    collection.environments.append(
      RequestCollection.Environment(
        name: environment.word("name") ?? name,
        variables: OpenCollectionRequest.variables(environment["variables"])))
  }

  // MARK: A folder

  private func bru(_ path: String) throws(CollectionProblem) -> BruFile? {
    guard let text = files.text(root + "/" + path) else { return nil }
    return try located(path) { () throws(CollectionProblem) in try BruFile(text) }
  }

  private func yaml(_ path: String) throws(CollectionProblem) -> Node? {
    guard let text = files.text(root + "/" + path) else { return nil }
    return try located(path) { () throws(CollectionProblem) in
      do throws(YAMLError) {
        return try YAMLDocument(Array(text.utf8)).document.root
      } catch {
        throw CollectionProblem(error)
      }
    }
  }

  private func yaml(either path: String) throws(CollectionProblem) -> Node? {
    if let node = try yaml(path + ".yml") { return node }
    return try yaml(path + ".yaml")
  }

  private func located<Value>(
    _ path: String, _ work: () throws(CollectionProblem) -> Value
  ) throws(CollectionProblem) -> Value {
    do throws(CollectionProblem) {
      return try work()
    } catch {
      var problem = error
      problem.file = path
      throw problem
    }
  }

  private mutating func readEnvironments() throws(CollectionProblem) {
    for name in files.names(root + "/environments").sorted() {
      let path = "environments/" + name
      let title = FileName.withoutEnding(name)
      if name.hasSuffix(".bru"), let file = try bru(path) {
        let secrets = file["vars:secret"]?.words ?? []
        var variables = (file["vars"]?.live ?? []).map {
          CollectedVariable(name: $0.name, value: $0.value, isSecret: secrets.contains($0.name))
        }
        // Most often its value is kept elsewhere.
        let isThere = Set(variables.map(\.name)).contains
        variables += secrets.filter { !$0.hasPrefix("~") && !isThere($0) }
          .map { CollectedVariable(name: $0, value: "", isSecret: true) }
        collection.environments.append(RequestCollection.Environment(name: title, variables: variables))
      } else if name.hasSuffix(".yml") || name.hasSuffix(".yaml"), let node = try yaml(path) {
        add(node, named: title)
      }
    }
  }

  private struct Entry {
    let path: String
    let order: Double
    var bru: BruRequest?
    var yaml: OpenCollectionRequest?
  }

  private static let ofFolders: Set<String> = [
    "collection.bru", "folder.bru", "opencollection.yml", "opencollection.yaml", "folder.yml", "folder.yaml",
  ]

  private mutating func readFolder(
    _ folder: String, _ scope: BrunoScope, _ single: String?, depth: Int
  ) throws(CollectionProblem) {
    guard depth < Self.deepest else { return }
    let names = files.names(root + folder).filter { !$0.hasPrefix(".") && $0 != "node_modules" }.sorted()
    var folders: [(path: String, order: Double, scope: BrunoScope)] = []
    var entries: [Entry] = []
    for name in names {
      let path = folder + "/" + name
      if files.isFolder(root + path) {
        if folder.isEmpty, name == "environments" { continue }
        folders.append(try inside(path, name, scope))
      } else if !Self.ofFolders.contains(name), let entry = try entry(path, name) {
        entries.append(entry)
      }
    }
    // Bruno sends what is in folders first.
    for inner in folders.sorted(by: { $0.order < $1.order }) {
      try readFolder(inner.path, inner.scope, single, depth: depth + 1)
    }
    for entry in entries.sorted(by: { $0.order < $1.order })
    where single == nil || single == root + entry.path {
      let path = String(entry.path.dropFirst())
      let request =
        entry.bru?.request(scope, &collection, path: path)
        ?? entry.yaml?.request(scope, &collection, path: path)
      if let request { collection.requests.append(request) }
    }
  }

  private func inside(
    _ path: String, _ name: String, _ scope: BrunoScope
  ) throws(CollectionProblem) -> (path: String, order: Double, scope: BrunoScope) {
    var inner = scope
    let local = String(path.dropFirst())
    if let file = try bru(local + "/folder.bru") {
      let folder = BruRequest(file, named: name)
      inner.folders.append(folder.name)
      folder.extend(&inner)
      return (path, folder.order, inner)
    }
    if let node = try yaml(either: local + "/folder") {
      let folder = OpenCollectionRequest(node, named: name)
      inner.folders.append(folder.name)
      folder.extend(&inner)
      return (path, folder.order, inner)
    }
    inner.folders.append(name)
    return (path, .infinity, inner)
  }

  private func entry(_ path: String, _ name: String) throws(CollectionProblem) -> Entry? {
    let local = String(path.dropFirst())
    let title = FileName.withoutEnding(name)
    if name.hasSuffix(".bru"), let file = try bru(local) {
      let request = BruRequest(file, named: title)
      return Entry(path: path, order: request.order, bru: request)
    }
    guard name.hasSuffix(".yml") || name.hasSuffix(".yaml"), let node = try yaml(local) else { return nil }
    let request = OpenCollectionRequest(node, named: title)
    return Entry(path: path, order: request.order, yaml: request)
  }
}
