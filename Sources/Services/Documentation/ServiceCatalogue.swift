package import ApusClient

/// The services that can be asked by name. This is the one place that lists them.
public enum ServiceCatalogue {
  public static let services: [any DocumentedService.Type] = [
    GitHub.self, Qiita.self, GreenStore.self, Mamari.self,
  ]

  /// What is known of each, in the same order.
  public static let all: [ServiceDescription] = services.map { ServiceDescription(of: $0) }

  /// Where the practice API has a copy of what is at a service; `nil` for what is at none.
  package static func practiceCopy(of url: WebURL, at practice: Origin) -> WebURL? {
    for type in services {
      let base = type.usual.baseURL
      let root = base.path.withoutFinalSlash
      guard base.origin == url.origin, url.path.hasPrefix(root + "/") else { continue }
      let path = type.documentation.practicePath + url.path.dropFirst(root.count)
      return (try? WebURL(practice.description))?.with(path: path, query: url.query)
    }
    return nil
  }

  /// The service of that name, whatever its case.
  public static func service(named name: String) -> ServiceDescription? {
    let name = name.lowercased()
    return services.firstIndex { $0.documentation.name == name }.map { all[$0] }
  }
}
