/// A request method. The nine of RFC 9110 and PATCH have names here; any other token is fine.
public struct HTTPMethod: Sendable, Hashable {
  /// As it goes out.
  public let name: String

  /// `nil` when `name` is not a token as HTTP defines it. Methods are case-sensitive; `name` is kept as given.
  public init?(_ name: String) {
    guard !name.isEmpty, name.utf8.allSatisfy(isTokenByte) else { return nil }
    self.name = name
  }

  private init(known name: String) { self.name = name }

  /// Asks for something.
  public static let get = HTTPMethod(known: "GET")
  /// Asks for the headers of something.
  public static let head = HTTPMethod(known: "HEAD")
  /// Hands something over, mostly to make something new.
  public static let post = HTTPMethod(known: "POST")
  /// Puts something in a place.
  public static let put = HTTPMethod(known: "PUT")
  /// Changes a part of something.
  public static let patch = HTTPMethod(known: "PATCH")
  /// Takes something away.
  public static let delete = HTTPMethod(known: "DELETE")
  /// Asks what can be asked.
  public static let options = HTTPMethod(known: "OPTIONS")
  /// Asks for the request as it arrived.
  public static let trace = HTTPMethod(known: "TRACE")
  /// Asks a proxy for a tunnel.
  public static let connect = HTTPMethod(known: "CONNECT")

  /// Those that have names here.
  public static let known: [HTTPMethod] = [
    .get, .head, .post, .put, .patch, .delete, .options, .trace, .connect,
  ]

  /// Asks for nothing to change (RFC 9110, 9.2.1).
  public var isSafe: Bool { [.get, .head, .options, .trace].contains(self) }

  /// Sending it twice means what sending it once means (RFC 9110, 9.2.2). Only these are ever retried.
  public var isIdempotent: Bool { isSafe || self == .put || self == .delete }

  /// A request of this kind carries its parameters in the URL; every other carries them in its body.
  public var putsParametersInQuery: Bool { isSafe }
}

extension HTTPMethod {
  /// What stands behind the method in a request line: path and query, or host and port for CONNECT (RFC 9112, 3.2.3).
  package func target(of url: WebURL) -> String { self == .connect ? authority(of: url) : url.target }

  /// The same as it may be shown, with `•••` where the query has credentials.
  package func shownTarget(of url: WebURL) -> String {
    self == .connect ? authority(of: url) : url.maskingTarget
  }

  private func authority(of url: WebURL) -> String {
    url.port == nil ? "\(url.authority):\(url.origin.port)" : url.authority
  }
}

extension HTTPMethod: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}

private func isTokenMark(_ byte: UInt8) -> Bool {
  switch Unicode.Scalar(byte) {
  case "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^", "_", "`", "|", "~": true
  default: false
  }
}

/// The bytes HTTP allows in methods and header names (RFC 9110, 5.6.2).
func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default:
    isTokenMark(byte)
  }
}
