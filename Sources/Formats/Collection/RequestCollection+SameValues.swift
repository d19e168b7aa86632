extension RequestCollection {
  /// Marks the variables that have the value of a secret, or a text in which it stands: whatever they are called, it is in no
  /// file that others see.
  ///
  /// - Parameter more: secrets that are no variables yet.
  mutating func markSecretValues(and more: some Sequence<String>) {
    let all = variables + environments.flatMap(\.variables)
    let values = Set(all.filter(\.isSecret).map(\.value) + more).filter {
      $0.utf8.count >= Self.shortestSecret && !$0.contains("{{")
    }
    guard !values.isEmpty else { return }
    let long = values.filter { $0.utf8.count >= Self.shortestFound }
    func marked(_ variable: CollectedVariable) -> CollectedVariable {
      var variable = variable
      if values.contains(variable.value) || long.contains(where: variable.value.contains) {
        variable.isSecret = true
      }
      return variable
    }
    variables = variables.map(marked)
    for index in environments.indices {
      environments[index].variables = environments[index].variables.map(marked)
    }
  }

  /// In bytes. What is shorter is a word like others.
  private static let shortestSecret = 4
  /// In bytes. What is shorter may be a part of other words.
  private static let shortestFound = 8
}
