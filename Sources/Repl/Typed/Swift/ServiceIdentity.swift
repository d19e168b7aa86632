internal import APIClient
internal import Services

/// What an API is called in source, and where its paths begin.
struct ServiceIdentity: Sendable {
  /// As a type: `GitHub`, `Example`.
  let name: String
  let origin: Origin
  /// Without a slash at its end; empty for the root.
  let basePath: String

  var baseURL: String { origin.description + basePath }

  /// - Parameter mount: where a description has its paths begin, if it knows the URL.
  init(of url: WebURL, in session: Session, mount: String?) {
    origin = url.origin
    let isHere = url.isOnThisMachine || url.origin == session.practice
    let known = Self.known.first { service in
      isHere ? url.path.isUnder("/" + service.name.lowercased() + service.path) : service.host == url.host
    }
    if let known {
      name = known.name
      basePath = mount ?? (isHere ? "/" + known.name.lowercased() + known.path : known.path)
      return
    }
    name = session.practice == url.origin ? "Practice" : Self.name(ofHost: url.host)
    let base = session.base.map { $0.path.withoutFinalSlash } ?? ""
    let isBased = session.base?.origin == url.origin && !base.isEmpty && url.path.isUnder(base)
    basePath = mount ?? (isBased ? base : Self.commonBeginning(of: url.path))
  }

  private static let known: [(name: String, host: String, path: String)] = {
    let services: [any Service] = [GitHub(), Qiita(), GreenStore(), Mamari()]
    return services.map { service in
      (String(describing: type(of: service)), service.baseURL.host, service.baseURL.path.withoutFinalSlash)
    }
  }()

  /// `petstore` for `api.petstore.example`: the part that people say.
  private static func name(ofHost host: String) -> String {
    guard host.contains(where: \.isLetter), !host.contains(":") else { return "API" }
    var labels = host.split(separator: ".").map(String.init)
    if labels.count > 1 { labels.removeLast() }
    if labels.count > 1, ["co", "com", "ac", "or", "ne", "go", "gov"].contains(labels.last) {
      labels.removeLast()
    }
    return labels.last { !["api", "www", "rest"].contains($0) } ?? labels.last ?? "API"
  }

  /// `/api/v2` of `/api/v2/items`: what all paths of such an API begin with.
  private static func commonBeginning(of path: String) -> String {
    path.split(separator: "/").prefix { segment in
      ["api", "rest"].contains(segment.lowercased())
        || segment.first == "v" && segment.count > 1 && segment.dropFirst().allSatisfy(\.isNumber)
    }.reduce(into: "") { $0 += "/" + $1 }
  }
}

extension String {
  /// Whether a path is this folder or in it.
  func isUnder(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}
