import ApusClient
import ApusSystem

/// A body in one of the two forms that URLSession sends with a known length: bytes, or a file it reads itself.
///
/// A stream would be the third. It goes out chunked, without a length, which some servers refuse, and on Linux
/// it cannot be told to wait; so a multipart body that holds files is put together in a temporary file.
struct OutgoingBody: Sendable {
  enum Form: Sendable {
    case none
    case bytes([UInt8])
    case file(path: String)
  }

  let form: Form
  let byteCount: Int
  /// Deleted with the last copy of this value.
  private let temporary: TemporaryFile?

  init(_ body: RequestBody?) throws {
    guard let body else {
      (form, byteCount, temporary) = (.none, 0, nil)
      return
    }
    let source = try BodySource(body, isSent: true)
    switch body.content {
    case .stream:
      let file = try TemporaryFile()
      try file.fill(from: source)
      byteCount = try BodySource(.file(path: file.path)).byteCount ?? 0
      (form, temporary) = (byteCount == 0 ? .bytes([]) : .file(path: file.path), file)
      return
    default: byteCount = source.byteCount ?? 0
    }
    switch body.content {
    case .bytes(let bytes):
      (form, temporary) = (.bytes(bytes), nil)
    case .file(let path):
      (form, temporary) = (byteCount == 0 ? .bytes([]) : .file(path: path), nil)
    case .multipart(let multipart) where multipart.parts.contains(where: \.isFile):
      let file = try TemporaryFile()
      try file.fill(from: source)
      (form, temporary) = (.file(path: file.path), file)
    case .multipart, .stream:
      (form, temporary) = (.bytes(try source.readAll()), nil)
    }
  }
}

extension MultipartForm.Part {
  fileprivate var isFile: Bool {
    if case .file = content { true } else { false }
  }
}

extension BodySource {
  fileprivate func readAll() throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount ?? 0)
    try forEachPiece { bytes.append(contentsOf: $0) }
    return bytes
  }

  func forEachPiece(_ use: (UnsafeRawBufferPointer) throws -> Void) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      guard let count = try read(into: buffer) else {
        if let awaited { _ = try Readiness.wait(for: awaited, .reading, milliseconds: 50) }
        try Task.checkCancellation()
        continue
      }
      if count == 0 { return }
      try use(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
