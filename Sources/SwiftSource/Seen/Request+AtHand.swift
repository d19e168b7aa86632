internal import ApusClient
internal import ApusJSON

extension Request {
  /// The body, where it is JSON.
  var json: Node? { body?.bytesAtHand.flatMap { try? JSONDocument($0) }?.root }

  /// Where secrets stand in that, and what they are called, which need not be their keys.
  var secretPlaces: [Int: String] {
    guard let bytes = body?.bytesAtHand, let document = try? JSONDocument(bytes) else { return [:] }
    let places = document.secretMembers.map { ($0.value.byteRange.lowerBound, $0.name) }
    return Dictionary(places) { first, _ in first }
  }
}

extension RequestBody {
  /// The bytes, also those of a file that is not large; `nil` for others.
  var bytesAtHand: [UInt8]? {
    if case .file = content {
      guard let size = try? BodySource(self).byteCount, size <= 1 << 20 else { return nil }
    } else if case .multipart = content {
      return nil
    }
    return try? wholeBytes(of: self)
  }
}
