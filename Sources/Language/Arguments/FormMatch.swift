/// The forms that a line's words fit, as far as they do.
struct FormMatch: Sendable {
  /// A form, and how much of it there is.
  struct Candidate: Sendable {
    private let parts: [LineForm.Part]
    /// The names of the only options that it takes; `nil` where any may stand.
    private let options: Set<String>?
    private var position = 0
    /// Which words stand for which operand: those of one stand side by side.
    private(set) var taken: [String: Range<Int>] = [:]
    /// The first of the words that stand for themselves.
    private(set) var subword: String?

    init(_ form: LineForm) {
      parts = form.sequence
      options = form.ownsOptions ? Set(form.options.map(\.name)) : nil
    }

    func takes(_ option: String) -> Bool { options?.contains(option) ?? true }

    /// The parts of which the next word may be one, by their places.
    fileprivate var open: [Int] {
      var open: [Int] = []
      for index in parts.indices.dropFirst(position) {
        guard case .operand(let operand) = parts[index] else { return open + [index] }
        let count = count(of: operand)
        if count < operand.most { open.append(index) }
        if count == 0, !operand.isOptional { break }
      }
      return open
    }

    /// The part without which the form is not whole; `nil` when it is.
    var missing: LineForm.Part? {
      guard let last = open.last else { return nil }
      if case .operand(let operand) = parts[last], operand.isOptional || count(of: operand) > 0 { return nil }
      return parts[last]
    }

    fileprivate var next: [LineForm.Part] { open.map { parts[$0] } }

    fileprivate func isOffered(_ part: LineForm.Part) -> Bool {
      if case .operand(let operand) = part { operand.isOffered(after: count(of: operand)) } else { true }
    }

    /// The form with a word that stands for itself in it.
    fileprivate func saying(_ word: Word) -> Candidate? {
      let text = word.text.lowercased()
      for index in open {
        guard case .literal(let choice, let others) = parts[index], ([choice.text] + others).contains(text)
        else { continue }
        var candidate = self
        candidate.position = index + 1
        candidate.subword = subword ?? choice.text
        return candidate
      }
      return nil
    }

    /// The form with a word as a value.
    fileprivate func taking(_ word: Word, at place: Int, evenUnfit: Bool) -> Candidate? {
      for index in open {
        guard case .operand(let operand) = parts[index], evenUnfit || operand.fits(word) else { continue }
        var candidate = self
        candidate.position = index
        candidate.taken[operand.name] = (taken[operand.name]?.lowerBound ?? place)..<place + 1
        return candidate
      }
      return nil
    }

    private func count(of operand: Operand) -> Int { taken[operand.name]?.count ?? 0 }
  }

  let words: [Word]
  private var candidates: [Candidate]
  /// The words from the first on that no form has a place for.
  private(set) var rest: ArraySlice<Word>

  init(_ words: [Word], forms: [LineForm]) {
    self.words = words
    candidates = forms.map { Candidate($0) }
    rest = words[...]
    while let word = rest.first {
      let candidates = advanced(over: word)
      guard !candidates.isEmpty else { return }
      self.candidates = candidates
      rest = rest.dropFirst()
    }
  }

  /// A word that stands for itself goes before a value, and a value that fits before one that does not.
  private func advanced(over word: Word) -> [Candidate] {
    let saying = candidates.compactMap { $0.saying(word) }
    if !saying.isEmpty { return saying }
    let fitting = candidates.compactMap { $0.taking(word, at: rest.startIndex, evenUnfit: false) }
    // What reads the value knows best what is wrong with it, where it can be nothing else.
    return fitting.isEmpty && expected.count == 1
      ? candidates.compactMap { $0.taking(word, at: rest.startIndex, evenUnfit: true) } : fitting
  }

  /// The form that is meant.
  var meant: Candidate? { candidates.first { $0.missing == nil } ?? candidates.first }

  /// Whether an option may stand in one of them.
  func takes(_ option: CommandOption) -> Bool { candidates.contains { $0.takes(option.name) } }

  /// What can come next, for Tab.
  var next: [LineForm.Part] {
    candidates.flatMap { candidate in candidate.next.filter(candidate.isOffered) }
  }

  /// What could stand where the rest begins, in words: what stands for itself first.
  var expected: [String] {
    var literals: [String] = []
    var values: [String] = []
    for part in candidates.flatMap(\.next) {
      let name = part.expected
      if case .operand = part {
        if !values.contains(name) { values.append(name) }
      } else if !literals.contains(name) {
        literals.append(name)
      }
    }
    return literals + values
  }

  /// The words that stand for themselves where the rest begins.
  var literals: [String] {
    candidates.flatMap(\.next).compactMap { part in
      if case .literal(let choice, _) = part { choice.text } else { nil }
    }
  }
}
