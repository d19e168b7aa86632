internal import ApusClient

/// What the description that `spec` loaded has.
enum DescribedEndpoints: EndpointSource {
  static func endpoints(at base: WebURL, in session: Session) -> EndpointTree? {
    session.specification?.tree(at: base)
  }
}
