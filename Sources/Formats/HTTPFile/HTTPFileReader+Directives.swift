internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage

/// `# @name …`: what editors and runners are told in comments.
extension HTTPFileReader {
  mutating func readTag(_ comment: String, _ number: Int) {
    guard comment.hasPrefix("@") else { return }
    let words = comment.dropFirst().split(maxSplits: 1) { $0 == " " || $0 == "=" || $0 == "\t" }
    let rest = words.count > 1 ? words[1].trimmed : ""
    guard let word = words.first.map(String.init), !Self.silent.contains(word) else { return }
    if workflow != nil, readStep(word, rest, number) { return }
    switch word {
    case "name" where !rest.isEmpty: current.name = rest
    case "no-redirect": current.followsRedirects = false
    case "timeout":
      current.timeout = HTTPFileTime.seconds(rest)
      if current.timeout == nil { ignore("# \(comment)", number) }
    case "connection-timeout": current.connectTimeout = HTTPFileTime.seconds(rest)
    case "setting", "settings": readSettings(rest, number)
    case "prompt" where !rest.isEmpty:
      let name = rest.prefix { !$0.isWhitespace }
      ignore("# @prompt \(name), which `let \(name) = …` answers", number)
    case "times":
      current.times = Int(rest).flatMap { $0 >= 0 ? $0 : nil }
      if current.times == nil { ignore("# @times \(rest)", number) }
    case "ref", "forceRef": current.needs.append(rest)
    case "disabled" where rest.isEmpty: current.isDisabled = true
    case "when", "skip-if": readCondition(rest, number, isWanted: word == "when")
    case "for-each", "loop": readLoop(word, rest, number)
    case "assert": readCheck(rest, number)
    case "capture": readCapture(rest, number)
    case "auth": readAuth(rest, number)
    case "script", "rts": marksAnswer = word == "script" && !rest.hasPrefix("pre-request")
    case "workflow": beginWorkflow(rest, number)
    case _ where readScoped(word, rest, number): break
    case _ where Self.deciding.contains(word) || word.hasPrefix("grpc"): addObstacle("# @\(word)", number)
    default: ignore("# @\(word)\(rest.isEmpty ? "" : " …")", number)
    }
  }

  /// What says nothing about a request.
  private static let silent: Set<String> = [
    "title", "description", "desc", "tag", "tags", "note", "no-log", "log",
  ]

  /// What would decide whether, how or where a request is sent.
  private static let deciding: Set<String> = [
    "disabled", "websocket", "ws", "graphql", "operation", "variables", "query", "ssh", "k8s", "mock",
    "match",
    "expect", "apply", "patch", "body", "if", "elif", "else", "switch", "case", "default",
  ]

  private mutating func addObstacle(_ what: String, _ number: Int) {
    current.obstacles.append(HTTPFile.Ignored(line: number, what: what))
  }

  private mutating func readSettings(_ text: String, _ number: Int) {
    let words = HTTPFileWords(text)
    var pairs = words.options
    if words.bare.count > 1 { pairs[words.bare[0]] = words.bare[1] }
    for (key, value) in pairs.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "timeout": current.timeout = HTTPFileTime.seconds(value)
      case "followredirects": current.followsRedirects = !["false", "no", "off", "0"].contains(value)
      default: ignore("# @setting \(key)", number)
      }
    }
  }

  // MARK: Whether and how often

  private mutating func readCondition(_ text: String, _ number: Int, isWanted: Bool) {
    do throws(ScriptProblem) {
      let expression = try ScriptParser.expression(of: text)
      current.conditions.append(HTTPFile.Condition(line: number, expression: expression, isWanted: isWanted))
    } catch {
      addObstacle("# @\(isWanted ? "when" : "skip-if"): \(error.what)", number)
    }
  }

  /// `LIST as NAME`, `for NAME of LIST`, `for 3`
  private mutating func readLoop(_ word: String, _ text: String, _ number: Int) {
    var (list, name) = (text, "")
    if word == "for-each", let mark = text.ranges(of: " as ").last {
      (list, name) = (text[..<mark.lowerBound].trimmed, text[mark.upperBound...].trimmed)
    } else if text.hasPrefix("for "), let mark = text.firstRange(of: " of ") {
      (name, list) = (text[..<mark.lowerBound].dropFirst(4).trimmed, text[mark.upperBound...].trimmed)
    } else if text.hasPrefix("for "), let count = Int(text.dropFirst(4).trimmed), (1...1_000).contains(count)
    {
      (name, list) = ("$index", "[" + (0..<count).map(String.init).joined(separator: ",") + "]")
    }
    do throws(ScriptProblem) {
      guard !name.isEmpty else { throw ScriptProblem(what: "a list and a name are expected") }
      current.loop = HTTPFile.Loop(
        line: number, list: try ScriptParser.expression(of: list, namesVariables: true), name: name)
    } catch {
      addObstacle("# @\(word): \(error.what)", number)
    }
  }

  // MARK: What is done with the answer

  private mutating func readCheck(_ text: String, _ number: Int) {
    do throws(ScriptProblem) {
      // A message may stand behind an arrow.
      let check = text.firstRange(of: " => ").map { text[..<$0.lowerBound].trimmed } ?? text
      current.after.append(HTTPFileAction(line: number, what: .check(try ScriptParser.expression(of: check))))
    } catch {
      ignore("# @assert: \(error.what)", number)
    }
  }

  /// `?? status == 200`, as httpYac writes it.
  mutating func readAssertion(_ text: String, _ number: Int) {
    do throws(ScriptProblem) {
      current.after.append(
        HTTPFileAction(line: number, what: .check(try HTTPFileAssertion.expression(of: text))))
    } catch {
      ignore("?? \(text.firstWord): \(error.what)", number)
    }
  }

  /// `SCOPE NAME VALUE`, `SCOPE NAME = VALUE`
  private mutating func readCapture(_ text: String, _ number: Int) {
    let words = text.split(maxSplits: 2) { $0 == " " || $0 == "\t" }.map(String.init)
    let scopes: [String: HTTPFileAction.Scope] = ["global": .session, "file": .file, "request": .request]
    let scope = words.first ?? ""
    let isSecret = scope.hasSuffix("-secret")
    guard words.count == 3, let kept = scopes[isSecret ? String(scope.dropLast(7)) : scope] else {
      return ignore("# @capture: a scope, a name and a value are expected", number)
    }
    let written = words[2].hasPrefix("=") ? words[2].dropFirst().trimmed : words[2].trimmed
    do throws(ScriptProblem) {
      let value = try Self.captured(written)
      let what: HTTPFileAction.What =
        isSecret ? .keepSecret(words[1], value) : .keep(.value(.string(words[1])), value, kept)
      current.after.append(HTTPFileAction(line: number, what: what))
    } catch {
      ignore("# @capture \(scope) \(words[1]): \(error.what)", number)
    }
  }

  /// A value in the language, or a text with `{{…}}` in it.
  private static func captured(_ text: String) throws(ScriptProblem) -> ScriptExpression {
    let pieces = HTTPFileText(text).pieces
    var result: ScriptExpression?
    var hasHole = false
    for piece in pieces {
      let part: ScriptExpression
      switch piece {
      case .text(let text), .unclosed(let text): part = .value(.string(text))
      case .hole(let name):
        hasHole = true
        part = try ScriptParser.expression(of: name.hasPrefix("=") ? String(name.dropFirst()) : name)
      }
      result = result.map { .both(.plus, $0, part) } ?? part
    }
    if hasHole, let result { return result }
    return try ScriptParser.expression(of: text)
  }

  // MARK: Credentials

  private mutating func readAuth(_ text: String, _ number: Int) {
    var words = text.split(separator: " ").map(String.init)
    var isForFile = false
    if let scope = words.first, ["request", "file", "global"].contains(scope) {
      isForFile = scope != "request"
      words.removeFirst()
    }
    guard let auth = Self.auth(words) else {
      let what = "# @auth \(words.first ?? "")"
      if isForFile { return ignore(what, number) }
      return addObstacle(what, number)
    }
    if isForFile { usualAuth = auth } else { current.auth = auth }
  }

  private static func auth(_ words: [String]) -> HTTPFile.Auth? {
    let rest = words.dropFirst()
    guard let first = words.first?.lowercased(), !rest.isEmpty else {
      return words == ["none"] ? HTTPFile.Auth.none : nil
    }
    if let scheme = AuthScheme.named(first), let word = scheme.word {
      if scheme.owner == .user, rest.count != 2 { return nil }
      return .header("Authorization: \(word) " + rest.joined(separator: " "))
    }
    switch first {
    case "apikey":
      guard rest.first == "header", rest.count >= 2 else { return nil }
      let name = rest.count > 2 ? words[2] : "X-API-Key"
      return .header("\(name): " + words.dropFirst(rest.count > 2 ? 3 : 2).joined(separator: " "))
    case "oauth2", "command": return nil
    default: return .header("\(words[0]): " + rest.joined(separator: " "))
    }
  }
}

/// `5`, `5s`, `5 s`, `500 ms`, `2 m` in seconds.
enum HTTPFileTime {
  static func seconds(_ text: String) -> String? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let count = Double(number), count > 0, count < 1e6 else { return nil }
    let unit = text.dropFirst(number.count).trimmed
    let units = ["ms": 0.001, "s": 1, "m": 60]
    return unit.isEmpty ? String(number) : units[unit].map { "\(count * $0)" }
  }
}
