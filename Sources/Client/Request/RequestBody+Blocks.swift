extension RequestBody {
  /// Hands over all of its bytes in order, files included, without keeping them.
  ///
  /// - Throws: where it is a stream, which can be read once, and where a file cannot be read.
  func forEachBlock(_ take: (ArraySlice<UInt8>) -> Void) throws(BodySource.Unreadable) {
    if let bytes = bytesInMemory { return take(bytes) }
    let source = try BodySource(self)
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      var count = 0
      do {
        try block.withUnsafeMutableBytes { count = try source.read(into: $0) ?? 0 }
      } catch let problem as BodySource.Unreadable {
        throw problem
      } catch {
        return
      }
      if count == 0 { return }
      take(block.prefix(count))
    }
  }

  /// Whether bytes of a file are in it.
  var isOfFile: Bool {
    switch content {
    case .file: true
    case .multipart(let form): form.pieces.contains { if case .file = $0 { true } else { false } }
    case .bytes, .stream: false
    }
  }
}
