extension Environment {
  /// The language that the surroundings ask for, as `ja`; English where they ask for none.
  package var language: String { Self.language(variable) }

  /// The same of variables: the first that says something decides.
  package static func language(_ variable: (String) -> String?) -> String {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
    let name = said.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }.lowercased()
    return ["", "c", "posix"].contains(name) ? "en" : name
  }
}
