import ApusClient
internal import ApusSystem

/// Takes the body of the final response as it comes over the wire: decodes, counts, limits and delivers it.
final class BodyReceiver {
  /// Thrown where enough of a body has been read; no failure.
  struct Enough: Error {}

  /// As they came over the wire.
  private(set) var wireByteCount = 0

  private let limits: Limits
  private let delivery: Delivery
  private let file: OutputFile?
  private let decoders: [any ContentDecoder]
  /// The encoding is one that cannot be read; the bytes are kept as they came.
  private let unreadable: TransferProblem?
  private var byteCount = 0
  private var bytes: [UInt8] = []
  private var overflow: Overflow.Stream?
  /// How long the head says the body is, where that is how much memory it takes.
  private var promisedByteCount = 0

  /// A body that grows beyond its ratio is no concern while it is smaller than this.
  private static let ratioCountsFrom = 1 << 20

  /// What the server promises is given room at once only up to this size: it may well not send it. A server that
  /// did send as much is believed, since growing by doubling would hold a large body twice.
  private static let believedByteCount = 64 << 20

  /// `length` is what the head says; `nil` when it does not.
  init(head: ResponseHead, length: Int?, request: Request, file: OutputFile?) throws(TransferProblem) {
    limits = request.options.limits
    if let length { try Self.check(length, limits) }
    delivery = request.options.delivery(for: head)
    self.file = file
    (decoders, unreadable) = Self.decoders(for: request.options.decompresses ? head.headers : [:])
    if case .file = delivery { try writing { file throws(SystemError) in try file.begin() } }
    if case .overflowing(let wanted) = delivery {
      overflow = Overflow.Stream(wanted, length: decoders.isEmpty ? length : nil)
    }
    guard case .memory = delivery, decoders.isEmpty, let length else { return }
    guard length <= limits.bodyBytes else {
      throw TransferProblem(
        .bodyTooLarge, "the body is \(length) bytes long, more than the \(limits.bodyBytes) allowed in memory"
      )
    }
    promisedByteCount = length
    bytes.reserveRoom(min(length, Self.believedByteCount))
  }

  private static func check(_ count: Int, _ limits: Limits) throws(TransferProblem) {
    guard let most = limits.wireBytes, count > most else { return }
    throw TransferProblem(.bodyTooLarge, "the body is longer than the \(most) bytes that are allowed")
  }

  private static func decoders(for headers: HeaderFields) -> ([any ContentDecoder], TransferProblem?) {
    do {
      return (try ContentEncoding.decoders(for: headers), nil)
    } catch {
      return ([], error)
    }
  }

  func receive(_ input: UnsafeRawBufferPointer) throws {
    wireByteCount += input.count
    try Self.check(wireByteCount, limits)
    try pass(input, from: 0)
  }

  /// To be called after the last byte: compressed data must have come to its end.
  func finish() throws(TransferProblem) {
    if wireByteCount > 0 {
      if let unreadable { throw unreadable }
      guard decoders.allSatisfy(\.isComplete) else {
        throw TransferProblem(
          .bodyTruncated,
          "the compressed body ended in the middle, after \(wireByteCount) bytes that held \(byteCount)")
      }
    }
    if case .file = delivery { try writing { file throws(SystemError) in try file.keep() } }
  }

  /// Everything that was received, without a copy: afterwards it is here no more.
  ///
  /// - Parameter part: where what came of it stays, when it was to go to a file.
  func takeBody(leftIn part: String? = nil) -> ReceivedBody {
    let taken = overflow?.kept ?? bytes
    bytes = []
    overflow = nil
    return ReceivedBody(
      bytes: taken, byteCount: byteCount, wireByteCount: wireByteCount, file: writtenFile, part: part)
  }

  /// Where what came is: it may be a part of a body, where nothing but the file itself could be written.
  private var writtenFile: String? {
    guard case .file(let path) = delivery, let file, file.isKept || file.isWrittenInPlace else { return nil }
    return path
  }

  private func writing(_ step: (OutputFile) throws(SystemError) -> Void) throws(TransferProblem) {
    guard let file, case .file(let path) = delivery else { return }
    do throws(SystemError) {
      try step(file)
    } catch {
      throw TransferProblem(
        .bodyTruncated, "after \(byteCount) bytes \(path) could not be written to",
        underlying: error.description)
    }
  }

  private func pass(_ piece: UnsafeRawBufferPointer, from layer: Int) throws {
    guard layer < decoders.count else { return try deliver(piece) }
    try decoders[layer].decode(piece) { try pass($0, from: layer + 1) }
  }

  private func deliver(_ piece: UnsafeRawBufferPointer) throws {
    switch delivery {
    case .memory:
      let room = limits.bodyBytes - byteCount
      if bytes.count + piece.count > bytes.capacity, bytes.capacity < promisedByteCount {
        bytes.reserveRoom(promisedByteCount)
      }
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[..<min(room, piece.count)]))
      byteCount += min(room, piece.count)
      guard piece.count <= room else {
        throw TransferProblem(
          .bodyTooLarge, "the body is longer than the \(limits.bodyBytes) bytes allowed in memory")
      }
    case .file:
      try writing { file throws(SystemError) in try file.write(piece) }
      byteCount += piece.count
    case .chunks(let handler):
      byteCount += piece.count
      guard handler(Array(piece)[...]) else { throw Enough() }
    case .overflowing(let wanted):
      byteCount += piece.count
      for part in overflow?.take(piece) ?? [] where !wanted.handler(part) { throw Enough() }
    }
    try checkRatio()
  }

  private func checkRatio() throws {
    guard !decoders.isEmpty, byteCount > Self.ratioCountsFrom,
      byteCount / max(1, wireByteCount) >= limits.compressionRatio
    else { return }
    throw TransferProblem(
      .bodyTooLarge,
      "\(wireByteCount) compressed bytes became \(byteCount), more than \(limits.compressionRatio) times as many"
    )
  }
}
