/// What a request has beside its method and path.
package struct RequestParts: Sendable {
  package var query: [(name: String, value: String)]
  package var headers: [(name: String, value: String)]
  package var hasBody: Bool

  package init(
    query: [(name: String, value: String)] = [], headers: [(name: String, value: String)] = [],
    hasBody: Bool = false
  ) {
    self.query = query
    self.headers = headers
    self.hasBody = hasBody
  }
}
