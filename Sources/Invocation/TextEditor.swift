internal import ApusLanguage
internal import ApusSystem

/// The user's own editor, on a text in a file that nobody else can read and that is gone afterwards.
enum TextEditor {
  /// `nil` when neither VISUAL nor EDITOR is set, or standard input is no terminal.
  static func edit(_ text: String) throws -> String? {
    guard let editor = ["VISUAL", "EDITOR"].lazy.compactMap(value(of:)).first, Descriptor.input.isTerminal
    else {
      return nil
    }
    let file = try TemporaryFile(named: "apus", ending: ".json")
    defer { file.remove() }
    try file.descriptor.write(text.utf8)
    guard try ChildProcess(shell: "\(editor) \"$1\"", arguments: [file.path]).wait() == 0 else {
      throw FileProblem("the editor did not end well, so nothing was changed")
    }
    switch FileReader.disk(home: nil).contents(file.path) {
    case .success(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .failure(let problem): throw problem
    }
  }

  private static func value(of name: String) -> String? {
    ProcessVariables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
