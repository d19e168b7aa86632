internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// The arguments of calls in a script, of which the first names the second: `set("token", "x")`.
enum ScriptCall {
  /// A text without the secrets in its calls. What names a variable stays.
  static func redacted(in text: String, _ redactor: inout Redactor) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var at = 0
    var kept = 0
    while let open = bytes[at...].firstIndex(of: UInt8(ascii: "(")) {
      at = open + 1
      guard let name = argument(in: bytes, from: at),
        let value = argument(in: bytes, from: name.upperBound + 1)
      else { continue }
      let (named, written) = (string(bytes[name]), string(bytes[value]))
      // `'Bearer ' + token`, and `${token}` behind it.
      let proof = written.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
      guard SecretNames.hides(named, written, in: .member), !proof.isEmpty,
        ![written, String(proof)].contains(where: SecretPlaceholder.isReference)
      else { continue }
      result += bytes[kept..<value.lowerBound] + redactor.placeholder(for: written, named: named).utf8
      (at, kept) = (value.upperBound, value.upperBound)
    }
    return kept == 0 ? text : string((result + bytes[kept...])[...])
  }

  /// Whether a line of a script gives a name to what is computed: `let token = response.body.token;`.
  static func isAssignment(_ line: String) -> Bool {
    let text = line.trimmed
    guard let (name, rest) = text[...].parts(at: "="), name.hasSuffix(" "), rest.hasPrefix(" "),
      name.allSatisfy({ $0.isLetter || $0.isNumber || " _.$".contains($0) })
    else { return false }
    let value = rest.trimmed
    guard let first = value.first, !"\"'`".contains(first) else { return false }
    let isDeclared = ["const ", "let ", "var "].contains(where: text.hasPrefix)
    return (isDeclared || text.hasSuffix(";"))
      && (value.contains { ".([".contains($0) } || !value.contains(where: \.isNumber))
  }

  /// The text between quotes that follows blanks and a comma; the quotes are around it.
  private static func argument(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let rest = bytes[start...].drop { " \t,".utf8.contains($0) }
    guard let quote = rest.first, "\"'`".utf8.contains(quote) else { return nil }
    let text = rest.dropFirst().prefix(longest)
    return text.firstIndex(of: quote).map { text.startIndex..<$0 }
  }

  /// No longer text between quotes is looked at, so that a text of quotes is not looked through again and again.
  private static let longest = 8192

  private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
