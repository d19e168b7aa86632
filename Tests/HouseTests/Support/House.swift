import Foundation

/// The sources and tests of this package, as text.
enum House {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file under `Sources`, by its path there.
  static let sources = files(in: "Sources")
  /// Every Swift file under `Tests`, by its path there, but for the sample app, which is a package of its own.
  static let tests = files(in: "Tests")

  static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func files(in folder: String) -> [SourceFile] {
    let top = root.appending(path: folder).resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Example/") }.sorted().compactMap { path in
      FileManager.default.contents(atPath: top.path + "/" + path).map {
        SourceFile(path: path, bytes: [UInt8]($0))
      }
    }
  }
}

/// One Swift file.
struct SourceFile: Sendable {
  /// From `Sources` or `Tests` on.
  let path: String
  private let bytes: Data
  let lines: [Substring]
  /// The modules it imports; of ours their folders, as `JSON` for `ApusJSON` and `CCurl` for `CApusCurl`.
  let imports: Set<Substring>

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = Data(bytes)
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    imports = Self.imports(in: lines)
  }

  /// The folder of its target.
  var target: Substring { path.prefix { $0 != "/" } }
  /// Its name without `.swift`.
  var name: Substring { (path.split(separator: "/").last ?? "").dropLast(6) }
  /// Its name up to the first `+`: the type it is about.
  var subject: Substring { name.prefix { $0 != "+" } }
  var lineCount: Int { lines.count - (lines.last == "" ? 1 : 0) }

  /// Without the imports, of which a file gets more when others move.
  var ownLineCount: Int { lineCount - imports.count }

  /// Whether a word stands anywhere in it. To look closely at each line of all files takes seconds.
  func mentions(_ word: String) -> Bool {
    bytes.range(of: Data(word.utf8)) != nil
  }

  private static func imports(in lines: [Substring]) -> Set<Substring> {
    var found: Set<Substring> = []
    for line in lines where mayImport(line) {
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { continue }
      guard words[..<at].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
      else { continue }
      found.insert(folder(of: words[at + 1].prefix { $0 != "." }))
    }
    return found
  }

  /// Almost every line begins otherwise.
  private static func mayImport(_ line: Substring) -> Bool {
    guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), "@ip".utf8.contains(first) else {
      return false
    }
    return line.contains("import ")
  }

  private static func folder(of module: Substring) -> Substring {
    if module.hasPrefix("CApus") { return "C" + module.dropFirst(5) }
    return module.hasPrefix("Apus") ? module.dropFirst(4) : module
  }
}
