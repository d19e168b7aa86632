/// A `multipart/form-data` body (RFC 7578). Files are read while sending; the size is known before.
public struct MultipartForm: Sendable {
  /// One field or file of the form.
  public struct Part: Sendable {
    /// Where the bytes come from.
    public enum Content: Sendable {
      /// Bytes at hand.
      case bytes([UInt8])
      /// Read while sending.
      case file(path: String)
    }

    /// The name of the field.
    public let name: String
    /// Given for files; a part without one is a plain field.
    public let fileName: String?
    /// What the part says that it is; it says nothing where this is `nil`.
    public let contentType: String?
    /// What is in it.
    public let content: Content

    /// A part of its own making, by default without a file name and a content type.
    public init(_ name: String, fileName: String? = nil, contentType: String? = nil, content: Content) {
      self.name = name
      self.fileName = fileName
      self.contentType = contentType
      self.content = content
    }

    /// A plain field, sent as UTF-8.
    public static func field(_ name: String, _ value: String, contentType: String? = nil) -> Part {
      Part(name, contentType: contentType, content: .bytes(Array(value.utf8)))
    }

    /// A file. It is sent under its own name, the last part of its path, unless another is given.
    public static func file(
      _ name: String, path: String, fileName: String? = nil, contentType: String? = nil
    ) -> Part {
      let ownName = path.split(separator: "/").last.map(String.init)
      return Part(
        name, fileName: fileName ?? ownName ?? path, contentType: contentType, content: .file(path: path))
    }
  }

  /// In the order in which they are sent.
  public let parts: [Part]
  /// What stands between them, and in none of them.
  public let boundary: String
  /// What each part is called.
  package var disposition = "form-data"

  /// The boundary is random unless given.
  public init(_ parts: [Part], boundary: String? = nil) {
    self.parts = parts
    self.boundary = boundary ?? Self.randomBoundary()
  }

  /// What the header says, with the boundary.
  public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// The body as what is to be sent, piece by piece.
  package var pieces: [Part.Content] {
    parts.flatMap { part in [.bytes(Array(head(of: part).utf8)), part.content, .bytes(Array("\r\n".utf8))] }
      + [.bytes(Array("--\(boundary)--\r\n".utf8))]
  }

  private func head(of part: Part) -> String {
    var head = "--\(boundary)\r\nContent-Disposition: \(disposition); name=\"\(quoted(part.name))\""
    if let fileName = part.fileName { head += "; filename=\"\(quoted(fileName))\"" }
    head += "\r\n"
    if let type = part.contentType { head += "Content-Type: \(type)\r\n" }
    return head + "\r\n"
  }

  /// Names are quoted as browsers do it: the three characters that would break the line are percent-encoded.
  private func quoted(_ name: String) -> String {
    String(
      name.flatMap { character in
        switch character {
        case "\"": "%22"
        case "\r\n": "%0D%0A"
        case "\r": "%0D"
        case "\n": "%0A"
        default: String(character)
        }
      })
  }

  private static func randomBoundary() -> String {
    let hex =
      String(UInt64.random(in: .min ... .max), radix: 16)
      + String(UInt64.random(in: .min ... .max), radix: 16)
    return "apus-" + hex
  }
}
