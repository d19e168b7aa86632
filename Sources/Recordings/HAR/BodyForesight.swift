package import ApusClient
internal import ApusRedaction
internal import ApusSystem

/// What writing a large body down will take, begun when it came: threads of their own work it out while it is drawn.
package final class BodyForesight: Sendable {
  private let bytes: [UInt8]
  private let sight: Ahead<BodySight>
  private let text: Ahead<Text>

  private struct Text {
    let escaped: [UInt8]
    let tokens: [Range<Int>]
  }

  /// A smaller body is done with at once.
  static let least = 65_536

  /// `nil` for a body that is not large.
  package init?(of body: ReceivedBody) {
    let (bytes, document) = (body.bytes, body.document)
    guard bytes.count > Self.least else { return nil }
    self.bytes = bytes
    // About half of the work each.
    let text = Ahead {
      Text(escaped: HARText.escaped(bytes), tokens: TokenShapes.ranges(in: bytes))
    }
    self.text = text
    sight = Ahead { BodySight(of: bytes, sharedIn: document) { text.value.tokens } }
  }

  /// Whether it is of this body. Those who hold the same bytes need not compare them.
  func isOf(_ body: [UInt8]) -> Bool { bytes == body }

  /// What is seen in the body.
  var seen: BodySight { sight.value }

  /// The body as it stands in a line where nothing is taken out of it.
  var escaped: [UInt8] { text.value.escaped }
}
