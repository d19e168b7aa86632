public import ApusClient

extension Qiita {
  /// Publishes an article. Needs a token.
  public struct PostItem: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Item

    public static let documentation = EndpointDocumentation(
      "post", "publish an article", needsToken: true,
      [
        .parameter("title", "its title", example: "はじめまして"),
        .parameter("body", "its text, in Markdown", example: "本文"),
        .parameter("tags", "a tag, perhaps with versions: Swift or Swift:6.2", example: "Swift"),
        .parameter("private", "whether only those who know its URL find it", example: "no", default: "yes"),
        .parameter("tweet", "whether it is announced", example: "no", default: "no"),
      ])

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

extension Qiita.PostItem {
  enum CodingKeys: String, CodingKey {
    case title, tags
    case markdown = "body"
    case isPrivate = "private"
    case tweets = "tweet"
  }

  /// From words, among which a tag is one: `Swift`, or `Swift:5.10,6.2` with versions.
  ///
  /// - Throws: what the decoder throws, for a value that is missing or of another kind. Any word is a tag.
  public init(from decoder: any Decoder) throws {
    let words = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      title: try words.decode(String.self, forKey: .title),
      markdown: try words.decode(String.self, forKey: .markdown),
      tags: try words.decode([String].self, forKey: .tags).map(Qiita.Tag.init(word:)),
      isPrivate: try words.decode(Bool.self, forKey: .isPrivate),
      tweets: try words.decode(Bool.self, forKey: .tweets))
  }
}
