internal import ApusClient

/// What the description that `spec` loaded has.
enum DescribedEndpoints: EndpointSource {
  package static func endpoints(at base: WebURL, in scope: EndpointScope) -> EndpointTree? {
    scope.specification?.tree(at: base)
  }
}
