extension OutputFile {
  /// Writes all that a file is to hold, as redirecting into it does. Folders on its way are made.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    do throws(SystemError) {
      try Folder.create(for: path)
    } catch {
      throw FileProblem(error)
    }
    let file = try OutputFile(path: path)
    do throws(SystemError) {
      try file.begin()
      let written = bytes.withUnsafeBytes { bytes in
        Result { () throws(SystemError) in try file.write(bytes) }
      }
      try written.get()
      try file.keep()
    } catch {
      throw FileProblem(error)
    }
  }
}
