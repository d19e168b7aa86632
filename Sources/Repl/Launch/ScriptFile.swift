internal import LineEditing

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file of lines.
enum ScriptFile {
  /// `nil` when it cannot be opened.
  static func open(_ path: String) -> PipedReader? {
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    #else
      let descriptor = Darwin.open(path, O_RDONLY | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else { return nil }
    var byte: UInt8 = 0
    // A folder opens, and only reading it fails.
    guard read(descriptor, &byte, 0) == 0 else {
      close(descriptor)
      return nil
    }
    return PipedReader(descriptor: descriptor, isComplete: EditorKnowledge.isComplete)
  }

  /// The first bytes of a file; `nil` of a pipe, which gives them only once, and of what cannot be opened.
  static func beginning(_ path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let file = fopen(path, "re") else {
      return nil
    }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
  }
}

/// Whether somebody sits behind a descriptor.
enum TerminalCheck {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
