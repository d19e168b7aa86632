internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage

/// A header line of a file.
struct HTTPFileHeader {
  let name: String
  let value: String

  init(_ line: String) throws {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
      throw HTTPFileProblem(code: .requestHeader, message: "expected NAME: VALUE, found \(line.firstWord)")
    }
    name = line[..<colon].trimmed
    value = line[line.index(after: colon)...].trimmed
  }

  func isNamed(_ other: String) -> Bool { HeaderField(name, "").isNamed(other) }
}
