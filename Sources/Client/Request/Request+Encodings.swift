extension Request {
  /// What a transport says in `Accept-Encoding` by itself; `nil` where it says nothing. A part of a resource is a part
  /// of its bytes as they are: a server that may compress them has no part to send.
  package func encodings(offering all: String?) -> String? {
    guard options.decompresses, !headers.contains("Accept-Encoding") else { return nil }
    return headers.contains("Range") ? "identity" : all
  }
}
