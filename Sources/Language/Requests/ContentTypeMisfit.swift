import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// A body that is not what its `Content-Type` says.
enum ContentTypeMisfit {
  /// Reading a large body would keep it from going out.
  private static let most = 1_000_000

  /// What is wrong, as a sentence without a full stop; `nil` where it fits, or where it cannot be told.
  static func sentence(for request: Request) -> String? {
    guard let type = request.headers["Content-Type"], let bytes = request.body?.bytesInMemory,
      !bytes.isEmpty, bytes.count <= most
    else { return nil }
    let said = HeaderParameters.essence(of: type)
    if MediaType.isJSON(type) {
      guard (try? JSONDocument(Array(bytes))) == nil else { return nil }
      return "the body is \(isForm(bytes) ? "a form" : "not JSON"), and Content-Type says \(said)"
    }
    if said == "application/x-www-form-urlencoded" || said.hasSuffix("/xml") || said.hasSuffix("+xml") {
      guard isJSON(bytes) else { return nil }
      return "the body is JSON, and Content-Type says \(said)"
    }
    if said == "multipart/form-data", !type.lowercased().contains("boundary=") {
      return "the body has no parts, and Content-Type says \(said)"
    }
    return nil
  }

  private static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first(where: { !isBlank($0) }), "{[".utf8.contains(first) else { return false }
    return (try? JSONDocument(Array(bytes))) != nil
  }

  /// `a=1&b=2`
  private static func isForm(_ bytes: ArraySlice<UInt8>) -> Bool {
    let pairs = bytes.split(separator: UInt8(ascii: "&"))
    return !pairs.isEmpty
      && pairs.allSatisfy { pair in
        pair.contains(UInt8(ascii: "=")) && !pair.contains { isBlank($0) || "\"{}<>".utf8.contains($0) }
      }
  }
}
