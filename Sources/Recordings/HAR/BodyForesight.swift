package import ApusClient
internal import ApusJSON
internal import ApusRedaction
internal import ApusSystem

/// What writing a large body down will take, begun when it came: threads of their own work it out while it is drawn.
package final class BodyForesight: Sendable {
  private let bytes: [UInt8]
  private let document: SharedDocument
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
    (self.bytes, self.document) = (bytes, document)
    // About half of the work each.
    let text = Ahead {
      Text(escaped: HARText.escaped(bytes), tokens: TokenShapes.ranges(in: bytes))
    }
    self.text = text
    sight = Ahead { BodySight(of: bytes, sharedIn: document) { text.value.tokens } }
  }

  /// The same body with these bytes, where its own are the same: then nothing of it has to be worked out, as for an answer
  /// that is asked for again and again. `nil` for another one.
  package func shared(with body: ReceivedBody) -> ReceivedBody? {
    guard isOf(body.bytes) else { return nil }
    var shared = ReceivedBody(
      bytes: bytes, byteCount: body.byteCount, wireByteCount: body.wireByteCount, file: body.file,
      part: body.part, isUnchanged: body.isUnchanged)
    shared.document = document
    return shared
  }

  /// Whether it is of this body. Eight bytes at a time: `==` takes each by itself.
  package func isOf(_ body: [UInt8]) -> Bool {
    guard body.count == bytes.count else { return false }
    return bytes.withUnsafeBytes { mine in
      body.withUnsafeBytes { other in
        // Those who hold the same bytes need not compare them.
        if mine.baseAddress == other.baseAddress { return true }
        let words = mine.count / 8 * 8
        for at in stride(from: 0, to: words, by: 8)
        where mine.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          != other.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        {
          return false
        }
        return mine[words...].elementsEqual(other[words...])
      }
    }
  }

  /// What is seen in the body.
  var seen: BodySight { sight.value }

  /// The body as it stands in a line where nothing is taken out of it.
  var escaped: [UInt8] { text.value.escaped }
}
