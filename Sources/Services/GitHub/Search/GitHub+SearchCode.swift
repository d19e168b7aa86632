public import ApusClient

extension GitHub {
  /// Files that match words and qualifiers.
  public struct SearchCode: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = CodeMatches

    public static let documentation = EndpointDocumentation(
      "search-code", "files that match words and qualifiers",
      [
        .parameter(
          "q", "words and qualifiers, such as 'hello repo:octocat/Hello-World'",
          example: "'repo:octocat/Hello-World hello'"),
        .perPage,
        .page,
      ])

    struct Parameters: Encodable, Sendable {
      let q: String
      let perPage: Int?
      let page: Int?
    }

    public let q: String
    public let perPage: Int?
    public let page: Int?

    public init(q: String, perPage: Int? = nil, page: Int? = nil) {
      self.q = q
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/search/code" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(q: q, perPage: perPage, page: page)
    }
  }
}
