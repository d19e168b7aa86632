public import ApusClient

extension Qiita {
  /// Changes a group. Needs a token.
  public struct UpdateGroup: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Group

    public static let documentation = EndpointDocumentation(
      "group edit", "change a group", needsToken: true,
      [
        .parameter("urlName", "the group's name in URLs", example: "dev"),
        .parameter("name", "another name", example: "開発"),
        .parameter("description", "what it is for", example: "作る人たち"),
        .parameter("private", "whether only its members see it", example: "no"),
      ])

    struct Parameters: Encodable, Sendable {
      let name: String?
      let description: String?
      let `private`: Bool?
    }

    public let urlName: String
    public let name: String?
    public let description: String?
    public let isPrivate: Bool?

    enum CodingKeys: String, CodingKey {
      case urlName
      case name
      case description
      case isPrivate = "private"
    }

    public init(urlName: String, name: String? = nil, description: String? = nil, isPrivate: Bool? = nil) {
      self.urlName = urlName
      self.name = name
      self.description = description
      self.isPrivate = isPrivate
    }

    public var method: HTTPMethod { .patch }
    public var path: EndpointPath { "/groups/\(urlName)" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(name: name, description: description, private: isPrivate)
    }
  }
}
