public import APIClient

extension Qiita {
  /// Publishes an article. Needs a token.
  public struct PostItem: Endpoint {
    public typealias Home = Qiita
    public typealias Response = Item

    struct Parameters: Encodable, Sendable {
      let title: String
      let body: String
      let tags: [Tag]
      let `private`: Bool
      let tweet: Bool
    }

    public let title: String
    /// Markdown.
    public let markdown: String
    public let tags: [Tag]
    public let isPrivate: Bool
    public let tweets: Bool

    /// Articles are private and not announced, unless said otherwise. Qiita wants at least one tag.
    public init(
      title: String, markdown: String, tags: [Tag], isPrivate: Bool = true, tweets: Bool = false
    ) {
      self.title = title
      self.markdown = markdown
      self.tags = tags
      self.isPrivate = isPrivate
      self.tweets = tweets
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/items" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(title: title, body: markdown, tags: tags, private: isPrivate, tweet: tweets)
    }
  }
}
