public import ApusClient

extension GitHub {
  /// The commits of a repository, the newest first.
  public struct ListCommits: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Commit]

    public static let documentation = EndpointDocumentation(
      "commits", "the commits of a repository, the newest first",
      [
        .repository,
        .parameter("sha", "the branch or the commit to begin with", example: "main"),
        .parameter("path", "only those that change this file", example: "README.md"),
        .parameter("author", "only those of this user", example: "octocat"),
        .perPage,
        .page,
      ])

    struct Parameters: Encodable, Sendable {
      let sha: String?
      let path: String?
      let author: String?
      let perPage: Int?
      let page: Int?
    }

    public let repository: RepositoryName
    public let sha: String?
    public let file: String?
    public let author: String?
    public let perPage: Int?
    public let page: Int?

    enum CodingKeys: String, CodingKey {
      case repository
      case sha
      case file = "path"
      case author
      case perPage
      case page
    }

    public init(
      repository: RepositoryName, sha: String? = nil, file: String? = nil, author: String? = nil,
      perPage: Int? = nil, page: Int? = nil
    ) {
      self.repository = repository
      self.sha = sha
      self.file = file
      self.author = author
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/commits" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(sha: sha, path: file, author: author, perPage: perPage, page: page)
    }
  }
}
