internal import ApusJSON
internal import ApusLanguage

// Numbers, ranges and times.

extension RuleReader {
  /// `0..1000`, `1..` or `..5`; `nil` for anything else.
  func range(_ word: (text: String, range: Range<Int>)) throws(LineProblem) -> Amount? {
    let text = word.text
    guard let dots = text.firstRange(of: ".."), text != ".." else { return nil }
    let (least, most) = (text[..<dots.lowerBound], text[dots.upperBound...])
    let (lower, upper) = (Self.number(least), Self.number(most))
    guard least.isEmpty || lower != nil, most.isEmpty || upper != nil else { return nil }
    if let least = lower?.double, let most = upper?.double, least > most {
      throw LineProblem(
        "expected a range from the smaller number to the larger, found \(text)", at: word.range,
        try: "help rules")
    }
    return Amount(from: lower, to: upper)
  }

  /// `3`, `1..100`, `> 0`
  mutating func amount() throws(LineProblem) -> Amount {
    let sign = takeOperator()
    guard !isAtEnd else { throw problem("expected a number or a range such as 1..100") }
    let word = peekWord()
    let range = sign == nil ? try range(word) : nil
    guard let amount = Self.number(word.text[...]).map({ Amount(sign ?? .equal, $0) }) ?? range else {
      throw LineProblem(
        "expected a number or a range such as 1..100, found \(word.text)", at: word.range, try: "help rules")
    }
    take(word)
    return amount
  }

  private static func number(_ text: Substring) -> Node? {
    guard let root = try? JSONDocument(String(text)).root, root.double != nil else { return nil }
    return root
  }

  // MARK: Times

  /// `time < 200 ms`, `time connect < 50 ms`, `p95 time < 300 ms of 20`; `nil` where none of them begins.
  mutating func measuredTime(
    _ name: String, _ word: (text: String, range: Range<Int>)
  ) throws(LineProblem) -> (RuleSubject, [Promise])? {
    var time = MeasuredTime()
    if name == "time" {
      take(word)
    } else if name.hasPrefix("p"), let percentile = Int(name.dropFirst()), (1...99).contains(percentile) {
      take(word)
      time.percentile = percentile
      guard take(word: "time") else {
        throw problem("expected `time` after \(word.text)", try: "expect p95 time < 300 ms of 20")
      }
    } else {
      return nil
    }
    let phase = peekWord()
    if let known = MeasuredTime.Phase(rawValue: phase.text) {
      take(phase)
      time.phase = known
    }
    if take(word: "ignore") {
      try finish()
      return (.time(time), [.ignore])
    }
    let promise = try timePromise()
    if time.percentile != nil { time.sampleCount = try sampleCount() }
    try finish()
    return (.time(time), [promise])
  }

  private mutating func timePromise() throws(LineProblem) -> Promise {
    let usual = "expect time < 500ms"
    guard !isAtEnd else { throw problem("expected `<` and a time", try: usual) }
    let word = peekWord()
    guard let sign = takeOperator() else {
      throw LineProblem(
        "expected one of \(Comparison.Operator.signs), found \(word.text)", at: word.range, try: usual)
    }
    guard !isAtEnd else { throw problem("expected a time", try: usual) }
    let number = peekWord()
    take(number)
    let unit = peekWord()
    // The unit may stand behind a blank.
    if !isAtEnd, let time = Duration(written: (number.text + unit.text).lowercased()),
      Double(number.text) != nil, Double(unit.text) == nil
    {
      take(unit)
      return .time(sign, time)
    }
    guard let time = Duration(written: number.text.lowercased()) else {
      throw LineProblem(
        "expected a time such as 500ms or 2s, found \(number.text)", at: number.range, try: usual)
    }
    return .time(sign, time)
  }

  /// `of 20`
  private mutating func sampleCount() throws(LineProblem) -> Int {
    guard take(word: "of") else { return 20 }
    let word = peekWord()
    guard let count = Int(word.text), (2...1_000).contains(count) else {
      throw LineProblem(
        "expected how many answers, from 2 to 1000, found \(word.text)", at: word.range,
        try: "expect p95 time < 300 ms of 20")
    }
    take(word)
    return count
  }
}
