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

  /// `HeaderFields`, a dictionary of texts, or a list of `HeaderField`.
  associatedtype HeadersType = HeaderFields
  /// A `BodyEncoder`, such as `JSONEncoder`, or an optional of it.
  associatedtype EncoderType = any BodyEncoder
  /// A `ResponseDecoder`, such as `JSONDecoder`, or an optional of it.
  associatedtype DecoderType = any ResponseDecoder

  /// Paths are put behind this URL's own.
  var baseURL: WebURL { get }
  /// Sent with every request, under the endpoint's own. None by default.
  var headers: HeadersType { get }
  /// How values become bodies. JSON with the property names as they are, by default.
  var encoder: EncoderType { get }
  /// How bodies become values. JSON with the property names as they are, by default.
  var decoder: DecoderType { get }
  /// How a list stands in a query: the key again for each element, by default.
  var queryLists: QueryListStyle { get }
  /// Deadlines, limits and the rest. The defaults of `RequestOptions`, by default.
  var options: RequestOptions { get }
}

extension Service {
  /// None.
  public var headers: HeaderFields { [:] }
  /// JSON with the property names as they are.
  public var encoder: any BodyEncoder { DocumentEncoder() }
  /// JSON with the property names as they are.
  public var decoder: any ResponseDecoder { DocumentDecoder() }
  /// The key again for each element.
  public var queryLists: QueryListStyle { .repeatedKey }
  /// The usual ones.
  public var options: RequestOptions { RequestOptions() }
}
