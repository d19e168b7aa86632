internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage

/// A header line of a file.
struct HTTPFileHeader {
  let name: String
  let value: String

  init(_ line: String) throws {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
      // Behind the sign of a query a secret may stand.
      let word = line.firstWord.prefix { $0 != "=" }
      throw HTTPFileProblem(code: .requestHeader, message: "expected NAME: VALUE, found \(word)")
    }
    name = line[..<colon].trimmed
    value = line[line.index(after: colon)...].trimmed
  }

  func isNamed(_ other: String) -> Bool { HeaderField(name: name, value: "").isNamed(other) }

  /// Refuses a value that editors make a signature or a token of. Sent as it stands it would give a secret away.
  func refuseRecipe(_ filled: String) throws {
    let words = filled.split(separator: " ")
    guard isNamed("Authorization"), let first = words.first?.uppercased() else { return }
    let isRecipe =
      switch first {
      case "AWS": words.count > 2
      case "NTLM", "COGNITO", "OAUTH1": words.count > 2
      case "OAUTH2", "OPENID", "OPENID-CONNECT": words.count > 1
      default: false
      }
    guard isRecipe else { return }
    throw HTTPFileProblem(
      code: .usageArgument,
      message:
        "Authorization: \(first) … is a recipe, which is not followed here; what stands in it would be sent as it is"
    )
  }

  /// The name in `$NAME` or `${NAME}`, which a shell would fill and a file does not.
  static func shellVariable(in line: String) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = line[line.index(after: colon)...]
    for mark in value.indices where value[mark] == "$" {
      if mark > value.startIndex, "{$".contains(value[value.index(before: mark)]) { continue }
      let rest = value[value.index(after: mark)...]
      let name = (rest.hasPrefix("{") ? rest.dropFirst() : rest).prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")
      }
      guard name.count > 1, let first = name.first, first.isLetter || first == "_" else { continue }
      return String(name)
    }
    return nil
  }
}
