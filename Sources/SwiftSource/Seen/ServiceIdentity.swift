internal import ApusClient
internal import ApusServices

/// What an API is called in source, and where its paths begin.
struct ServiceIdentity: Sendable {
  /// As a type: `GitHub`, `Example`.
  let name: String
  let origin: Origin
  /// Without a slash at its end; empty for the root.
  let basePath: String
  /// How many segments follow that belong to it, and may not stand in source, as a secret is in the first.
  let secretCount: Int

  var baseURL: String { origin.description + basePath }

  init(of url: WebURL, in material: SourceMaterial) {
    origin = url.origin
    let isHere = url.isOnThisMachine || url.origin == material.practice
    let known = Self.known.first { service in
      isHere ? url.path.isUnder("/" + service.name.lowercased() + service.path) : service.host == url.host
    }
    name = known?.name ?? (material.practice == url.origin ? "Practice" : Self.name(ofHost: url.host))
    let knownPath = known.map { isHere ? "/" + $0.name.lowercased() + $0.path : $0.path }
    let base = material.base.map { $0.path.withoutFinalSlash } ?? ""
    let isBased = material.base?.origin == url.origin && !base.isEmpty && url.path.isUnder(base)
    let path = material.mount ?? knownPath ?? (isBased ? base : Self.commonBeginning(of: url.path))
    basePath = url.beforeSecrets(in: path)
    secretCount = path.dropFirst(basePath.count).split(separator: "/").count
  }

  private static let known: [(name: String, host: String, path: String)] = {
    let services: [any Service] = [GitHub(), Qiita(), GreenStore(), Mamari()]
    return services.map { service in
      (String(describing: type(of: service)), service.baseURL.host, service.baseURL.path.withoutFinalSlash)
    }
  }()

  /// `petstore` for `api.petstore.example`: the part that people say.
  private static func name(ofHost host: String) -> String {
    guard host.contains(where: \.isLetter), !host.contains(":") else { return "WebAPI" }
    var labels = host.split(separator: ".").map(String.init)
    if labels.count > 1 { labels.removeLast() }
    if labels.count > 1, ["co", "com", "ac", "or", "ne", "go", "gov"].contains(labels.last) {
      labels.removeLast()
    }
    return labels.last { !["api", "www", "rest"].contains($0) } ?? labels.last ?? "WebAPI"
  }

  /// `/api/v2` of `/api/v2/items`: what all paths of such an API begin with.
  private static func commonBeginning(of path: String) -> String {
    path.split(separator: "/").prefix { segment in
      ["api", "rest"].contains(segment.lowercased())
        || segment.first == "v" && segment.count > 1 && segment.dropFirst().allSatisfy(\.isNumber)
    }.reduce(into: "") { $0 += "/" + $1 }
  }
}
