/// The services that can be asked by name. This is the one place that lists them.
public enum ServiceCatalogue {
  public static let services: [any DocumentedService.Type] = [
    GitHub.self, Qiita.self, GreenStore.self, Mamari.self,
  ]

  /// What is known of each, in the same order.
  public static let all: [ServiceDescription] = services.map { ServiceDescription(of: $0) }

  /// The service of that name, whatever its case.
  public static func service(named name: String) -> ServiceDescription? {
    let name = name.lowercased()
    return services.firstIndex { $0.documentation.name == name }.map { all[$0] }
  }
}
