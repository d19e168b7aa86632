extension GitHub {
  /// A gist as GitHub returns it: files keyed by name.
  public struct Gist: Codable, Sendable, Hashable {
    public struct File: Codable, Sendable, Hashable {
      public let filename: String?
      public let type: String?
      public let language: String?
      public let size: Int?
      public let content: String?
    }

    public let id: String
    public let htmlUrl: String
    public let description: String?
    public let isPublic: Bool
    public let files: [String: File]
    public let createdAt: String

    private enum CodingKeys: String, CodingKey {
      case id, htmlUrl, description, files, createdAt
      case isPublic = "public"
    }
  }
}
