internal import ApusJSON

/// Makes the request of an endpoint: the service's base and headers, the endpoint's own over them.
struct RequestBuilder<E: Endpoint> {
  let endpoint: E
  let service: E.API

  func request(options configured: RequestOptions) throws(RequestError) -> Request {
    var options = configured
    endpoint.configure(&options)
    let body = try self.body()
    if endpoint.path.hasEmptyValue {
      throw RequestError(.requestParameter, "a value in the path \(endpoint.path) is empty")
    }
    var headers = endpoint.headers.merged(over: service.headers)
    if let type = body?.contentType, !headers.contains("Content-Type") {
      headers = headers.adding("Content-Type", type)
    }
    let url = service.baseURL.appending(path: endpoint.path.description, query: try query())
    let request = Request(method: endpoint.method, url: url, headers: headers, body: body, options: options)
    try request.check()
    return request
  }

  private var parametersGoInBody: Bool { !endpoint.method.putsParametersInQuery }

  private func query() throws(RequestError) -> [QueryItem] {
    guard let parameters = endpoint.parameters, !parametersGoInBody else { return endpoint.query }
    let bytes = try encode(parameters, or: .requestParameter)
    guard let document = try? JSONDocument(bytes), document.root.kind == .object else {
      throw RequestError(.requestParameter, "the parameters are not an object with a name for each value")
    }
    return QueryItem.items(of: document.root, lists: service.queryLists) + endpoint.query
  }

  private func body() throws(RequestError) -> RequestBody? {
    switch endpoint.body {
    case .nothing: return nil
    case .raw(let body): return body
    case .json(let value): return try json(value)
    case .parameters:
      guard let parameters = endpoint.parameters, parametersGoInBody else { return nil }
      return try json(parameters)
    }
  }

  private func json(_ value: any Encodable) throws(RequestError) -> RequestBody {
    .bytes(try encode(value, or: .requestBody), contentType: "application/json")
  }

  private func encode(_ value: any Encodable, or code: ErrorCode) throws(RequestError) -> [UInt8] {
    do {
      return try (endpoint.encoder ?? service.encoder).encode(value)
    } catch {
      throw RequestError(code, "\(type(of: value)) cannot be encoded: \(error)")
    }
  }
}
