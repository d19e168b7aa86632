/// A redirect after which another method was used.
package struct MethodChange: Sendable, Hashable {
  package let status: Int
  package let before: HTTPMethod
  package let after: HTTPMethod
  package let droppedBody: Bool

  /// `301: POST became GET, the body was dropped`
  package var sentence: String {
    "\(status): \(before) became \(after)" + (droppedBody ? ", the body was dropped" : "")
  }
}

extension Exchange {
  package var methodChanges: [MethodChange] {
    zip(hops, hops.dropFirst()).compactMap { before, after in
      guard let status = before.response?.status, before.sent.method != after.sent.method else { return nil }
      return MethodChange(
        status: status, before: before.sent.method, after: after.sent.method,
        droppedBody: before.sent.bodyByteCount > 0 && after.sent.bodyByteCount == 0)
    }
  }
}
