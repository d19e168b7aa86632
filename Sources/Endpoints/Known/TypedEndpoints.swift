internal import ApusClient
internal import ApusServices

/// What the typed services can be asked, where they really are. The practice API tells of its copies itself.
enum TypedEndpoints {
  static func tree(at base: WebURL) -> EndpointTree? {
    let services = ServiceCatalogue.all.filter { $0.baseURL.origin == base.origin }
    guard !services.isEmpty else { return nil }
    return EndpointTree(
      services.flatMap { service in
        service.endpoints.map { endpoint in
          KnownEndpoint(
            method: endpoint.method.name, path: service.baseURL.path.withoutFinalSlash + endpoint.path,
            meaning: endpoint.summary)
        }
      })
  }
}
