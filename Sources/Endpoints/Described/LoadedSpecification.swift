package import ApusClient
internal import ApusJSON
package import ApusOpenAPI
internal import ApusSurroundings
internal import Synchronization

/// A description of an API that a session goes by.
package final class LoadedSpecification: Sendable {
  /// The file or the URL it came from, as it was typed.
  package let name: String
  /// A whole path or a whole URL, from which it can be loaded wherever the program runs; `nil` for standard input.
  package let location: String?
  /// Where it came from, when that was the network.
  package let url: WebURL?
  /// What lists and searches need. It may be an outline, whose operations have no more than a title.
  package let index: Specification
  /// What it has instead of operations, where it is a GraphQL schema.
  package let graphQL: KnownGraphQL?
  /// What is wrong with the description, in words; perhaps only the first of many.
  package let warnings: [String]
  /// The base that was set last, or that was there when it was loaded: the description is about this origin too,
  /// whatever it says.
  private let home: Origin?
  private let details: LazyValue<Specification?>
  /// What was seen beside it another time, where it is one that is kept by its name.
  package let seenNotes: SeenNotes?
  private let tree = Mutex<(mount: String, tree: EndpointTree)?>(nil)

  /// - Parameter read: reads the whole description when something of it is first asked for; `nil` when `index` is
  ///   the whole of it.
  package init(
    name: String, location: String?, url: WebURL? = nil, index: Specification, warnings: [String],
    home: Origin?, graphQL: KnownGraphQL? = nil,
    read: (@Sendable () -> Specification?)? = nil
  ) {
    self.name = name
    self.location = location
    self.url = url
    self.index = index
    self.warnings = warnings
    self.home = home
    self.graphQL = graphQL
    seenNotes = nil
    details = LazyValue { read.map { $0() } ?? index }
  }

  /// The same description where the base has moved.
  package convenience init(_ loaded: LoadedSpecification, home: Origin) {
    self.init(loaded, home: home, seenNotes: loaded.seenNotes)
  }

  /// The same description, with what was seen beside it.
  convenience init(_ loaded: LoadedSpecification, seenNotes: SeenNotes) {
    self.init(loaded, home: loaded.home, seenNotes: seenNotes)
  }

  private init(_ loaded: LoadedSpecification, home: Origin?, seenNotes: SeenNotes?) {
    name = loaded.name
    location = loaded.location
    url = loaded.url
    index = loaded.index
    warnings = loaded.warnings
    self.home = home
    graphQL = loaded.graphQL
    self.seenNotes = seenNotes
    details = loaded.details
  }

  /// The whole description; `nil` when it cannot be read any more.
  package var whole: Specification? { details.value }
}

extension LoadedSpecification {
  /// Where the API is, the usual place first. What is relative belongs where the description came from, and so does
  /// an API of which the description does not say where it is.
  var servers: [WebURL] {
    let described = index.servers
    if described.isEmpty, let url { return [url.with(path: "/", query: nil)] }
    return described.compactMap { server in
      if let absolute = try? WebURL(server.url) { return absolute }
      return url.flatMap { try? $0.resolving(server.url) }
    }
  }

  /// The path of the first server, where nothing says on which origin it is.
  package var pathWithoutOrigin: String? {
    guard url == nil, let server = index.servers.first, server.isRelative else { return nil }
    let path = server.basePath
    return "/" + path.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
  }

  /// Where to go for this description: with a base, behind the path that alone is said of the server; without one, to the
  /// first server.
  package func start(from base: WebURL?) -> WebURL? {
    guard let base else { return pathWithoutOrigin == nil ? servers.first?.withoutUser : nil }
    guard base.path.withoutFinalSlash.isEmpty, let path = relativePath, url == nil else { return nil }
    return base.with(path: path, query: nil)
  }

  /// The path on a base's origin behind which the described paths are, without a slash at its end; `nil` when the
  /// description is not about this origin.
  package func mount(at base: WebURL) -> String? {
    let here = servers.filter { $0.origin == base.origin }.map(\.path.withoutFinalSlash)
    if let around = here.filter(base.hasPath).max(by: { $0.count < $1.count }) ?? here.first { return around }
    guard home == base.origin else { return nil }
    return relativePath ?? base.path.withoutFinalSlash
  }

  /// The path of the usual server, where that is all that is said of it.
  private var relativePath: String? {
    guard let server = index.servers.first, server.url.hasPrefix("/"), !server.url.hasPrefix("//"),
      !server.basePath.isEmpty
    else { return nil }
    return server.basePath
  }

  /// The usual server, where the base is none of those that are described.
  func meantServer(insteadOf base: WebURL) -> WebURL? {
    let servers = servers
    if servers.contains(where: { $0.origin == base.origin }) { return nil }
    return index.servers.contains { $0.allows(base.origin.description) } ? nil : servers.first?.withoutUser
  }

  /// Every operation, from the root of the origin; `nil` when the description is not about it.
  func tree(at base: WebURL) -> EndpointTree? {
    guard let mount = mount(at: base) else { return nil }
    return tree.withLock { known in
      if let known, known.mount == mount { return known.tree }
      let tree = EndpointTree(
        index.operations.enumerated().lazy.map { position, operation in
          KnownEndpoint(
            method: operation.method.rawValue, path: mount + operation.path, meaning: operation.meaning,
            operation: position)
        })
      known = (mount, tree)
      return tree
    }
  }

  /// The operation that a method and a path on an origin mean, with all that is described of it.
  package func match(_ method: HTTPMethod, _ origin: Origin, _ path: String, at base: WebURL?)
    -> OperationMatch?
  {
    guard let mount = mount(of: origin, at: base),
      path.hasPrefix(mount + "/") || path == mount,
      let method = ApusOpenAPI.Operation.Method(rawValue: method.name)
    else { return nil }
    return whole?.match(method, String(path.dropFirst(mount.count)))
  }

  /// The media types that an operation takes as its body, the preferred one first.
  package func bodyTypes(_ method: HTTPMethod, _ url: WebURL, at base: WebURL?) -> [String] {
    match(method, url.origin, url.path, at: base)?.operation.body?.contents.map(\.type) ?? []
  }

  /// The path on an origin behind which the described paths are, as `mount(at:)` has it where the base is there.
  package func mount(of origin: Origin, at base: WebURL?) -> String? {
    base.flatMap { $0.origin == origin ? mount(at: $0) : nil }
      ?? servers.first { $0.origin == origin }?.path.withoutFinalSlash
  }
}

extension ApusOpenAPI.Operation {
  /// The first sentence of what it is for, marked when it should not be used any more.
  var meaning: String {
    let sentence = MarkdownText.sentence(title)
    return isDeprecated ? "deprecated: \(sentence)" : sentence
  }
}

extension WebURL {
  /// Whether its path begins with another one.
  fileprivate func hasPath(below root: String) -> Bool { path == root || path.hasPrefix(root + "/") }
}
