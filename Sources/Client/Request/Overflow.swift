internal import ApusSystem

/// Where a body goes that is too large, or too long on its way, to be kept in memory until it is whole.
public struct Overflow: Sendable {
  /// As many decoded bytes are kept, and no body that is larger: of that one the exchange has its beginning.
  public var limit = 32 << 20
  /// A body that is still on its way after so long is handed over, too; `nil` lets it take its time.
  public var patience: Duration?
  /// Whether the body of such a response may be handed over. One that may not is kept in memory, within its limits.
  public var takes: @Sendable (ResponseHead) -> Bool = { _ in true }
  /// Gets the body from its first byte on, decoded; `false` ends the transfer, which is no failure.
  public var handler: @Sendable (ArraySlice<UInt8>) -> Bool

  /// So much of a body that was handed over is in the exchange, for those who want to see what it was.
  package static let beginning = 64 << 10

  /// Hands over what does not fit; `false` ends the transfer.
  public init(to handler: @escaping @Sendable (ArraySlice<UInt8>) -> Bool) { self.handler = handler }
}

extension Overflow {
  /// A body on its way: what is kept of it, and what of it is handed over.
  package struct Stream: Sendable {
    private let overflow: Overflow
    private let startedAt = ContinuousClock.now
    /// All of it so far, or its beginning.
    package private(set) var kept: [UInt8] = []
    private(set) var isOver = false

    /// - Parameter length: how large the body is, where that is known before.
    package init(_ overflow: Overflow, length: Int?) {
      self.overflow = overflow
      guard let length else { return }
      isOver = length > overflow.limit
      // To grow by doubling would copy a large body again and again.
      if !isOver { kept.reserveRoom(max(0, length)) }
    }

    /// Takes what arrived. What is to be handed over now comes back, with whom to.
    package mutating func take(_ piece: UnsafeRawBufferPointer) -> [ArraySlice<UInt8>] {
      guard !isOver else {
        keepBeginning(of: piece)
        return [Array(piece)[...]]
      }
      let isLate = overflow.patience.map { ContinuousClock.now - startedAt >= $0 } ?? false
      if !isLate, kept.count + piece.count <= overflow.limit {
        kept.append(contentsOf: piece)
        return []
      }
      isOver = true
      let held = kept
      kept = Array(held.prefix(Overflow.beginning))
      keepBeginning(of: piece)
      return (held.isEmpty ? [] : [held[...]]) + [Array(piece)[...]]
    }

    private mutating func keepBeginning(of piece: UnsafeRawBufferPointer) {
      kept.append(contentsOf: piece.prefix(max(0, Overflow.beginning - kept.count)))
    }
  }
}
