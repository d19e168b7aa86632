/// The status line and the headers of a response.
public struct ResponseHead: Sendable, Hashable {
  /// As the server named it: `HTTP/1.1`, `HTTP/2`. Empty when the transport cannot tell.
  public let version: String
  /// The number of three digits.
  public let status: Int
  /// As received; empty when the server sent none, as HTTP/2 never does, or when the transport cannot tell.
  public let reason: String
  /// In order, duplicates and letter case as received. A value that is not UTF-8 is read as Latin-1.
  public let headers: HeaderFields

  /// A head of its parts; without a reason and headers by default.
  public init(version: String, status: Int, reason: String = "", headers: HeaderFields = [:]) {
    self.version = version
    self.status = status
    self.reason = reason
    self.headers = headers
  }

  /// Whether the status is one of 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }
  /// Whether it leads elsewhere: the status says so, and there is a `Location`.
  public var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) && headers.contains("Location") }
}

extension ResponseHead {
  /// How many values a body may be.
  package enum BodyForm {
    case value, values, events
  }

  /// What the response says that its body is. One value is what it is unless it says more.
  package var bodyForm: BodyForm {
    let type = headers["Content-Type"]?.lowercased() ?? ""
    if type.hasPrefix("text/event-stream") { return .events }
    let isList = ["ndjson", "jsonl", "json-lines", "json-seq"].contains { type.contains($0) }
    return isList ? .values : .value
  }
}
