#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The user's own editor, on a text in a file that nobody else can read and that is gone afterwards.
enum TextEditor {
  /// `nil` when neither VISUAL nor EDITOR is set, or standard input is no terminal.
  static func edit(_ text: String) throws -> String? {
    guard let editor = ["VISUAL", "EDITOR"].lazy.compactMap(value(of:)).first, isatty(0) == 1 else {
      return nil
    }
    var path = Array("\(value(of: "TMPDIR") ?? "/tmp")/apus-XXXXXX.json".utf8CString)
    let descriptor = mkstemps(&path, 5)
    guard descriptor >= 0 else { throw FileProblem.system() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(name) }
    defer { close(descriptor) }
    try DescriptorSink(descriptor).write(text)
    guard try ShellProcess("\(editor) \"$1\"", arguments: [name]).wait() == 0 else {
      throw FileProblem("the editor did not end well, so nothing was changed")
    }
    switch FileReader.disk(home: nil).contents(name) {
    case .success(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .failure(let problem): throw problem
    }
  }

  private static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
