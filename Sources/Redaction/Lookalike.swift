package import ApusClient
internal import ApusEncodings

/// Text that reads like what stands for a secret, and is none: whoever sent `{{secret:HOME}}` would have a command for a
/// shell put the variable HOME in its place. Until it is written it reads otherwise.
package enum Lookalike {
  /// No character, so that it is in no text.
  private static let mark = "\u{ffff}"
  private static let starts = [
    ("{{secret:", "{{\(mark)secret:"), ("%7B%7Bsecret:", "%7B%7B%EF%BF%BFsecret:"),
    ("%7B%7Bsecret%3A", "%7B%7B%EF%BF%BFsecret%3A"),
  ]

  /// The same up to the colon, as `Placeholders.isMark` asks.
  static let beginnings = starts.filter { $0.1.hasSuffix(":") }.map { Array($0.1.utf8.dropLast()) }

  /// The same text, in which nothing stands for a secret.
  package static func marked(_ text: String) -> String {
    starts.reduce(text) { $0.replacing(bytesOf: $1.0, with: $1.1) }
  }

  /// As it was.
  package static func spelledBack(_ text: String) -> String {
    // What is marked has the mark, itself or as bytes in a URL.
    guard text.utf8.contains(where: { $0 == 0xef || $0 == UInt8(ascii: "%") }) else { return text }
    return starts.reduce(text) { $0.replacing(bytesOf: $1.1, with: $1.0) }
  }
}

extension Request {
  /// The same, with what only looks like a secret's placeholder marked. Not for a request of a replay, in which
  /// placeholders are what was recorded.
  package func markingLookalikes() -> Request {
    var request = self
    request.url = url.with(
      path: Lookalike.marked(url.path), query: url.query.map(Lookalike.marked), fragment: url.fragment)
    request.headers = HeaderFields(
      headers.map { field in
        guard case .text(let value) = field.value else { return field }
        return HeaderField(name: field.name, value: Lookalike.marked(value))
      })
    request.body = body.map(Self.marked)
    return request
  }

  private static func marked(_ body: RequestBody) -> RequestBody {
    switch body.content {
    case .file, .stream: return body
    case .bytes(let bytes): return .bytes(marked(bytes), contentType: body.contentType)
    case .multipart(let form):
      let parts = form.parts.map { part -> MultipartForm.Part in
        guard case .bytes(let bytes) = part.content else { return part }
        return MultipartForm.Part(
          part.name, fileName: part.fileName, contentType: part.contentType, content: .bytes(marked(bytes)))
      }
      return .multipart(MultipartForm(parts, boundary: form.boundary))
    }
  }

  /// Other bytes than text are not read for placeholders.
  private static func marked(_ bytes: [UInt8]) -> [UInt8] {
    let isText = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x0a || $0 == 0x09 }
    guard isText, let text = String(validating: bytes, as: UTF8.self) else { return bytes }
    return Array(Lookalike.marked(text).utf8)
  }
}
