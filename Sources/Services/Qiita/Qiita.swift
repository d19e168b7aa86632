public import ApusClient
internal import ApusJSON

/// The Qiita API, version 2.
public struct Qiita: Service {
  public struct ErrorResponse: Codable, Sendable, Hashable {
    public let message: String
    /// Such as `not_found` or `unauthorized`.
    public let type: String
  }

  public let baseURL: WebURL
  /// Sent to `baseURL`'s origin only. Public articles can be read without one.
  public let token: Secret?

  public init(baseURL: WebURL = .https("qiita.com", path: "/api/v2"), token: Secret? = nil) {
    self.baseURL = baseURL
    self.token = token
  }

  public var headers: HeaderFields {
    HeaderFields(token.map { [HeaderField(name: "Authorization", value: .bearer($0))] } ?? [])
  }

  public var encoder: any BodyEncoder { DocumentEncoder(keys: .toSnakeCase) }
  public var decoder: any ResponseDecoder { DocumentDecoder(keys: .fromSnakeCase) }
}

extension Service where Self == Qiita {
  public static var qiita: Qiita { Qiita() }
}

extension Qiita: DocumentedService {
  public static let documentation = ServiceDocumentation(
    name: "qiita", summary: "the Qiita API, version 2", tokenNames: ["QIITA_TOKEN"],
    practicePath: "/qiita/api/v2")

  public static var usual: Qiita { .qiita }
}
