public import ApusClient

extension Qiita {
  /// The tags there are.
  public struct ListTags: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [TagDetails]

    public static let documentation = EndpointDocumentation(
      "tags", "the tags there are",
      [
        .page,
        .perPage,
        .parameter("sort", "the order; the newest first unless given", example: "count"),
      ])

    public enum Sort: String, Codable, Sendable, CaseIterable {
      case count
      case name
    }

    struct Parameters: Encodable, Sendable {
      let page: Int?
      let perPage: Int?
      let sort: Sort?
    }

    public let page: Int?
    public let perPage: Int?
    public let sort: Sort?

    public init(page: Int? = nil, perPage: Int? = nil, sort: Sort? = nil) {
      self.page = page
      self.perPage = perPage
      self.sort = sort
    }

    public var path: EndpointPath { "/tags" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(page: page, perPage: perPage, sort: sort)
    }
  }
}
