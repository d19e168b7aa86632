public import ApusClient
internal import ApusJSON

/// The GitHub REST API.
public struct GitHub: Service {
  /// GitHub's error body; `errors` comes with 422.
  public struct ErrorResponse: Codable, Sendable, Hashable {
    public struct Detail: Codable, Sendable, Hashable {
      public let resource: String?
      public let field: String?
      public let code: String?
      public let message: String?
    }

    public let message: String
    public let documentationUrl: String?
    public let errors: [Detail]?
  }

  public let baseURL: WebURL
  /// Sent to `baseURL`'s origin only. Much can be read without one.
  public let token: Secret?

  public init(baseURL: WebURL = .https("api.github.com"), token: Secret? = nil) {
    self.baseURL = baseURL
    self.token = token
  }

  public var headers: HeaderFields {
    let common: HeaderFields = [
      "Accept": "application/vnd.github+json", "User-Agent": "apus", "X-GitHub-Api-Version": "2022-11-28",
    ]
    return token.map { common.adding(HeaderField(name: "Authorization", value: .bearer($0))) } ?? common
  }

  public var encoder: any BodyEncoder { DocumentEncoder(keys: .toSnakeCase) }
  public var decoder: any ResponseDecoder { DocumentDecoder(keys: .fromSnakeCase) }
}

extension Service where Self == GitHub {
  public static var github: GitHub { GitHub() }
}

extension GitHub: DocumentedService {
  public static let documentation = ServiceDocumentation(
    name: "github", summary: "the GitHub REST API", tokenNames: ["GITHUB_TOKEN", "GH_TOKEN"],
    practicePath: "/github")

  public static var usual: GitHub { .github }
}
