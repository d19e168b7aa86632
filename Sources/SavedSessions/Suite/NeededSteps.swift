internal import ApusLanguage

/// The steps without which others say something else: what sets their names, the request whose answer they look at, and
/// what is set for the session before them, such as its base.
struct NeededSteps {
  /// Those that are wanted, by their lines.
  private let wanted: Set<Int>
  private let traits: (String) -> StepTraits?

  private var names: Set<String> = []
  private var needsAnswer = false
  private var all: Set<Int> = []

  /// - Parameter traits: what is known of the command of a line.
  init(wanted: Set<Int>, traits: @escaping (String) -> StepTraits?) {
    (self.wanted, self.traits) = (wanted, traits)
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
      variables.set.map(names.contains) ?? false || needsAnswer && kind.asks
      || kind.sets && !all.isDisjoint(with: wanted)
    guard runs || wanted.contains(line) || isNeeded else { return }
    if !runs { all.insert(line) }
    if let name = variables.set { names.remove(name) }
    names.formUnion(variables.used)
    needsAnswer = kind.looks || needsAnswer && !kind.asks
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
  /// What goes on from an answer with another request.
  private static let leading: Set = [
    "follow", "next", "prev", "first", "last", "rerun", "!!", "change", "edit", "reuse",
  ]
}
