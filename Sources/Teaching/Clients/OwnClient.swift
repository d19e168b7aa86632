internal import ApusClient
internal import ApusJSON
internal import ApusRendering
internal import ApusServices
internal import ApusWords

/// What `APIClient` gives for the same answer.
package enum OwnClient {
  /// `nil` where no client is involved.
  package static func report(of incident: Incident) -> String? {
    guard let failure = incident.failure else { return incident.exchange.flatMap(success) }
    switch failure.code.stage {
    case .build: return failure.code == .requestVariable ? nil : ".request(\(failure.code))"
    case .status: return incident.exchange.map { ".rejected(\(status($0)), \(errorBody($0)), exchange)" }
    case .decode: return ".undecodable(\(failure.code), exchange)"
    case .read where failure.code == .bodyEmpty: return ".undecodable(\(failure.code), exchange)"
    case .connect, .time, .redirect, .read: return ".transport(\(failure.code), exchange)"
    default: return nil
    }
  }

  /// What the exchange in that error still holds.
  package static func keeps(_ incident: Incident) -> String? {
    guard incident.failure != nil, let exchange = incident.exchange, !exchange.hops.isEmpty else {
      return nil
    }
    var parts: [Sentence] = ["the request"]
    if exchange.response != nil { parts.append("the headers") }
    if let conversation = exchange.conversation {
      if conversation.cameCount > 0 { parts.append("the messages") }
    } else if exchange.body.byteCount > 0 {
      parts.append("\(Units.size(exchange.body.byteCount)) of the body")
    }
    if exchange.hops.count > 1 { parts.append("\(exchange.hops.count) hops") }
    return (parts + ["the timing"]).map { said($0) }.joined(separator: ", ")
  }

  private static func status(_ exchange: Exchange) -> Int { exchange.response?.status ?? 0 }

  private static func success(_ exchange: Exchange) -> String? {
    guard let head = exchange.response else { return nil }
    if exchange.conversation != nil { return said("a WebSocket, which gives its messages one by one") }
    guard head.isSuccess else { return ".rejected(\(head.status), \(errorBody(exchange)), exchange)" }
    if exchange.body.bytes.isEmpty {
      return said("EmptyResponse; for any other type .undecodable(body.empty, exchange)")
    }
    guard (try? JSONDocument(exchange.text.bytes)) != nil else {
      return ".undecodable(decode.syntax, exchange)"
    }
    return said("the value, decoded from \(Units.size(exchange.body.byteCount)) of JSON")
  }

  /// Typed when the body is the error of a service that is known here.
  private static func errorBody(_ exchange: Exchange) -> String {
    let bytes = exchange.body.bytes
    let decoder = DocumentDecoder(keys: .fromSnakeCase)
    let headers = exchange.response?.headers ?? [:]
    if headers.contains("X-GitHub-Media-Type"),
      let value = try? decoder.decode(GitHub.ErrorResponse.self, from: bytes)
    {
      return ".typed(message: \(value.message.debugDescription))"
    }
    if headers.contains("Rate-Limit"),
      let value = try? decoder.decode(Qiita.ErrorResponse.self, from: bytes)
    {
      return ".typed(message: \(value.message.debugDescription), type: \(value.type.debugDescription))"
    }
    return ".raw(\(Units.size(bytes.count)))"
  }
}
