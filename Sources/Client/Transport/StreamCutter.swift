/// Cuts bytes that arrive in pieces into what they are made of.
protocol StreamCutter: Sendable {
  associatedtype Piece: Sendable
  mutating func pieces(in bytes: ArraySlice<UInt8>) throws(StreamPieceTooLong) -> [Piece]
  /// What is left when nothing more comes.
  mutating func lastPiece() throws(StreamPieceTooLong) -> Piece?
}
