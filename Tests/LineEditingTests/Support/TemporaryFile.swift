import Foundation

/// A folder of its own in the temporary folder, with one file; gone when the test is over.
final class TemporaryFile {
  let folder: String
  let path: String

  /// Without text the file does not exist yet.
  init(_ text: String? = nil, name: String = "file") throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    folder = url.path
    path = url.appendingPathComponent(name).path
    if let text { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var text: String {
    get throws { String(decoding: try bytes, as: UTF8.self) }
  }

  var bytes: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: path)) }
  }
}
