internal import ApusSystem

/// What is in a file already that is gone on with: rows go on below the header that is there.
package struct EarlierLines: Sendable, Equatable {
  /// Without its end.
  package let first: String
  /// Whether the last line has an end.
  package let areEnded: Bool

  /// A longer line is no header.
  private static let most = 64 << 10

  package init(first: String, areEnded: Bool) {
    self.first = first
    self.areEnded = areEnded
  }

  /// `nil` where there is nothing, or nothing that can be read.
  init?(inFile path: String) {
    guard let status = try? FileStatus(of: path), status.kind == .file, status.size > 0,
      let file = try? Descriptor.opening(path, .reading)
    else { return nil }
    defer { file.close() }
    var (start, end) = (
      [UInt8](repeating: 0, count: min(status.size, Self.most)), [UInt8](repeating: 0, count: 1)
    )
    let count = start.withUnsafeMutableBytes { (try? file.read(into: $0, at: 0)) ?? 0 }
    guard count > 0, end.withUnsafeMutableBytes({ try? file.read(into: $0, at: status.size - 1) }) == 1 else {
      return nil
    }
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    var line = start[..<count].prefix { $0 != UInt8(ascii: "\n") }
    if line.starts(with: mark) { line = line.dropFirst(mark.count) }
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    self.init(first: String(decoding: line, as: UTF8.self), areEnded: end[0] == UInt8(ascii: "\n"))
  }
}
