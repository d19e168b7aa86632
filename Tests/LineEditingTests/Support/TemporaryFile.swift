import ApusFolderTestSupport
import Foundation

/// A file in a folder of its own, gone when the test is over.
final class TemporaryFile {
  private let home: TestFolder
  private let name: String

  var folder: String { home.path }
  var path: String { home.path + "/" + name }

  /// Without text the file does not exist yet.
  init(_ text: String? = nil, name: String = "file") throws {
    home = try TestFolder()
    self.name = name
    if let text { try home.write(text, to: name) }
  }

  var text: String {
    get throws { String(decoding: try home.read(name), as: UTF8.self) }
  }

  var bytes: Data {
    get throws { Data(try home.read(name)) }
  }
}
