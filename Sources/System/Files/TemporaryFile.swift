#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that nobody else can read, open to be written.
package struct TemporaryFile: Sendable {
  package let path: String
  package let descriptor: Descriptor

  /// - Parameter ending: how its name ends, such as `.json`.
  package init(
    named name: String, ending: String, in folder: String = Folder.temporary
  ) throws(SystemError) {
    var path = Array("\(folder)/\(name)-XXXXXX\(ending)".utf8CString)
    let number = mkstemps(&path, Int32(ending.utf8.count))
    guard number >= 0 else { throw .latest }
    descriptor = Descriptor(number)
    descriptor.closeInChildren()
    self.path = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Closes and removes it.
  package func remove() {
    descriptor.close()
    FilePath.remove(path)
  }
}
