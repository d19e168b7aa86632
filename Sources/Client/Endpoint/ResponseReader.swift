internal import ApusJSON

/// Reads an exchange as an endpoint's answer. The status comes before the body: a body is only a value when the
/// server said yes, and only an error when it said no.
struct ResponseReader<E: Endpoint> {
  let endpoint: E
  let decoder: any ResponseDecoder

  func value(of exchange: Exchange) throws(APIError<E.ErrorResponse>) -> E.Response {
    try checkStatus(of: exchange)
    do {
      return try endpoint.decode(from: exchange, using: decoder)
    } catch {
      throw .undecodable(ResponseDecodingError(reading: E.Response.self, error), exchange)
    }
  }

  /// Throws what the server said instead of yes.
  func checkStatus(of exchange: Exchange) throws(APIError<E.ErrorResponse>) {
    guard let head = exchange.response else {
      throw .transport(TransportError(.closed, "the exchange has no response", exchange: exchange))
    }
    guard head.isSuccess else { throw .rejected(head.status, errorBody(exchange), exchange) }
  }

  private func errorBody(_ exchange: Exchange) -> ErrorBody<E.ErrorResponse> {
    do {
      return .typed(try endpoint.decodeError(from: exchange, using: decoder))
    } catch {
      return .raw(exchange.body.bytes, ResponseDecodingError(reading: E.ErrorResponse.self, error))
    }
  }
}

extension APIClient {
  /// What reads the answers of an endpoint.
  ///
  /// - Throws: `APIError.request` for a `decoder` that is none.
  func reader<E: Endpoint>(
    for endpoint: E
  ) throws(APIError<E.ErrorResponse>) -> ResponseReader<E> where E.API == API {
    do {
      return ResponseReader(
        endpoint: endpoint, decoder: try EndpointCoders(of: endpoint, in: service).decoder)
    } catch {
      throw .request(error)
    }
  }
}

extension ResponseDecodingError {
  /// Sorts what a decoder threw: ours and Foundation's are told apart by kind, anything else is a value nobody
  /// could use.
  package init(reading type: Any.Type, _ error: any Error) {
    switch error {
    case let error as ResponseDecodingError: self = error
    case is EmptyBody:
      self.init(.bodyEmpty, "the body is empty, and \(type) was promised", underlying: error)
    case let error as Elsewhere: self.init(.bodyEmpty, error.description, underlying: error)
    case let error as SyntaxError:
      self.init(.decodeSyntax, error.description, underlying: error)
    case let error as JSONDecodingError:
      self.init(error.failureCode, error.description, underlying: error)
    case let error as DecodingError:
      self.init(error.failureCode, error.plainWords, underlying: error)
    default:
      self.init(.decodeValue, "\(error)", underlying: error)
    }
  }
}

extension JSONDecodingError {
  fileprivate var failureCode: ErrorCode {
    switch kind {
    case .missing: .decodeMissing
    case .type: .decodeType
    case .value: .decodeValue
    }
  }
}

extension DecodingError {
  fileprivate var failureCode: ErrorCode {
    switch self {
    case .keyNotFound, .valueNotFound: .decodeMissing
    case .typeMismatch: .decodeType
    case .dataCorrupted(let context) where context.codingPath.isEmpty: .decodeSyntax
    case .dataCorrupted: .decodeValue
    @unknown default: .decodeValue
    }
  }

  fileprivate var plainWords: String {
    switch self {
    case .keyNotFound(let key, let context):
      "no \(key.stringValue.debugDescription) \(place(context.codingPath))"
    case .valueNotFound(let type, let context): "expected \(type) \(place(context.codingPath)), found null"
    case .typeMismatch(let type, let context): "expected \(type) \(place(context.codingPath))"
    case .dataCorrupted(let context): "\(context.debugDescription) \(place(context.codingPath))"
    @unknown default: "\(self)"
    }
  }

  private func place(_ path: [any CodingKey]) -> String {
    let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return path.isEmpty ? "at the top" : "at " + steps.joined()
  }
}
