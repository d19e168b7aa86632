internal import ApusSurroundings
internal import ApusSystem
package import ApusWords

extension Invocation {
  /// What this process was started to do. From here on the program speaks the language that goes with it.
  ///
  /// - Throws: for arguments that are not understood, and where `APUS_LANG` names a language that there is not.
  package static func ofThisProcess() throws(InvocationProblem) -> Invocation {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let invocation: Invocation
    do throws(InvocationProblem) {
      invocation = try Invocation(arguments: arguments)
    } catch {
      SpokenLanguage.setForProgram(languageToComplain(of: arguments) { ProcessVariables[$0] })
      throw error
    }
    SpokenLanguage.setForProgram(try invocation.spokenLanguage { ProcessVariables[$0] })
    return invocation
  }

  /// What is spoken of arguments that are not understood: what they say of it themselves, or else what the surroundings
  /// ask for.
  static func languageToComplain(
    of arguments: [String], _ variable: (String) -> String?
  ) -> SpokenLanguage {
    let flag =
      arguments.firstIndex(of: "--lang").map { arguments[$0...].dropFirst().first ?? "" }
      ?? arguments.first { $0.hasPrefix("--lang=") }.map { String($0.dropFirst(7)) }
    let name =
      flag ?? variable("APUS_LANG").flatMap { $0.isEmpty ? nil : $0 } ?? Environment.language(variable)
    return SpokenLanguage(locale: name) ?? .english
  }

  /// What the program speaks: what it was told to, or else what the surroundings ask for; English where they ask for
  /// a language that it does not know.
  ///
  /// - Throws: where `APUS_LANG` names a language that there is not.
  package func spokenLanguage(
    _ variable: (String) -> String?
  ) throws(InvocationProblem) -> SpokenLanguage {
    if let language { return language }
    if let name = variable("APUS_LANG"), !name.isEmpty { return try Self.language(name, given: "APUS_LANG") }
    return SpokenLanguage(rawValue: Environment.language(variable)) ?? .english
  }

  static func language(_ name: String, given place: String) throws(InvocationProblem) -> SpokenLanguage {
    guard let language = SpokenLanguage(locale: name) else {
      throw InvocationProblem(
        "\(place) takes one of \(SpokenLanguage.names), not \(name)", try: "apus --lang en")
    }
    return language
  }
}
