package import ApusLanguage
package import ApusLineEditing
internal import ApusOpenAPI

/// Completes `call issues/list-for-repo owner=`: names of operations a level at a time, then their parameters, and the
/// values of these where they are known.
package struct CallCompletion {
  private let scope: EndpointScope
  /// The words behind `call` that are no options.
  private let words: [Word]

  /// - Parameter words: the words before the one that is typed; `nil` where they call nothing.
  package init?(_ words: some BidirectionalCollection<Word>, in scope: EndpointScope) {
    guard let place = words.firstIndex(where: { $0.text.lowercased() == "call" }) else { return nil }
    self.scope = scope
    self.words = words[place...].dropFirst().filter { !$0.isOption }
  }

  package func candidates(typed: String) -> [Candidate] {
    guard let name = words.first?.text else { return names(typed: typed) }
    guard let operation = scope.operation(named: name) else { return [] }
    return parameters(of: operation, typed: typed)
  }

  /// `issues/` for all that begin so, until one of them is begun.
  private func names(typed: String) -> [Candidate] {
    let begun = typed.lowercased()
    let all =
      scope.catalogue?.operations.compactMap { operation -> Candidate? in
        guard let id = operation.id, id.lowercased().hasPrefix(begun) else { return nil }
        return Candidate(id, meaning: operation.meaning)
      } ?? []
    var groups: [String: Int] = [:]
    func group(_ candidate: Candidate) -> String? {
      let rest = candidate.text.dropFirst(typed.count)
      return rest.firstIndex(of: "/").map { candidate.text.prefix(typed.count) + rest[...$0] }.map(
        String.init)
    }
    for candidate in all { if let name = group(candidate) { groups[name, default: 0] += 1 } }
    guard groups.count > 1 else { return all }
    var seen: Set<String> = []
    return all.compactMap { candidate in
      guard let name = group(candidate), let count = groups[name], count > 1 else { return candidate }
      return seen.insert(name).inserted
        ? Candidate(name, meaning: "\(count) operations", addsSpace: false) : nil
    }
  }

  // MARK: Parameters

  private struct Input {
    let name: String
    let words: ParameterWords
    let values: [String]
    var takesSeveral = false
  }

  private func parameters(of operation: ApusOpenAPI.Operation, typed: String) -> [Candidate] {
    let given = Set(
      words.dropFirst().compactMap { Item($0)?.name.shown.lowercased() }
        + scope.valuesOfDirectory(in: operation).map { $0.name.lowercased() })
    let all = inputs(of: operation).filter { $0.takesSeveral || !given.contains($0.name.lowercased()) }
    if let chosen = all.first(where: { typed.hasPrefix($0.name + "=") }) {
      return chosen.values.map { value in
        Candidate(
          "\(chosen.name)=\(value)",
          meaning: value == chosen.words.usual ? "unless said otherwise" : "")
      }
    }
    return (all.filter(\.words.isRequired) + all.filter { !$0.words.isRequired }).map {
      Candidate($0.name + "=", meaning: $0.words.line, addsSpace: false)
    }
  }

  private func inputs(of operation: ApusOpenAPI.Operation) -> [Input] {
    let used = KnownEndpoints(scope).usedValues
    let parameters = operation.parameters.filter { $0.place != .cookie }.map { parameter in
      Input(
        name: parameter.name, words: ParameterWords(parameter),
        values: (parameter.place == .path ? used[parameter.name] : []) + parameter.schema.choicesOfText)
    }
    let fields = operation.bodyFields.map { field in
      let isList = field.schema.kinds == [.array]
      return Input(
        name: ItemPrinter.name(ofKey: field.name), words: ParameterWords(field),
        values: field.schema.choicesOfText, takesSeveral: isList)
    }
    return parameters + fields
  }
}
