internal import ApusLanguage

/// The steps without which others say something else: what sets their names, the request whose answer they look at, and
/// what is set for the session before them, such as its base.
struct NeededSteps {
  /// Those that are wanted, by their lines.
  private let wanted: Set<Int>
  private let traits: (String) -> StepTraits?
  private let cookies: CookieNeeds

  private var names: Set<String> = []
  private var needsAnswer = false
  /// An answer is named by its number, which is that of the file only where all before it are there.
  private var needsNumbers = false
  private var needsCookies = false
  private var givenCookies: Set<String> = []
  private var all: Set<Int> = []

  /// - Parameters:
  ///   - cookies: what was recorded of cookies; by default nothing.
  ///   - traits: what is known of the command of a line.
  init(
    wanted: Set<Int>, cookies: CookieNeeds = CookieNeeds(), traits: @escaping (String) -> StepTraits?
  ) {
    (self.wanted, self.cookies, self.traits) = (wanted, cookies, traits)
  }

  /// Those that are wanted and those that they need, by their lines. What runs anyway needs others, too.
  func lines(of document: SessionDocument) -> Set<Int> {
    guard !wanted.isEmpty else { return [] }
    var result = self
    for (step, block) in document.stepsInBlocks.reversed() {
      result.look(at: step, runs: block.role != .console)
    }
    return result.all
  }

  /// Goes on from the step behind it.
  private mutating func look(at step: Step, runs: Bool) {
    let line = step.place.number
    let variables = Variables.OfLine(step.command)
    let kind = kind(of: step.command)
    let isNeeded =
      variables.set.map(names.contains) ?? false || (needsAnswer || needsNumbers) && kind.asks
      || kind.sets && !all.isDisjoint(with: wanted)
      || needsCookies && !cookies.given(at: line).isSubset(of: givenCookies)
    guard runs || wanted.contains(line) || isNeeded else { return }
    if !runs { all.insert(line) }
    if let name = variables.set { names.remove(name) }
    names.formUnion(variables.used)
    needsAnswer = kind.looks || needsAnswer && !kind.asks
    needsNumbers = needsNumbers || Self.namesNumber(step.command, kind)
    if needsCookies { givenCookies.formUnion(cookies.given(at: line)) }
    guard cookies.sends(line) else { return }
    // What it sent was given before it, also where it was given another one.
    (needsCookies, givenCookies) = (true, [])
  }

  /// Whether a line names an answer by its number: `table $2`, `diff 3 4`.
  private static func namesNumber(_ line: String, _ kind: Kind) -> Bool {
    let words = Words(line).words.map(\.text).prefix { $0 != "|" }
    func isReference(_ word: String) -> Bool {
      zip(word, word.dropFirst()).contains { $0 == "$" && $1.isASCII && $1.isNumber }
    }
    if words.contains(where: isReference) { return true }
    return kind.looks
      && zip(words, words.dropFirst()).contains { before, word in
        Int(word) != nil && !before.hasPrefix("-") && !counting.contains(before)
      }
  }

  private struct Kind {
    var asks = false
    var looks = false
    var sets = false
  }

  private func kind(of line: String) -> Kind {
    let words = Words(line).words.map(\.text)
    let first = words.first?.lowercased() ?? ""
    if first == "let" {
      let source = words.count > 3 ? words[3] : ""
      return Kind(looks: source.hasPrefix(".") || source.hasPrefix("$"))
    }
    if Self.setting.contains(first) { return Kind(sets: words.count > 1) }
    if case .items? = try? ParsedLine.parse(line) { return Kind(sets: true) }
    if Self.silent.contains(first) { return Kind() }
    if Self.leading.contains(first) { return Kind(asks: true, looks: true) }
    let looks =
      first.hasPrefix(".") || first.hasPrefix("$") || Self.looking.contains(first)
      || traits(line)?.contains(.looks) ?? false
    return Kind(asks: !looks, looks: looks)
  }

  /// What sets something for later lines.
  private static let setting: Set = [
    "base", "connect", "use", "cd", "auth", "profile", "alias", "unalias", "set", "unset", "spec", "openapi",
  ]
  /// What neither asks nor looks at an answer.
  private static let silent: Set = [
    "help", "?", "man", "env", "items", "pwd", "ls", "history", "cookies", "view", "note", "redact",
    "profiles",
    "predict", "clear", "quit",
  ]
  /// What looks at an answer and is known by no trait.
  private static let looking: Set = [
    "expect", "show", "request", "diff", "shape", "as", "swift", "explain", "why", "export", "har", "open",
  ]
  /// What has a number behind it that counts something, or is compared with.
  private static let counting: Set = ["==", "!=", "<", "<=", ">", ">=", "=", "status", "len", "type"]
  /// What goes on from an answer with another request.
  private static let leading: Set = [
    "follow", "next", "prev", "first", "last", "rerun", "!!", "change", "edit", "reuse",
  ]
}
