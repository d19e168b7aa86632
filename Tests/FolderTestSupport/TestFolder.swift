import Foundation

/// A folder of a test's own, gone with the last reference to it. Its name has the same length everywhere.
package final class TestFolder: Sendable {
  package let path: String

  package struct CannotBeMade: Error {}

  package init() throws {
    var template = Array("/tmp/apus-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CannotBeMade() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What is in it, in order.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Makes the folders that the name has before it.
  package func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path + "/" + name)))
  }

  /// `nil` when there is no such file.
  package func contents(of name: String) -> [UInt8]? { try? read(name) }

  /// `nil` when there is no such file.
  package func text(of name: String) -> String? {
    contents(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// `nil` when there is no such file.
  package func mode(of name: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }
}
