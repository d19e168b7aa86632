internal import ApusEncodings

/// Variables and workflows of a file.
extension HTTPFileReader {
  /// `@name = value`, and `@global name value` as Resterm writes it.
  mutating func readVariable(_ text: Substring, _ number: Int) {
    let words = text.split(maxSplits: 1) { $0.isWhitespace }.map(String.init)
    if words.count > 1, readScoped(words[0], words[1], number) { return }
    guard let sign = text.firstIndex(of: "=") else { return ignore("@\(words.first ?? "")", number) }
    file.variables[text[..<sign].trimmed] = text[text.index(after: sign)...].trimmed
  }

  /// `global NAME VALUE`, `file-secret NAME VALUE`, `var request NAME VALUE`; false for anything else.
  mutating func readScoped(_ word: String, _ rest: String, _ number: Int) -> Bool {
    var (scope, text) = (word, rest)
    if word == "var" {
      let words = rest.split(maxSplits: 1) { $0.isWhitespace }.map(String.init)
      guard words.count == 2 else { return false }
      (scope, text) = (words[0], words[1])
    }
    let isSecret = scope.hasSuffix("-secret")
    if isSecret { scope = String(scope.dropLast(7)) }
    guard ["global", "file", "const", "request"].contains(scope) else { return false }
    let name = text.prefix { !$0.isWhitespace && $0 != "=" }
    var value = text.dropFirst(name.count).trimmed
    if value.hasPrefix("=") { value = value.dropFirst().trimmed }
    guard !name.isEmpty else { return false }
    if value.hasPrefix("env:") { value = "{{$processEnv \(value.dropFirst(4))}}" }
    if isSecret { file.secretVariables.insert(String(name)) }
    if scope == "request" {
      let what = HTTPFileAction.What.keep(.value(.string(String(name))), .filled(value), .request)
      current.before.append(HTTPFileAction(line: number, what: what))
    } else {
      file.variables[String(name)] = value
    }
    return true
  }

  // MARK: Workflows

  mutating func beginWorkflow(_ text: String, _ number: Int) {
    if let workflow { file.workflows.append(workflow) }
    workflow = HTTPFileWorkflow(text, line: number)
    if workflow == nil { ignore("# @workflow without a name", number) }
  }

  /// A line of a workflow; false for what may stand anywhere.
  mutating func readStep(_ word: String, _ rest: String, _ number: Int) -> Bool {
    switch word {
    case "step":
      if let problem = workflow?.add(rest, line: number) {
        workflow?.obstacles.append(HTTPFile.Ignored(line: number, what: problem))
      }
    case "if", "elif", "else", "switch", "case", "default", "for-each", "when", "skip-if":
      workflow?.obstacles.append(HTTPFile.Ignored(line: number, what: "# @\(word)"))
    default: return false
    }
    return true
  }
}
