internal import ApusEncodings

/// What a request carries. The content type is sent unless the request's headers name one.
public struct RequestBody: Sendable {
  /// Where the bytes come from.
  public enum Content: Sendable {
    /// Bytes at hand.
    case bytes([UInt8])
    /// Read while sending, so that its size does not matter.
    case file(path: String)
    /// A form of several parts.
    case multipart(MultipartForm)
    /// Read while sending, and once: it is sent a second time to nobody.
    case stream(PipedBody)
  }

  /// Where the bytes come from.
  public let content: Content
  /// What the header says, unless the request's own says otherwise; nothing where this is `nil`.
  public let contentType: String?

  /// A body of its parts.
  public init(_ content: Content, contentType: String?) {
    self.content = content
    self.contentType = contentType
  }

  /// Bytes as they are, by default without a content type.
  public static func bytes(_ bytes: [UInt8], contentType: String? = nil) -> RequestBody {
    RequestBody(.bytes(bytes), contentType: contentType)
  }

  /// A text as UTF-8.
  public static func text(_ text: String, contentType: String? = "text/plain; charset=utf-8") -> RequestBody {
    .bytes(Array(text.utf8), contentType: contentType)
  }

  /// The contents of a file, by default without a content type. Whether it can be read turns out when it is sent.
  public static func file(path: String, contentType: String? = nil) -> RequestBody {
    RequestBody(.file(path: path), contentType: contentType)
  }

  /// `application/x-www-form-urlencoded`.
  public static func form(_ items: [QueryItem]) -> RequestBody {
    let pairs = items.map { item in
      let name = PercentEncoding.encode(item.name, for: .form)
      return name + "=" + (item.encodedValue(for: .form) ?? "")
    }
    return .bytes(
      Array(pairs.joined(separator: "&").utf8),
      contentType: "application/x-www-form-urlencoded; charset=utf-8")
  }

  /// `multipart/form-data`.
  public static func multipart(_ form: MultipartForm) -> RequestBody {
    RequestBody(.multipart(form), contentType: form.contentType)
  }
}

extension RequestBody {
  /// The body where it is all in memory; `nil` for a file or a form.
  package var bytesInMemory: ArraySlice<UInt8>? {
    guard case .bytes(let bytes) = content else { return nil }
    return bytes[...]
  }
}

extension RequestBody {
  /// Whether it can be sent a second time.
  package var isRepeatable: Bool {
    if case .stream = content { false } else { true }
  }
}

/// All bytes of a body, files included.
package func wholeBytes(of body: RequestBody) throws(BodySource.Unreadable) -> [UInt8] {
  if case .bytes(let bytes) = body.content { return bytes }
  var result: [UInt8] = []
  try body.forEachBlock { result += $0 }
  return result
}
