internal import ApusClient

/// What the description that `spec` loaded has.
enum DescribedEndpoints {
  static func tree(at base: WebURL, in scope: EndpointScope) -> EndpointTree? {
    scope.specification?.tree(at: base)
  }
}
