internal import ApusClient
internal import ApusOpenAPI

/// Everything known of what a session's origin can be asked: all sources together, walked like folders.
package struct KnownEndpoints: Sendable {
  /// One a source, in their order.
  private let trees: [(isVisits: Bool, tree: EndpointTree)]
  /// The path of the base, without a slash at its end. Paths of this type begin behind it.
  private let root: String
  let scope: EndpointScope
  /// How many folders of a tree lead to the base.
  private var depth: Int { PathSegment.segments(of: root).count }

  package init(_ scope: EndpointScope) {
    self.scope = scope
    guard let base = scope.base else {
      (trees, root) = ([], "")
      return
    }
    trees = Self.sources(at: base, in: scope)
    root = base.path.withoutFinalSlash
  }

  /// Every source there is: a new one is one file beside this, and a line here. Where two know the same endpoint, the words
  /// of the first are taken. What can have nothing to say is not asked.
  private static func sources(
    at base: WebURL, in scope: EndpointScope
  ) -> [(isVisits: Bool, tree: EndpointTree)] {
    let isPractice = scope.practice == base.origin
    let visited = scope.visited.filter { $0.url.origin == base.origin }
    let told = [
      scope.specification == nil ? nil : DescribedEndpoints.tree(at: base, in: scope),
      isPractice || base.isOnThisMachine ? nil : TypedEndpoints.tree(at: base),
      isPractice ? PracticeEndpoints.tree : nil,
    ].compactMap(\.self)
    let hasVisits = told.isEmpty || !visited.isEmpty || scope.specification?.seenNotes != nil
    let visits = hasVisits ? [VisitedEndpoints.tree(of: visited, at: base, in: scope)] : []
    return told.map { (false, $0) } + visits.map { (true, $0) }
  }

  /// Only some of what is known.
  func only(_ endpoints: some Sequence<KnownEndpoint>) -> KnownEndpoints {
    KnownEndpoints(trees: [(false, EndpointTree(endpoints))], root: root, scope: scope)
  }

  private init(trees: [(isVisits: Bool, tree: EndpointTree)], root: String, scope: EndpointScope) {
    (self.trees, self.root, self.scope) = (trees, root, scope)
  }

  /// One level of a path: what can be asked there, and whether there is more below.
  package struct Entry: Sendable {
    /// `users` or `{login}`.
    package let name: String
    /// Behind the base, with holes.
    package let path: String
    package fileprivate(set) var endpoints: [KnownEndpoint]
    package fileprivate(set) var hasChildren: Bool
    /// Whether nothing but what was asked for in this session tells of it.
    package fileprivate(set) var isOnlyVisited: Bool
    /// Where it is in the trees. Its path does not always lead back here: `/` is the base, and also a path below it.
    fileprivate var places: [Place]

    package var isHole: Bool { name.hasPrefix("{") }

    /// With a slash behind what has more below.
    package var shownName: String { name.isEmpty || hasChildren && name != "." ? name + "/" : name }

    /// With its methods in the order in which people think of them.
    fileprivate var sorted: Entry {
      var entry = self
      entry.endpoints.sort { $0.rank < $1.rank }
      return entry
    }

    func renamed(_ name: String) -> Entry {
      Entry(
        name: name, path: path, endpoints: endpoints, hasChildren: hasChildren, isOnlyVisited: isOnlyVisited,
        places: places)
    }
  }

  /// A folder of one of the trees.
  fileprivate struct Place {
    let tree: Int
    let folder: Int
  }

  /// What is directly below a path behind the base, which may have values in the place of its holes.
  package func entries(below path: String) -> [Entry] { entries(below: places(meantBy: path)) }

  /// What is directly below an entry.
  package func entries(below entry: Entry) -> [Entry] { entries(below: entry.places) }

  private func entries(below places: [Place]) -> [Entry] {
    var entries: [Entry] = []
    var positions: [String: Int] = [:]
    for number in trees.indices {
      let tree = trees[number].tree
      // What one source calls `{login}` another may call `{name}`.
      let known = entries.firstIndex(where: \.isHole)
      let folders = places.filter { $0.tree == number }.map(\.folder)
      for child in folders.flatMap({ tree.folders[$0].children }) {
        let name = tree.folders[child].name
        if let known, name.hasPrefix("{"), positions[name] == nil { positions[name] = known }
        add(Place(tree: number, folder: child), to: &entries, &positions)
      }
    }
    return entries.map(\.sorted)
  }

  /// What is at a path itself; `nil` when there is nothing.
  package func entry(at path: String) -> Entry? {
    let places = places(meantBy: path)
    var entries: [Entry] = []
    var positions: [String: Int] = [:]
    for number in trees.indices {
      guard let place = places.first(where: { $0.tree == number }) else { continue }
      add(place, to: &entries, &positions)
    }
    return entries.first?.sorted
  }

  private func places(meantBy path: String) -> [Place] {
    trees.indices.flatMap { number in
      trees[number].tree.folders(meantBy: whole(path)).map { Place(tree: number, folder: $0) }
    }
  }

  /// Everything below a path, the path itself included, in the order of the sources.
  package func all(below path: String) -> [KnownEndpoint] {
    guard let here = entry(at: path) else { return [] }
    return here.endpoints + entries(below: path).flatMap(all(from:))
  }

  private func all(from entry: Entry) -> [KnownEndpoint] {
    entry.endpoints + entries(below: entry).flatMap(all(from:))
  }

  /// Everything below the base, each once, and no visits: in the order of the sources.
  var everything: [KnownEndpoint] {
    var seen: Set<String> = []
    return trees.filter { !$0.isVisits }.flatMap(\.tree.folders).flatMap(\.value).filter { endpoint in
      (root.isEmpty || endpoint.path == root || endpoint.path.hasPrefix(root + "/"))
        && seen.insert("\(endpoint.method ?? "") \(endpoint.shape)").inserted
    }
  }

  /// What stood in the place of holes until now.
  package var usedValues: UsedValues { UsedValues(trees.filter { !$0.isVisits }.map(\.tree), in: scope) }

  /// What is directly below a path, but for visits that are no news: of `/users/octocat` where `/users/{login}` is known.
  func listed(below path: String) -> [Entry] { Self.withoutOldNews(entries(below: path)) }

  func listed(below entry: Entry) -> [Entry] { Self.withoutOldNews(entries(below: entry)) }

  private static func withoutOldNews(_ entries: [Entry]) -> [Entry] {
    guard entries.contains(where: \.isHole) else { return entries }
    return entries.filter { !$0.isOnlyVisited || $0.isHole }
  }

  /// A folder in which there is nothing but another is shown as one: `api/v2/`.
  package func joinedWithOnlyChild(_ entry: Entry) -> Entry {
    var entry = entry
    while entry.endpoints.isEmpty, entry.hasChildren {
      let below = listed(below: entry)
      guard below.count == 1, let only = below.first else { return entry }
      entry = only.renamed(entry.name + "/" + only.name)
    }
    return entry
  }

  /// What is in a folder, by name: all that can be said of a folder that has no words of its own.
  package func contents(of entry: Entry) -> String {
    listed(below: entry).map(\.shownName).joined(separator: " ")
  }

  /// A path behind the base, from the root of the origin.
  private func whole(_ path: String) -> String { path == "/" && !root.isEmpty ? root : root + path }

  /// A path of an endpoint as it is typed: without that of the base, for which the endpoint may have holes.
  package func typed(_ path: String) -> String {
    "/" + PathSegment.segments(of: path).dropFirst(depth).joined(separator: "/")
  }

  private func add(_ place: Place, to entries: inout [Entry], _ positions: inout [String: Int]) {
    let (isVisits, tree) = trees[place.tree]
    let found = tree.folders[place.folder]
    if let position = positions[found.name] {
      for endpoint in found.value { entries[position].endpoints.add(endpoint) }
      if !found.children.isEmpty { entries[position].hasChildren = true }
      if !isVisits { entries[position].isOnlyVisited = false }
      entries[position].places.append(place)
    } else {
      positions[found.name] = entries.count
      entries.append(
        Entry(
          name: found.name, path: typed(tree.path(of: place.folder)), endpoints: found.value,
          hasChildren: !found.children.isEmpty, isOnlyVisited: isVisits, places: [place]))
    }
  }
}

extension KnownEndpoint {
  /// Its path with holes that have no names: what one source calls `{login}` another may call `{username}`.
  var shape: String {
    var isInHole = false
    return String(
      decoding: path.utf8.filter { byte in
        if byte == UInt8(ascii: "{") { isInHole = true }
        defer { if byte == UInt8(ascii: "}") { isInHole = false } }
        return !isInHole || byte == UInt8(ascii: "{")
      }, as: UTF8.self)
  }
}
