public import ApusClient

extension GitHub {
  /// What has happened that you want to know, the newest first. Needs a token.
  public struct ListNotifications: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Notification]

    public static let documentation = EndpointDocumentation(
      "notifications", "what has happened that you want to know, the newest first", needsToken: true,
      [
        .parameter("all", "those that are read, too", example: "yes"),
        .parameter("participating", "only what you take part in", example: "yes"),
        .perPage,
        .page,
      ])

    struct Parameters: Encodable, Sendable {
      let all: Bool?
      let participating: Bool?
      let perPage: Int?
      let page: Int?
    }

    public let all: Bool?
    public let participating: Bool?
    public let perPage: Int?
    public let page: Int?

    public init(all: Bool? = nil, participating: Bool? = nil, perPage: Int? = nil, page: Int? = nil) {
      self.all = all
      self.participating = participating
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/notifications" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(all: all, participating: participating, perPage: perPage, page: page)
    }
  }
}
