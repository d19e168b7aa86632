import ApusEncodings
import ApusJSON
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A table of cases beside the tests: what another program was seen to send for its arguments.
///
/// `httpie.json` is from HTTPie 3.2.4 run with `--offline`, `curl.json` from curl 7.88.1 sending to a server that
/// writes down what comes.
struct CaseTable {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    /// The whole line, where how it is written matters.
    private let written: String?
    /// `nil` when the program refused the arguments.
    let expected: Expected?

    init(arguments: [String], written: String?, expected: Expected?) {
      self.arguments = arguments
      self.written = written
      self.expected = expected
    }

    /// The line as it would be typed for curl.
    var line: String { written ?? "curl " + arguments.map(ShellQuoting.quoted).joined(separator: " ") }

    var testDescription: String { written ?? arguments.joined(separator: " ") }
  }

  struct Expected: Sendable {
    let method: String
    let authority: String
    let target: String
    let headers: [(name: String, value: String)]
    let body: String
  }

  let files: [String: String]
  let cases: [Case]

  init(_ name: String) throws {
    let document = try JSONDocument(try Self.contents(of: name))
    let root = document.root
    var files: [String: String] = [:]
    for member in try #require(root["files"]).members { files[member.name] = member.value.string }
    self.files = files
    cases = try #require(root["cases"]).children.map(Self.read)
  }

  private static func read(_ node: Node) throws -> Case {
    let arguments = try #require(node["args"]).children.map { $0.string ?? "" }
    let written = node["line"]?.string
    guard node["error"] == nil else { return Case(arguments: arguments, written: written, expected: nil) }
    let headers = try #require(node["headers"]).children.map { pair in
      (name: pair[0]?.string ?? "", value: pair[1]?.string ?? "")
    }
    let expected = Expected(
      method: try #require(node["method"]?.string), authority: try #require(node["host"]?.string),
      target: try #require(node["target"]?.string), headers: headers,
      body: try #require(node["body"]?.string))
    return Case(arguments: arguments, written: written, expected: expected)
  }

  static func contents(of name: String, from source: String = #filePath) throws -> [UInt8] {
    let folder = source.split(separator: "/").dropLast(2).joined(separator: "/")
    let path = name.hasPrefix("/") ? name : "/\(folder)/Data/\(name)"
    let file = try #require(fopen(path, "r"), "cannot open \(path)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
  }
}
