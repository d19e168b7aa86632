@testable import ApusPractice

extension JSONText {
  /// As it is written on one line.
  var line: String { String(decoding: writtenOnOneLine(), as: UTF8.self) }
}

extension Response {
  /// The body, where it is bytes and no stream.
  var text: String? {
    guard case .bytes(let bytes) = body else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
