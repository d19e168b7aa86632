internal import ApusJSON

/// One API: where it lives and what all its endpoints share. A small value, often with a token in it.
///
///     struct GreenStore: Service {
///       struct ErrorResponse: Decodable, Sendable { let message: String }
///       var baseURL: WebURL { .https("api.greenstore.example", path: "/api/v1") }
///     }
public protocol Service: Sendable {
  /// What the API says when it says no. An endpoint may differ.
  associatedtype ErrorResponse: Decodable & Sendable

  /// Paths are put behind this URL's own.
  var baseURL: WebURL { get }
  /// Sent with every request, under the endpoint's own. None by default.
  var headers: HeaderFields { get }
  /// How values become bodies. JSON with the property names as they are, by default.
  var encoder: any BodyEncoder { get }
  /// How bodies become values. JSON with the property names as they are, by default.
  var decoder: any ResponseDecoder { get }
  /// How a list stands in a query: the key again for each element, by default.
  var queryLists: QueryListStyle { get }
  /// Deadlines, limits and the rest. The defaults of `RequestOptions`, by default.
  var options: RequestOptions { get }
}

extension Service {
  public var headers: HeaderFields { [:] }
  public var encoder: any BodyEncoder { DocumentEncoder() }
  public var decoder: any ResponseDecoder { DocumentDecoder() }
  public var queryLists: QueryListStyle { .repeatedKey }
  public var options: RequestOptions { RequestOptions() }
}
