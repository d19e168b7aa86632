/// Everything that can go wrong between an endpoint and its value, by how far the request got.
///
/// Nothing that happened is lost: from `transport` on, every case holds its exchange, and with it the bytes, the
/// headers and the timing.
public enum APIError<ErrorResponse: Sendable>: Error, Sendable {
  /// The request could not be made; nothing was sent.
  case request(RequestError)
  /// No whole response came back.
  case transport(TransportError)
  /// The server said no, with a status that is no success.
  case rejected(Int, ErrorBody<ErrorResponse>, Exchange)
  /// The server said yes, and what it sent is not what was promised.
  case undecodable(ResponseDecodingError, Exchange)

  /// The code, which is the same for the same kind of failure everywhere.
  public var code: ErrorCode {
    switch self {
    case .request(let problem): problem.code
    case .transport(let failure): failure.code
    case .rejected(let status, _, _): .http(status)
    case .undecodable(let problem, _): problem.code
    }
  }

  /// What had happened; `nil` when nothing was sent.
  public var exchange: Exchange? {
    switch self {
    case .request: nil
    case .transport(let failure): failure.exchange
    case .rejected(_, _, let exchange), .undecodable(_, let exchange): exchange
    }
  }
}

extension APIError: CustomStringConvertible {
  /// The code and what happened, in plain words.
  public var description: String {
    switch self {
    case .request(let problem): problem.description
    case .transport(let failure): failure.description
    case .rejected(let status, .typed(let value), _): "error[http.\(status)]: \(value)"
    case .rejected(let status, .raw(let bytes, let problem), _):
      "error[http.\(status)]: \(words(of: bytes, problem))"
    case .undecodable(let problem, _): problem.description
    }
  }

  /// What the server says of the problem, where it says it in a form that everybody knows.
  private func words(of bytes: [UInt8], _ problem: ResponseDecodingError) -> String {
    if let details = problemDetails {
      let words = [details.title, details.detail].compactMap(\.self)
      if !words.isEmpty { return words.joined(separator: ": ") }
    }
    return "\(bytes.count) bytes that are not the documented error: \(problem.message)"
  }
}
