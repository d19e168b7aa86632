internal import APIClient
internal import OpenAPI

/// Everything known of what a session's origin can be asked: all sources together, walked like folders.
struct KnownEndpoints: Sendable {
  /// One a source, in their order.
  private let trees: [(isVisits: Bool, tree: EndpointTree)]
  /// The path of the base, without a slash at its end. Paths of this type begin behind it.
  private let root: String

  init(_ session: Session) {
    guard let base = session.base else {
      (trees, root) = ([], "")
      return
    }
    trees = EndpointSources.all.compactMap { source in
      source.endpoints(at: base, in: session).map { (source == VisitedEndpoints.self, $0) }
    }
    root = base.path.withoutFinalSlash
  }

  /// One level of a path: what can be asked there, and whether there is more below.
  struct Entry: Sendable {
    /// `users` or `{login}`.
    let name: String
    /// Behind the base, with holes.
    let path: String
    fileprivate(set) var endpoints: [KnownEndpoint]
    fileprivate(set) var hasChildren: Bool
    /// Whether nothing but what was asked for in this session tells of it.
    fileprivate(set) var isOnlyVisited: Bool

    var isHole: Bool { name.hasPrefix("{") }

    /// With a slash behind what has more below.
    var shownName: String { name.isEmpty || hasChildren && name != "." ? name + "/" : name }

    /// With its methods in the order in which people think of them.
    fileprivate var sorted: Entry {
      var entry = self
      entry.endpoints.sort { $0.rank < $1.rank }
      return entry
    }

    func renamed(_ name: String) -> Entry {
      Entry(
        name: name, path: path, endpoints: endpoints, hasChildren: hasChildren, isOnlyVisited: isOnlyVisited)
    }
  }

  /// What is directly below a path behind the base, which may have values in the place of its holes.
  func entries(below path: String) -> [Entry] { unsortedEntries(below: path).map(\.sorted) }

  private func unsortedEntries(below path: String) -> [Entry] {
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    for (isVisits, tree) in trees {
      // What one source calls `{login}` another may call `{name}`.
      let known = entries.firstIndex(where: \.isHole)
      for folder in tree.folders(meantBy: whole(path)) {
        for child in tree.folders[folder].children {
          let name = tree.folders[child].name
          if let known, name.hasPrefix("{"), places[name] == nil { places[name] = known }
          add(child, of: tree, isVisits, to: &entries, &places)
        }
      }
    }
    return entries
  }

  /// What is at a path itself; `nil` when there is nothing.
  func entry(at path: String) -> Entry? {
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    for (isVisits, tree) in trees {
      guard let folder = tree.folders(meantBy: whole(path)).first else { continue }
      add(folder, of: tree, isVisits, to: &entries, &places)
    }
    return entries.first?.sorted
  }

  /// Everything below a path, the path itself included, in the order of the sources.
  func all(below path: String) -> [KnownEndpoint] {
    guard let here = entry(at: path) else { return [] }
    return here.endpoints + (here.hasChildren ? entries(below: path).flatMap { all(below: $0.path) } : [])
  }

  /// What is directly below a path, but for visits that are no news: of `/users/octocat` where `/users/{login}` is known.
  func listed(below path: String) -> [Entry] {
    let entries = entries(below: path)
    guard entries.contains(where: \.isHole) else { return entries }
    return entries.filter { !$0.isOnlyVisited || $0.isHole }
  }

  /// A folder in which there is nothing but another is shown as one: `api/v2/`.
  func joinedWithOnlyChild(_ entry: Entry) -> Entry {
    var entry = entry
    while entry.endpoints.isEmpty, entry.hasChildren {
      let below = listed(below: entry.path)
      guard below.count == 1, let only = below.first else { return entry }
      entry = only.renamed(entry.name + "/" + only.name)
    }
    return entry
  }

  /// What is in a folder, by name: all that can be said of a folder that has no words of its own.
  func contents(of entry: Entry) -> String {
    let names = listed(below: entry.path).map(\.shownName)
    return names.prefix(12).joined(separator: " ") + (names.count > 12 ? " …" : "")
  }

  /// A path behind the base, from the root of the origin.
  private func whole(_ path: String) -> String { path == "/" && !root.isEmpty ? root : root + path }

  /// A path of an endpoint as it is typed: without that of the base.
  func typed(_ path: String) -> String { String(path.dropFirst(root.count)) }

  private func add(
    _ folder: Int, of tree: EndpointTree, _ isVisits: Bool, to entries: inout [Entry],
    _ places: inout [String: Int]
  ) {
    let found = tree.folders[folder]
    if let place = places[found.name] {
      for endpoint in found.value { entries[place].endpoints.add(endpoint) }
      if !found.children.isEmpty { entries[place].hasChildren = true }
      if !isVisits { entries[place].isOnlyVisited = false }
    } else {
      places[found.name] = entries.count
      entries.append(
        Entry(
          name: found.name, path: typed(tree.path(of: folder)), endpoints: found.value,
          hasChildren: !found.children.isEmpty, isOnlyVisited: isVisits))
    }
  }
}

extension String {
  var withoutFinalSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
