public import ApusClient

extension GitHub {
  /// Marks a notification as read. Needs a token.
  public struct ReadNotification: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "notification read", "mark a notification as read", needsToken: true,
      [
        .parameter("id", "the notification's id", example: "101")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .patch }
    public var path: EndpointPath { "/notifications/threads/\(id)" }
  }
}
