internal import ApusEncodings
internal import ApusJSON

/// What a server says of a failure in the form that RFC 9457 gives it, `application/problem+json`.
///
/// It may be an endpoint's `ErrorResponse`. Of every other failure `APIFailure.problemDetails` has it, where the server
/// sent such a body. What is not of the kind it should be is left out, as the RFC wants it.
public struct ProblemDetails: Decodable, Sendable, Hashable {
  /// A URL that names the kind of problem; `about:blank` where the server names none.
  public let type: String
  /// The kind in a few words, the same every time.
  public let title: String?
  /// The status that the server meant to send.
  public let status: Int?
  /// What happened this time.
  public let detail: String?
  /// A URL of this time.
  public let instance: String?

  private enum CodingKeys: CodingKey { case type, title, status, detail, instance }

  /// - Throws: what the decoder throws for what is no object.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? { try? members.decode(String.self, forKey: key) }
    type = text(.type) ?? "about:blank"
    title = text(.title)
    status = try? members.decode(Int.self, forKey: .status)
    detail = text(.detail)
    instance = text(.instance)
  }

  /// `nil` unless the exchange's response says that its body is one, and it is.
  init?(in exchange: Exchange) {
    guard let head = exchange.response, head.mediaType == "application/problem+json",
      let details = try? DocumentDecoder().decode(Self.self, from: exchange.text.bytes)
    else { return nil }
    self = details
  }
}

extension ResponseHead {
  /// What the body is said to be, in small letters and without parameters; empty where nothing is said.
  var mediaType: String {
    HeaderParameters.essence(of: headers["Content-Type"] ?? "")
  }

  /// Whether the body is said to be JSON.
  var saysJSON: Bool {
    let type = mediaType
    return type == "application/json" || type == "text/json" || type.hasSuffix("+json")
  }
}
