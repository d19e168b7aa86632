internal import ApusLanguage
package import ApusLineEditing
internal import ApusSystem

/// A file of lines.
package enum ScriptFile {
  /// `nil` when it cannot be opened.
  package static func open(_ path: String) -> PipedReader? {
    guard let file = try? Descriptor.opening(path, .reading) else { return nil }
    // A folder opens, and only reading it fails.
    var nothing: [UInt8] = []
    guard (try? file.read(into: &nothing)) != nil else {
      file.close()
      return nil
    }
    return PipedReader(descriptor: file.number, isComplete: ParsedLine.isComplete)
  }

  /// The first bytes of a file; `nil` of a pipe, which gives them only once, and of what cannot be opened.
  static func beginning(_ path: String) -> [UInt8]? {
    guard let status = try? FileStatus(of: path), status.kind == .file,
      let file = try? Descriptor.opening(path, .reading)
    else { return nil }
    defer { file.close() }
    var bytes = [UInt8](repeating: 0, count: min(status.size, 64 << 10))
    guard let count = try? file.read(into: &bytes) else { return nil }
    return Array(bytes[..<count])
  }
}
