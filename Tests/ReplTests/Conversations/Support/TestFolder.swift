import Foundation

/// A folder of a test's own, gone with the last reference to it. Its name has the same length everywhere.
final class TestFolder: Sendable {
  let path: String

  struct CannotBeMade: Error {}

  init() throws {
    var template = Array("/tmp/apus-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CannotBeMade() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
  }

  /// `nil` when there is no such file.
  func contents(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map { [UInt8]($0) }
  }

  /// `nil` when there is no such file.
  func mode(of name: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }

  func text(of name: String) -> String? { contents(of: name).map { String(decoding: $0, as: UTF8.self) } }
}
