/// Cuts bytes that arrive in pieces into what they are made of.
protocol StreamCutter: Sendable {
  associatedtype Piece: Sendable
  /// Another stream begins: what was not finished of the one before is none.
  mutating func begin()
  mutating func pieces(in bytes: ArraySlice<UInt8>) throws(StreamPieceTooLong) -> [Piece]
  /// What is left when nothing more comes.
  mutating func lastPiece() throws(StreamPieceTooLong) -> Piece?
}
