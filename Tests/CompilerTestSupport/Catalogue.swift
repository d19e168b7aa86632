package import Foundation

/// The articles of DocC catalogues, whose samples make one program.
///
/// A sample that begins with a declaration stands at the top of its article's file; all others, one after another, are in
/// a function that the program calls. What a line prints stands in the comment behind it, or in comments of their own
/// below it.
package struct Catalogue {
  /// The files of the program, by their names without ending.
  package private(set) var program: [String: String] = ["main": ""]
  /// What it is to print.
  package private(set) var expected: [String] = []
  /// The catalogues' pages, by their names without ending.
  package private(set) var pages: [String: String] = [:]

  /// The files without the program that calls them: a module.
  package var module: [String: String] { program.filter { $0.key != "main" } }

  /// - Parameter folders: the catalogues, of which no two declare the same.
  package init(at folders: URL...) throws {
    for folder in folders { try read(folder) }
  }

  private mutating func read(_ folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".md") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let page = String(name.dropLast(3))
      pages[page] = text
      let samples = Self.samples(in: text)
      guard !samples.isEmpty else { continue }
      program[page] = Self.file(of: samples, named: page)
      program["main", default: ""] += "try await sample\(page)()\n"
      for sample in samples { expected += Self.printed(by: sample) }
    }
  }

  private static func samples(in text: String) -> [[Substring]] {
    text.split(separator: "```swift\n", omittingEmptySubsequences: false).dropFirst().map { rest in
      let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
      return Array(lines.prefix { $0 != "```" })
    }
  }

  private static func file(of samples: [[Substring]], named name: String) -> String {
    let isImport = { (line: Substring) in line.hasPrefix("import ") }
    var (top, body) = (samples.joined().filter(isImport), [Substring]())
    for sample in samples {
      let code = sample.filter { !isImport($0) }
      if declares(code.first { !$0.isEmpty } ?? "") { top += code } else { body += code }
    }
    return top.joined(separator: "\n")
      + "\n\nfunc sample\(name)() async throws {\n\(body.joined(separator: "\n"))\n}\n"
  }

  private static func declares(_ line: Substring) -> Bool {
    ["struct ", "extension ", "enum ", "func ", "final class ", "@MainActor "].contains { line.hasPrefix($0) }
  }

  private static func printed(by sample: [Substring]) -> [String] {
    sample.compactMap { line in
      let isOwn = line.hasPrefix("// ")
      guard isOwn || line.contains("print("), let comment = line.firstRange(of: "// ") else { return nil }
      return String(line[comment.upperBound...])
    }
  }
}
