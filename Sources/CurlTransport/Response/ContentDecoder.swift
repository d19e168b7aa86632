/// Undoes one content encoding, piece by piece.
///
/// libcurl could do this, but it takes a compressed body that was cut off for a whole one and hides how much came
/// over the wire, so its decoding is off and the same libraries are asked here.
protocol ContentDecoder: AnyObject {
  /// Decodes all of `input`; hands over what comes out, at most `decodedPiece` bytes at a time.
  func decode(
    _ input: UnsafeRawBufferPointer, _ output: (UnsafeRawBufferPointer) throws -> Void
  ) throws

  /// Whether the data may end here.
  var isComplete: Bool { get }
}

/// Room for decoded bytes, used again and again.
let decodedPiece = 64 << 10
