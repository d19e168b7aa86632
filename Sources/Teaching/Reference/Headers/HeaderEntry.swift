internal import ApusClient

/// What a header field says.
package struct HeaderEntry: Sendable {
  package enum Direction: Sendable, Hashable {
    case request, response, both
  }

  package let name: String
  package let direction: Direction
  /// A few words, for lists.
  package let meaning: String
  /// Sentences.
  let notes: [String]
  let source: String
  /// Values people send.
  package let values: [String]

  init(
    _ name: String, _ direction: Direction, _ meaning: String, _ notes: String..., source: String,
    values: [String] = []
  ) {
    self.name = name
    self.direction = direction
    self.meaning = meaning
    self.notes = notes
    self.source = source
    self.values = values
  }

  /// Every header that is known here, family by family. A new one is one entry in its family's file.
  package static let all =
    negotiation + content + caching + conditions + ranges + authentication + cookies + connection + directing
    + links + limits + quotas + security + tracing + gitHub + access + qiita

  /// `nil` for a header that is not known here. Case does not matter.
  package static func named(_ name: String) -> HeaderEntry? {
    all.first { HeaderField(name: $0.name, value: "").isNamed(name) }
  }

  /// Whether people send it.
  package var isSent: Bool { direction != .response }
}
