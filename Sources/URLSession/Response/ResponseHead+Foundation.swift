import ApusClient
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ResponseHead {
  /// What Foundation tells of a head. It tells no reason phrase, no order and, before metrics, no version.
  init(_ response: HTTPURLResponse, version: String = "") {
    var fields: [HeaderField] = []
    for (name, value) in response.allHeaderFields {
      guard let name = name as? String, let value = value as? String else { continue }
      let field = HeaderField(name: name, value: value)
      fields +=
        field.isNamed("Set-Cookie")
        ? Self.cookies(in: value).map { HeaderField(name: name, value: $0) } : [field]
    }
    // A dictionary's order changes from run to run; by name it is at least always the same.
    fields.sort { $0.name.lowercased() < $1.name.lowercased() }
    self.init(version: version, status: response.statusCode, headers: HeaderFields(fields))
  }

  /// Takes apart what Foundation joined: a cookie begins where a comma is followed by `name=`, and a comma in a
  /// date, such as `Wed, 21 Oct 2026`, is not.
  static func cookies(in joined: String) -> [String] {
    var cookies: [String] = []
    for part in joined.components(separatedBy: ", ") {
      let name = part.prefix { $0 != "=" && $0 != ";" && $0 != " " }
      let beginsCookie = !name.isEmpty && part.dropFirst(name.count).hasPrefix("=")
      if let last = cookies.last, !beginsCookie {
        cookies[cookies.count - 1] = last + ", " + part
      } else {
        cookies.append(part)
      }
    }
    return cookies
  }

  /// Whether the body was sent in another form than it is delivered in.
  var isEncoded: Bool { headers["Content-Encoding"].map { $0.lowercased() != "identity" } ?? false }

  /// `nil` when the server did not say, or said it in a way that cannot be read.
  var contentLength: Int? {
    guard let values = contentLengths, Set(values).count == 1 else { return nil }
    return values.first.flatMap { Int($0) }
  }

  private var contentLengths: [String]? {
    headers["Content-Length"]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Why this head cannot be accepted; `nil` when it can.
  func problem(under limits: Limits) -> TransferProblem? {
    if headers.count > limits.headerFields {
      return TransferProblem(
        .headerTooLarge, "the response has more than \(limits.headerFields) header fields")
    }
    let size = headers.reduce(0) { $0 + $1.name.utf8.count + $1.shown.utf8.count + 4 }
    if size > limits.headerBytes {
      return TransferProblem(
        .headerTooLarge, "the response's header is larger than \(limits.headerBytes) bytes")
    }
    if let values = contentLengths, Set(values).count > 1 {
      return TransferProblem(
        .protocolFraming, "the response gives two lengths for its body: \(values.joined(separator: " and "))")
    }
    return nil
  }

  /// Whether a response to this method, with this head, has a body at all.
  func hasBody(answering method: HTTPMethod) -> Bool {
    method != .head && status >= 200 && status != 204 && status != 304
  }
}
