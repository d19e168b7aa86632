internal import ApusEncodings
internal import ApusRedaction

/// That a file or a command had a secret, and what that is called, as neither tells: what a saved session names among its
/// secrets, so that a replay hands out the same name.
struct PlaceSource: Sendable, Hashable {
  let name: String
  /// `file:PATH` or `cmd:LINE`
  let place: String

  private static let marks = ["file:", "cmd:"]

  /// `nil` for a place of another kind.
  init?(_ name: String, at place: some StringProtocol) {
    guard Self.marks.contains(where: place.hasPrefix) else { return nil }
    (self.name, self.place) = (name, String(place))
  }

  /// `token=cmd:gh auth token`
  var text: String { "\(name)=\(place)" }

  /// Older sessions have the place alone, and call the secret `file` or `cmd`; `nil` for another secret.
  init?(declared text: String) {
    if let mark = Self.marks.first(where: text.hasPrefix) {
      self.init(String(mark.dropLast()), at: text)
    } else {
      guard let (name, place) = text[...].parts(at: "="), !name.contains(":") else { return nil }
      self.init(String(name), at: place)
    }
  }

  /// What stands for it in a replay.
  var placeholder: String { SecretPlaceholder.text(name) }
}
