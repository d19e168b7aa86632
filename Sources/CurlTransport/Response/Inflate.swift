/// Takes apart what zlib compressed.
package enum Inflate {
  private struct TooMuch: Error {}

  /// `nil` where it is damaged or not whole, where it comes to more bytes than so many, or where there is no zlib.
  package static func decompressed(_ bytes: [UInt8], _ limit: Int) -> [UInt8]? {
    let decoder = InflateDecoder(.deflate)
    var result: [UInt8] = []
    do {
      try bytes.withUnsafeBytes { input in
        try decoder.decode(input) { piece in
          guard result.count + piece.count <= limit else { throw TooMuch() }
          result += piece
        }
      }
    } catch {
      return nil
    }
    return decoder.isComplete ? result : nil
  }
}
