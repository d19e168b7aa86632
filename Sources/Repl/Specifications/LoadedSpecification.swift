internal import APIClient
internal import JSON
internal import OpenAPI
internal import Synchronization

/// A description of an API that a session goes by.
package final class LoadedSpecification: Sendable {
  /// The file or the URL it came from, as it was typed.
  let name: String
  /// A whole path or a whole URL, from which it can be loaded wherever the program runs; `nil` for standard input.
  let location: String?
  /// Where it came from, when that was the network.
  let url: WebURL?
  /// What lists and searches need. It may be an outline, whose operations have no more than a title.
  let index: Specification
  /// What is wrong with the description, in words; perhaps only the first of many.
  let warnings: [String]
  /// The base of the session when it was loaded: the description is about this origin too, whatever it says.
  private let home: Origin?
  private let details: WhenAsked<Specification?>
  private let tree = Mutex<(mount: String, tree: EndpointTree)?>(nil)

  /// - Parameter read: reads the whole description when something of it is first asked for; `nil` when `index` is
  ///   the whole of it.
  init(
    name: String, location: String?, url: WebURL? = nil, index: Specification, warnings: [String],
    home: Origin?,
    read: (@Sendable () -> Specification?)? = nil
  ) {
    self.name = name
    self.location = location
    self.url = url
    self.index = index
    self.warnings = warnings
    self.home = home
    details = WhenAsked { read.map { $0() } ?? index }
  }

  /// The whole description; `nil` when it cannot be read any more.
  var whole: Specification? { details.value }
}

extension LoadedSpecification {
  /// Where the API is, the usual place first. What is relative belongs where the description came from.
  var servers: [WebURL] {
    index.servers.compactMap { server in
      if let absolute = try? WebURL(server.url) { return absolute }
      return url.flatMap { try? $0.resolving(server.url) }
    }
  }

  /// The path on a base's origin behind which the described paths are, without a slash at its end; `nil` when the
  /// description is not about this origin.
  func mount(at base: WebURL) -> String? {
    if let server = servers.first(where: { $0.origin == base.origin }) {
      return server.path.withoutFinalSlash
    }
    guard home == base.origin else { return nil }
    let isRelative = index.servers.first.map { $0.url.hasPrefix("/") } ?? false
    let path = isRelative ? index.servers.first?.basePath ?? "" : ""
    return path.isEmpty || base.path.hasPrefix(path) ? base.path.withoutFinalSlash : path
  }

  /// Every operation, from the root of the origin; `nil` when the description is not about it.
  func tree(at base: WebURL) -> EndpointTree? {
    guard let mount = mount(at: base) else { return nil }
    return tree.withLock { known in
      if let known, known.mount == mount { return known.tree }
      let tree = EndpointTree(
        index.operations.lazy.map { operation in
          KnownEndpoint(
            method: operation.method.rawValue, path: mount + operation.path, meaning: operation.meaning)
        })
      known = (mount, tree)
      return tree
    }
  }

  /// The operation that a method and a path on an origin mean, with all that is described of it.
  func match(_ method: HTTPMethod, _ origin: Origin, _ path: String, at base: WebURL?) -> OperationMatch? {
    guard let mount = base.flatMap({ $0.origin == origin ? mount(at: $0) : nil }) ?? mount(of: origin),
      path.hasPrefix(mount + "/") || path == mount,
      let method = OpenAPI.Operation.Method(rawValue: method.name)
    else { return nil }
    return whole?.match(method, String(path.dropFirst(mount.count)))
  }

  private func mount(of origin: Origin) -> String? {
    servers.first { $0.origin == origin }?.path.withoutFinalSlash
  }
}

extension OpenAPI.Operation {
  /// Its title, marked when it should not be used any more.
  var meaning: String { isDeprecated ? "deprecated: \(title)" : title }
}
