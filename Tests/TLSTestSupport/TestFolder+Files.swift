package import ApusFolderTestSupport
import Foundation

extension TestFolder {
  package struct File: Sendable {
    package let path: String
    /// Keeps the folder.
    package let folder: TestFolder

    package var bytes: [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }
  }

  /// Names a file; makes it when there is content for it.
  package func file(_ name: String, _ content: [UInt8]? = nil) throws -> File {
    let file = File(path: path + "/" + name, folder: self)
    if let content { try Data(content).write(to: URL(filePath: file.path)) }
    return file
  }

  /// A file of so many zeros.
  package func emptyFile(_ name: String, size: UInt64) throws -> File {
    let file = try file(name, [])
    let handle = try FileHandle(forWritingTo: URL(filePath: file.path))
    try handle.truncate(atOffset: size)
    try handle.close()
    return file
  }
}
