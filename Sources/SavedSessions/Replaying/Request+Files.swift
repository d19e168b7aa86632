package import ApusClient

extension Request {
  /// The same with what its files hold in their place, in which secrets are found as in what was typed.
  ///
  /// - Throws: where one of them is gone.
  package func holdingFiles() throws(BodySource.Unreadable) -> Request {
    guard let body else { return self }
    var request = self
    switch body.content {
    case .bytes, .stream: break
    case .file: request.body = .bytes(try wholeBytes(of: body), contentType: body.contentType)
    case .multipart(let form):
      let parts = try form.parts.map { part throws(BodySource.Unreadable) -> MultipartForm.Part in
        guard case .file(let path) = part.content else { return part }
        return MultipartForm.Part(
          part.name, fileName: part.fileName, contentType: part.contentType,
          content: .bytes(try wholeBytes(of: .file(path: path))))
      }
      request.body = .multipart(MultipartForm(parts, boundary: form.boundary))
    }
    return request
  }
}
