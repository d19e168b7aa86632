/// The status line and the headers of a response.
public struct ResponseHead: Sendable, Hashable {
  /// As the server named it: `HTTP/1.1`, `HTTP/2`. Empty when the transport cannot tell.
  public let version: String
  public let status: Int
  /// As received; empty when the server sent none, as HTTP/2 never does, or when the transport cannot tell.
  public let reason: String
  /// In order, duplicates and letter case as received. A value that is not UTF-8 is read as Latin-1.
  public let headers: HeaderFields

  public init(version: String, status: Int, reason: String = "", headers: HeaderFields = [:]) {
    self.version = version
    self.status = status
    self.reason = reason
    self.headers = headers
  }

  public var isSuccess: Bool { (200..<300).contains(status) }
  public var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) && headers.contains("Location") }
}
