internal import ApusEncodings
internal import ApusWords

/// In what way a replay differs from its recording.
package enum Drift: String, Sendable, Hashable, CaseIterable {
  case status, header, shape, value, outcome, timing
  /// A rule of the session is not kept.
  case rule
  /// An answer that is not as its description says.
  case description
  /// The same, in another form than screens had once.
  case layout

  /// A line that became another one. Only where both are of one kind, or where the words are the same, is it told apart.
  init(from expected: String, to actual: String) {
    let writer = PlaceholderWriter()
    if writer.elide(line: expected) == writer.elide(line: actual) {
      self = .timing
    } else {
      let (one, other) = (Self.kind(of: expected), Self.kind(of: actual))
      self =
        one == .description || other == .description
        ? .description : one == other ? one : one == .outcome || other == .outcome ? .outcome : .shape
    }
  }

  /// A line that came or went: what it told of is the drift, and other lines make another shape.
  init(ofLine line: String) {
    let kind = Self.kind(of: line)
    self = kind == .value ? .shape : kind
  }

  /// Whether a line tells of an answer that is not as its description says.
  package static func isUndescribed(_ line: String) -> Bool {
    let beginning = "not as described: "
    return line.hasPrefix(beginning)
      || SpokenLanguage.current != .english && line.hasPrefix(said(Sentence(beginning)))
  }

  private static func kind(of line: String) -> Drift {
    if line.hasPrefix("error[") { return .outcome }
    if isUndescribed(line) { return .description }
    let status = line.utf8.prefix { $0 &- 0x30 < 10 }
    if status.count == 3, line.utf8.dropFirst(3).first == UInt8(ascii: " ") { return .status }
    let name = line.utf8.prefix { isWordByte($0) || $0 == UInt8(ascii: "-") }
    let rest = line.utf8.dropFirst(name.count)
    return !name.isEmpty && rest.starts(with: ": ".utf8) ? .header : .value
  }
}
