internal import ApusClient
internal import ApusJSON

/// An exchange as it stands in a file: a line for each of its hops.
package struct HARLines: Sendable {
  package internal(set) var lines: [HARLine] = []
  /// What stands for secrets in them, each once, in order.
  package internal(set) var replaced: [String] = []
  /// The lines without a body that is large; none where it is not.
  var heads: [[UInt8]] = []
  /// That body, as it is read from the lines.
  var body: [UInt8]?
  /// Where others look for it as JSON.
  var document: SharedDocument?

  init() {}

  /// The lines that have to be read to know what somebody reads in them.
  package var toRead: [[UInt8]] { heads.isEmpty ? lines.map(\.bytes) : heads }

  /// What was read of `toRead`, with what was left out of it.
  package func completing(_ recording: Recording) -> Recording {
    body.map { recording.holding($0, document) } ?? recording
  }
}

extension Recording {
  /// The same with the bytes of its body.
  fileprivate func holding(_ bytes: [UInt8], _ document: SharedDocument?) -> Recording {
    let old = exchange.body
    var body = ReceivedBody(
      bytes: bytes, byteCount: old.byteCount, wireByteCount: old.wireByteCount, file: old.file)
    if let document { body.document = document }
    var result = with(body)
    (result.isUnasked, result.id) = (isUnasked, id)
    return result
  }
}
