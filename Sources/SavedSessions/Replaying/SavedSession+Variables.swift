internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction

extension SavedSession {
  /// What variables held that lines name and none sets, as far as the recording tells: they were given from outside.
  ///
  /// - Parameters:
  ///   - given: what is set already.
  ///   - cassette: what is to be asked in place of its own.
  func recordedVariables(
    besides given: [String: VariableValue], in cassette: Cassette? = nil, redactor: Redactor = Redactor(),
    runner: any LineRunner
  ) async throws -> [String: VariableValue] {
    // What is written to lack one would not.
    let lacking = document.steps.filter { $0.outcome == .failure(.requestVariable) }
      .reduce(into: Set<String>()) { $0.formUnion(Variables.OfLine($1.command).used) }
    let names = document.unsetVariables.filter { given[$0] == nil && !lacking.contains($0) }
    let cassette = cassette ?? self.cassette
    guard !names.isEmpty, !cassette.recordings.isEmpty else { return [:] }
    let finder = VariableFinder(names, addresses: document.addressVariables)
    let sandbox = try ReplaySandbox(
      document.frontMatter, cassette: cassette, redactor: redactor,
      variables: given.merging(finder.marks) { own, _ in own }, runner: runner, finder: finder)
    for step in document.steps {
      try Task.checkCancellation()
      _ = await sandbox.run(step.command, endingIn: step.outcome ?? .ok)
    }
    return finder.values
  }
}

extension SessionDocument {
  /// The variables that lines name and none sets, in order.
  var unsetVariables: [String] {
    var (used, set) = (Set<String>(), Set<String>())
    for line in steps.map(\.command) {
      guard line.holds("{{") || ["let", "for"].contains(line.firstWord.lowercased()) else { continue }
      let own = Variables.OfLine(line)
      used.formUnion(own.used)
      if let name = own.set ?? Self.loopVariable(line) { set.insert(name) }
    }
    return used.subtracting(set).sorted()
  }

  /// Why a step did nothing that is written to do something; `nil` where it lacks no variable.
  package func lack(of step: Step, endingIn outcome: Step.Outcome) -> String? {
    guard outcome == .failure(.requestVariable), outcome != step.outcome else { return nil }
    let used = Variables.OfLine(step.command).used
    let unset = used.intersection(unsetVariables).sorted()
    if !unset.isEmpty {
      return "\(unset.joined(separator: ", ")) \(unset.count == 1 ? "is" : "are") not set"
    }
    return used.isEmpty ? nil : "\(used.sorted().joined(separator: ", ")) not set by the session"
  }

  /// Those that stand only where a URL begins.
  fileprivate var addressVariables: Set<String> {
    var (leading, inside) = (Set<String>(), Set<String>())
    for step in steps where step.command.holds("{{") {
      for (place, word) in Words(step.command).words.enumerated() {
        let fragments = word.template.fragments
        for (number, fragment) in fragments.enumerated() {
          guard case .variable(let name) = fragment.kind else { continue }
          let next = number + 1 < fragments.count ? fragments[number + 1].text : ""
          let isLeading = number == 0 && (next.isEmpty ? place < 2 : next.hasPrefix("/"))
          if isLeading { leading.insert(name) } else { inside.insert(name) }
        }
      }
    }
    return leading.subtracting(inside)
  }

  /// The one that `for NAME in …` sets.
  private static func loopVariable(_ line: String) -> String? {
    let words = Words(line).words
    return words.count > 2 && words[0].text.lowercased() == "for" ? words[1].text : nil
  }
}
