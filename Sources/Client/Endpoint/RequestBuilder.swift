internal import ApusJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Makes the request of an endpoint: the service's base and headers, the endpoint's own over them.
struct RequestBuilder<E: Endpoint> {
  let endpoint: E
  let service: E.API

  func request(options configured: RequestOptions) throws(RequestError) -> Request {
    var options = configured
    endpoint.configure(&options)
    let coders = try EndpointCoders(of: endpoint, in: service)
    let method = try part(endpoint.method, "method").method()
    let body = try self.body(method, coders.encoder)
    try checkPath()
    var headers = try part(endpoint.headers, "headers").headers()
      .merged(over: DeclaredPart(service.headers, "headers", of: E.API.self).headers())
    if let type = body?.contentType, !headers.contains("Content-Type") {
      headers = headers.adding("Content-Type", type)
    }
    let query = try query(method, coders.encoder)
    let url = service.baseURL.appending(path: endpoint.path.description, query: query)
    var request = Request(method: method, url: url, headers: headers, body: body, options: options)
    request.endpoint = E.self
    try request.check()
    return request
  }

  private func part(_ value: Any, _ name: String) -> DeclaredPart { DeclaredPart(value, name, of: E.self) }

  private func checkPath() throws(RequestError) {
    if endpoint.path.hasEmptyValue {
      throw RequestError(.requestParameter, "a value in the path \(endpoint.path) is empty")
    }
    if endpoint.path.hasQuery {
      throw RequestError(
        .requestURL, "the path \(endpoint.path) of \(E.self) has a `?` in it: put the query in `query`")
    }
  }

  // MARK: The query

  private func query(_ method: HTTPMethod, _ encoder: any BodyEncoder) throws(RequestError) -> [QueryItem] {
    let own = try query(of: part(endpoint.query, "query"), encoder)
    let parameters = part(endpoint.parameters, "parameters")
    guard method.putsParametersInQuery, !parameters.isNothing else { return own }
    let items = try items(of: encodable(parameters), encoder)
    return items + own
  }

  private func query(of part: DeclaredPart, _ encoder: any BodyEncoder) throws(RequestError) -> [QueryItem] {
    if part.isNothing { return [] }
    if let items = part.reading(as: [QueryItem].self) { return items }
    if let pairs = part.reading(as: KeyValuePairs<String, String>.self) {
      return pairs.map { QueryItem(name: $0.key, value: $0.value) }
    }
    guard let value = part.reading(as: (any Encodable).self) else {
      throw part.refused(.requestParameter, "a list of QueryItem, or Encodable")
    }
    let items = try items(of: value, encoder)
    return value is [String: String] ? items.sorted { $0.name < $1.name } : items
  }

  private func items(of value: any Encodable, _ encoder: any BodyEncoder) throws(RequestError) -> [QueryItem]
  {
    let bytes = try encode(value, with: encoder.forQuery, or: .requestParameter)
    guard let document = try? JSONDocument(bytes), document.root.kind == .object else {
      throw RequestError(.requestParameter, "the parameters are not an object with a name for each value")
    }
    return QueryItem.items(of: document.root, lists: service.queryLists)
  }

  // MARK: The body

  private func body(_ method: HTTPMethod, _ encoder: any BodyEncoder) throws(RequestError) -> RequestBody? {
    let part = part(endpoint.body, "body")
    if part.isNothing { return nil }
    guard let body = part.reading(as: EndpointBody.self) else { return try body(of: part, encoder) }
    switch body {
    case .nothing: return nil
    case .raw(let body): return body
    case .json(let value): return try json(value, encoder)
    case .parameters:
      let parameters = self.part(endpoint.parameters, "parameters")
      guard !parameters.isNothing, !method.putsParametersInQuery else { return nil }
      return try json(encodable(parameters), encoder)
    }
  }

  /// A body that is declared as what is in it.
  private func body(of part: DeclaredPart, _ encoder: any BodyEncoder) throws(RequestError) -> RequestBody {
    if let body = part.reading(as: RequestBody.self) { return body }
    if let text = part.reading(as: String.self) { return .text(text) }
    if let bytes = part.reading(as: [UInt8].self) { return .bytes(bytes) }
    if let data = part.reading(as: Data.self) { return .bytes(Array(data)) }
    if let value = part.reading(as: (any Encodable).self) { return try json(value, encoder) }
    throw part.refused(.requestBody, "an EndpointBody, a RequestBody, or Encodable")
  }

  private func json(_ value: any Encodable, _ encoder: any BodyEncoder) throws(RequestError) -> RequestBody {
    .bytes(try encode(value, with: encoder, or: .requestBody), contentType: "application/json")
  }

  private func encodable(_ part: DeclaredPart) throws(RequestError) -> any Encodable {
    guard let value = part.reading(as: (any Encodable).self) else {
      throw part.refused(.requestParameter, "Encodable")
    }
    return value
  }

  private func encode(
    _ value: any Encodable, with encoder: any BodyEncoder, or code: ErrorCode
  ) throws(RequestError) -> [UInt8] {
    do {
      return try encoder.encode(value)
    } catch {
      throw RequestError(code, "\(type(of: value)) cannot be encoded: \(error)")
    }
  }
}

extension BodyEncoder {
  /// The same for a query, where a date that nobody said how to write is ISO 8601: no server takes seconds since 2001.
  fileprivate var forQuery: any BodyEncoder {
    if var encoder = self as? DocumentEncoder {
      if case .deferredToDate = encoder.dates { encoder.dates = .iso8601 }
      return encoder
    }
    guard let encoder = self as? JSONEncoder, case .deferredToDate = encoder.dateEncodingStrategy else {
      return self
    }
    let other = JSONEncoder()
    other.outputFormatting = encoder.outputFormatting
    other.keyEncodingStrategy = encoder.keyEncodingStrategy
    other.dataEncodingStrategy = encoder.dataEncodingStrategy
    other.nonConformingFloatEncodingStrategy = encoder.nonConformingFloatEncodingStrategy
    other.userInfo = encoder.userInfo
    other.dateEncodingStrategy = .iso8601
    return other
  }
}
