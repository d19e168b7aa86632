internal import ApusEncodings
internal import ApusPractice

/// The server that was recorded, in whose place this one answers: what an answer says of its address says this one's, so
/// that who follows a link stays here.
struct ServedOrigin: Sendable {
  /// As it stands in JSON, too, where a slash may be escaped.
  private let names: [[UInt8]]

  /// - Parameter origin: such as `https://api.example`.
  init(_ origin: String) {
    names = [origin, origin.replacing("/", with: "\\/")].map { Array($0.utf8) }
  }

  /// The answer, as if it had come from where the request was sent.
  func moved(_ answer: MockAnswer, to request: MockRequest) -> MockAnswer? {
    guard let host = request.field("Host"), !host.isEmpty else { return nil }
    let here = "http://\(host)"
    let replacements = [here, here.replacing("/", with: "\\/")].map { Array($0.utf8) }
    var moved = answer
    for (name, replacement) in zip(names, replacements) {
      moved.body = Self.replacing(name, in: moved.body, with: replacement)
      moved.fields = moved.fields.map { field in
        let value = Self.replacing(name, in: Array(field.value.utf8), with: replacement)
        return (field.name, String(decoding: value, as: UTF8.self))
      }
    }
    return moved
  }

  /// A name counts only where it ends.
  private static func replacing(_ name: [UInt8], in bytes: [UInt8], with new: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var at = 0
    for index in bytes.indices where index >= at && bytes[index] == name[0] {
      let end = index + name.count
      guard end <= bytes.count, bytes[index..<end].elementsEqual(name),
        bytes[end...].first.map(endsHost) ?? true
      else { continue }
      result += bytes[at..<index] + new
      at = end
    }
    return at == 0 ? bytes : result + bytes[at...]
  }

  private static func endsHost(_ byte: UInt8) -> Bool {
    !(byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || ".:-_@%".utf8.contains(byte))
  }
}
