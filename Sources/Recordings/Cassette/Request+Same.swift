internal import ApusClient

extension Request {
  /// Whether method, URL and body are the same to the byte, and the body of the same kind. A body that is no bytes yet is
  /// none like it.
  func isSame(as other: Request) -> Bool {
    guard method == other.method, url == other.url else { return false }
    guard let body, let others = other.body else { return body == nil && other.body == nil }
    guard let bytes = body.bytesInMemory, bytes == others.bytesInMemory else { return false }
    return body.contentType ?? headers["Content-Type"] == others.contentType ?? other.headers["Content-Type"]
  }
}
