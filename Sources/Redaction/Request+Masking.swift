package import ApusClient

extension Request {
  /// The same with `•••` in its body for what its names tell to be a secret, however short: a mask looks for long ones.
  package var maskingBody: Request {
    guard let body else { return self }
    var redactor = Redactor.forScreens
    var masked = self
    masked.body =
      RedactedRequest.redacted(body, type: body.contentType ?? headers["Content-Type"], &redactor)
      .maskingPlaceholders
    return masked
  }
}

extension RequestBody {
  fileprivate var maskingPlaceholders: RequestBody {
    switch content {
    case .file, .stream: return self
    case .bytes(let bytes): return .bytes(Placeholders.masked(in: bytes), contentType: contentType)
    case .multipart(let form):
      let parts = form.parts.map { part -> MultipartForm.Part in
        guard case .bytes(let bytes) = part.content else { return part }
        return MultipartForm.Part(
          part.name, fileName: part.fileName, contentType: part.contentType,
          content: .bytes(Placeholders.masked(in: bytes)))
      }
      return .multipart(MultipartForm(parts, boundary: form.boundary))
    }
  }
}

extension Placeholders {
  /// Some bytes with `•••` for each `{{secret:NAME}}`.
  fileprivate static func masked(in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      if rest.starts(with: "{{".utf8), let length = length(at: rest) {
        result += Secret.mask.utf8
        rest = rest.dropFirst(length)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
