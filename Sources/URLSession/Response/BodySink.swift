import ApusClient
internal import ApusSystem

/// Where the decoded body of one hop goes, and how much of it may come.
struct BodySink: Sendable {
  typealias Handler = @Sendable (ArraySlice<UInt8>) -> Bool

  private let limits: Limits
  private let options: RequestOptions
  private var delivery: Delivery
  private let followsRedirects: Bool
  private let file: OutputFile?
  private var isDropped = false
  private var wireByteCount: Int?
  private(set) var bytes: [UInt8] = []
  private(set) var byteCount = 0
  private var overflow: Overflow.Stream?

  /// How small a body may be and still grow by any ratio.
  private static let ratioGrace = 1 << 20

  init(_ options: RequestOptions, file: OutputFile?) {
    limits = options.limits
    self.options = options
    delivery = options.delivery
    followsRedirects = options.followsRedirects
    self.file = file
  }

  /// Prepares for the body of this response. The body of a redirect that is followed is dropped.
  mutating func begin(_ head: ResponseHead) throws(TransferProblem) {
    isDropped = followsRedirects && [301, 302, 303, 307, 308].contains(head.status)
    wireByteCount = head.isEncoded ? head.contentLength : nil
    delivery = options.delivery(for: head)
    bytes = []
    byteCount = 0
    overflow = nil
    if case .overflowing(let wanted) = delivery, !isDropped {
      overflow = Overflow.Stream(wanted, length: head.isEncoded ? nil : head.contentLength)
    }
    if case .memory = delivery, !isDropped, !head.isEncoded, let length = head.contentLength,
      length > limits.bodyBytes
    {
      throw TransferProblem(
        .bodyTooLarge,
        "the body is \(length) bytes long, more than the \(limits.bodyBytes) allowed in memory")
    }
    guard case .file = delivery, !isDropped else { return }
    do { try file?.begin() } catch { throw Self.unwritable(error) }
  }

  /// Takes bytes in. What is for a handler comes back, to be handed over outside of any lock.
  mutating func accept(
    _ piece: UnsafeRawBufferPointer
  ) throws(TransferProblem) -> (handler: Handler, parts: [ArraySlice<UInt8>])? {
    byteCount += piece.count
    if isDropped { return nil }
    if let wire = wireByteCount, byteCount > Self.ratioGrace,
      byteCount / max(wire, 1) > limits.compressionRatio
    {
      throw TransferProblem(
        .bodyTooLarge, "the body is more than \(limits.compressionRatio) times what came over the wire")
    }
    switch delivery {
    case .memory:
      guard byteCount <= limits.bodyBytes else {
        let room = max(0, limits.bodyBytes - bytes.count)
        bytes.append(contentsOf: piece.prefix(room))
        byteCount = bytes.count
        throw TransferProblem(.bodyTooLarge, "the body is larger than \(limits.bodyBytes) bytes")
      }
      bytes.append(contentsOf: piece)
      return nil
    case .file:
      do { try file?.write(piece) } catch { throw Self.unwritable(error) }
      return nil
    case .chunks(let handler):
      return (handler, [Array(piece)[...]])
    case .overflowing(let wanted):
      let parts = overflow?.take(piece) ?? []
      return parts.isEmpty ? nil : (wanted.handler, parts)
    }
  }

  /// What has been received so far. `wireByteCount` is what is known of it, at the end of a whole body.
  func received(isWhole: Bool) -> ReceivedBody {
    if isDropped { return ReceivedBody() }
    return ReceivedBody(
      bytes: overflow?.kept ?? bytes, byteCount: byteCount, wireByteCount: isWhole ? wireByteCount : nil,
      file: overwrittenFile)
  }

  /// Where a part of a body is, too: nothing but the file itself could be written.
  private var overwrittenFile: String? {
    guard case .file(let path) = delivery, file?.isWrittenInPlace == true else { return nil }
    return path
  }

  static func unwritable(_ error: SystemError) -> TransferProblem {
    TransferProblem(.bodyTruncated, "the body cannot be written to its file", underlying: error.description)
  }
}
