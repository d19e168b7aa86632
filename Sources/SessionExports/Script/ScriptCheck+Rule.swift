internal import ApusClient
internal import ApusContracts
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction

extension ScriptCheck {
  /// `nil` for a rule of which no other program can check anything.
  ///
  /// - Parameter answer: the recorded one: what is to be as it was there is known of it.
  init?(_ rule: Rule, recorded answer: Recording? = nil) {
    switch rule.subject {
    case .status: subject = .status
    case .time(let time): subject = .time(time)
    case .header(let name): subject = .header(name)
    case .path(let path):
      guard let text = path.template.plain, let steps = ScriptSource.steps(text) else { return nil }
      subject = .path(steps)
    case .body: return nil
    }
    let isText = if case .header = subject { true } else { false }
    let known = rule.promisesOfFound.filter { if case .ignore = $0 { false } else { true } }
    let before = Self.values(at: subject, in: answer)
    promises = known.compactMap { Self.promise($0, asIn: before) ?? Self.promise($0, ofText: isText) }
    isPart = promises.count < known.count
    isOptional = rule.isOptional
    text = rule.text
    if promises.isEmpty, isPart { return nil }
  }

  /// What `expect …` checks.
  init?(line: String) {
    let rest = line.drop { $0.isWhitespace }.dropFirst("expect".count)
    guard let rule = try? Rule(String(rest)) else { return nil }
    self.init(rule)
  }

  /// Whether it is about a path into an answer that is no JSON: other programs look into nothing else.
  func isBlind(to answer: Recording?) -> Bool {
    guard case .path = subject, let body = answer?.exchange.body.bytes, !body.isEmpty else { return false }
    return (try? JSONDocument(body)) == nil
  }

  /// What stood at a path in the recorded answer; nothing where a secret was taken out of it.
  private static func values(at subject: Subject, in answer: Recording?) -> [Node] {
    guard case .path(let steps) = subject, let bytes = answer?.exchange.body.bytes,
      let document = try? JSONDocument(bytes)
    else { return [] }
    let values = ScriptSource.nodes(steps[...], in: document.root)
    return values.contains { !SecretPlaceholder.names(in: $0.text).isEmpty } ? [] : values
  }

  /// What a value is to be as it was, as what it was.
  private static func promise(_ promise: ApusContracts.Promise, asIn before: [Node]) -> Promise? {
    switch promise {
    case .type([]) where !before.isEmpty:
      var kinds: [ValueKind] = []
      // An integer once is a number, where nobody says more.
      for kind in before.map({ $0.kind == .integer ? .number : ValueKind($0) }) where !kinds.contains(kind) {
        kinds.append(kind)
      }
      return .kinds(kinds)
    case .exact:
      return before.count == 1 ? before.first.map { .compared("==", ScriptText([.text($0.text)])) } : nil
    default: return nil
    }
  }

  private static func promise(_ promise: ApusContracts.Promise, ofText isText: Bool) -> Promise? {
    switch promise {
    case .present: .present
    case .absent: .absent
    case .compared(let comparison):
      // Numbers in headers have an order of their own.
      isText && comparison.sign != .equal && comparison.sign != .unequal
        ? nil : .compared(comparison.sign.rawValue, text(comparison.value, isText: isText))
    case .oneOf(let values): .oneOf(values.map { text($0, isText: isText) })
    case .same(.value(let value)): .compared("==", text(value, isText: isText))
    case .type(let kinds) where !kinds.isEmpty: .kinds(kinds)
    case .within(let amount): isText ? nil : .within(bounds(amount))
    case .length(let amount): .length(bounds(amount))
    case .sorted(let path, let isDescending): steps(path).map { .sorted($0, isDescending: isDescending) }
    case .unique(let path): steps(path).map { .unique($0) }
    case .matching(let pattern): .matching(pattern.text)
    case .containing(let value): .containing(text(value, isText: isText))
    case .statuses(let patterns): .statuses(patterns.map(\.statuses))
    case .time(let sign, let limit): .time(sign.rawValue, milliseconds(limit))
    default: nil
    }
  }

  private static func steps(_ path: JSONPath?) -> [JSONPath.PlainStep]? { path.map { $0.plainSteps } ?? [] }

  private static func milliseconds(_ time: Duration) -> Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }

  private static func bounds(_ amount: Amount) -> Bounds {
    switch amount.sign {
    case .less?: Bounds(most: amount.least?.text, includesBounds: false)
    case .atMost?: Bounds(most: amount.least?.text)
    case .greater?: Bounds(least: amount.least?.text, includesBounds: false)
    case .atLeast?: Bounds(least: amount.least?.text)
    case .equal?: Bounds(least: amount.least?.text, most: amount.least?.text)
    case .unequal?, nil: Bounds(least: amount.least?.text, most: amount.most?.text)
    }
  }

  /// As JSON, with holes where variables stand: what is in quotes is a string, and so is what is no JSON.
  private static func text(_ value: RuleValue, isText: Bool) -> ScriptText {
    let template = value.word.template
    if let plain = template.plain {
      let isJSON = !isText && !value.isQuoted && (try? JSONDocument(plain)) != nil
      return ScriptText([.text(isJSON ? plain : JSONString.quoted(plain))])
    }
    let isWhole = template.fragments.count == 1 && !value.isQuoted && !isText
    let pieces = template.fragments.map { fragment -> ScriptText.Piece in
      guard case .variable(let name) = fragment.kind else { return .text(JSONString.escaped(fragment.text)) }
      return .variable(name, isWhole ? .json : .jsonString)
    }
    return isWhole ? ScriptText(pieces) : ScriptText([.text("\"")] + pieces + [.text("\"")])
  }
}
