public import ApusClient

extension GitHub {
  /// What you have starred, a page at a time. Needs a token.
  public struct OwnStars: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Repository]

    public static let documentation = EndpointDocumentation(
      "my-stars", "what you have starred, a page at a time", needsToken: true,
      [
        .perPage,
        .page,
      ])

    public let perPage: Int?
    public let page: Int?

    public init(perPage: Int? = nil, page: Int? = nil) {
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/user/starred" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
