internal import ApusClient
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSurroundings

/// The secrets that a session needs when it is run for real, and where each may come from.
package struct SecretNeeds: Sendable {
  /// What stands behind `{{secret:NAME}}`.
  struct Need: Sendable, Hashable {
    let name: String
    /// What it is given to, where its line tells: a recording from before secrets were named by that calls it `typed`.
    let field: String?

    /// The variables of the environment that may have it, the best first.
    var variables: [String] {
      let names = name == SecretNeeds.unnamed ? [field, name].compactMap(\.self) : [name]
      return names.flatMap { [VariableName.of($0), $0] }.reduce(into: []) { all, name in
        if !all.contains(name) { all.append(name) }
      }
    }
  }

  /// What a secret is called of which nothing tells what it is.
  package static let unnamed = "typed"

  let needs: [Need]
  /// Those of them that recorded files have which are sent.
  let namesInFiles: [String]
  /// Variables of the environment that its lines name.
  private let variables: [String]

  /// None.
  init() { (needs, namesInFiles, variables) = ([], [], []) }

  /// Variables of the environment that may have a secret, the best first; none where nothing is known of it.
  func variables(of name: String) -> [String] { needs.first { $0.name == name }?.variables ?? [] }

  /// - Parameters:
  ///   - given: values that lines do not set as they are written: those need no secret.
  ///   - cassette: what has the files that its lines read; `nil` where they are read from the disk.
  init(
    _ document: SessionDocument, with given: SessionReplay.Given = SessionReplay.Given(),
    filesOf cassette: Cassette? = nil
  ) {
    var needs: [Need] = []
    let steps = document.steps.filter { given.line($0.command) == $0.command }
    for step in steps where !(step.outcome ?? .ok).lacksSecret(on: step.command) {
      for name in SecretPlaceholder.names(in: step.command) where !needs.contains(where: { $0.name == name })
      {
        let before = step.command.firstRange(of: SecretPlaceholder.text(name))?.lowerBound
        needs.append(Need(name: name, field: before.flatMap { SecretField.name(in: step.command[..<$0]) }))
      }
    }
    namesInFiles = cassette.map(Self.names(inFilesOf:)) ?? []
    let others = namesInFiles.filter { name in !needs.contains { $0.name == name } }
    self.needs = needs + others.map { Need(name: $0, field: nil) }
    let named = steps.flatMap(Self.variables)
    let replaced = Set(document.steps.flatMap(Self.variables)).subtracting(named)
    let declared = document.frontMatter.secrets.filter { !$0.contains(":") && !replaced.contains($0) }
    variables = named.reduce(into: declared) { all, name in if !all.contains(name) { all.append(name) } }
  }

  /// What is in a description that is only read needs nobody's secret.
  private static func names(inFilesOf cassette: Cassette) -> [String] {
    func names(_ bytes: [UInt8]) -> [String] {
      SecretPlaceholder.names(in: String(decoding: bytes, as: UTF8.self))
    }
    let all = cassette.files.flatMap { names($0.file.bytes) }.reduce(into: [String]()) { all, name in
      if !all.contains(name) { all.append(name) }
    }
    guard !all.isEmpty else { return [] }
    let sent = Set(
      cassette.recordings.flatMap { recording in
        recording.exchange.request.body.flatMap { try? wholeBytes(of: $0) }.map(names) ?? []
      })
    return all.filter(sent.contains)
  }

  /// Commands that take a secret from where a word says.
  private static let takers: Set = ["auth", "let", "login", "verify"]

  /// What a line that is to go well takes from the environment: `auth bearer env:TOKEN`.
  private static func variables(of step: Step) -> [String] {
    let mark = "env:"
    guard step.outcome ?? .ok == .ok, takers.contains(step.command.firstWord.lowercased()) else { return [] }
    return Words(step.command).words.compactMap { word in
      let name = word.text.dropFirst(mark.count)
      return word.text.hasPrefix(mark) && Variables.isName(name) ? String(name) : nil
    }
  }

  /// What the environment does not have is asked for, all of it before anything is sent.
  ///
  /// - Returns: what was typed, by the secrets' names.
  func typed(in environment: Environment, path: String) throws(CommandFailure) -> [String: String] {
    func isThere(_ name: String) -> Bool { environment.variable(name)?.isEmpty == false }
    var typed: [String: String] = [:]
    var missing = variables.filter { !isThere($0) }
    for need in needs where !need.variables.contains(where: isThere) {
      let text = environment.askHidden("\(need.field ?? need.name): ") ?? ""
      typed[need.name] = text.isEmpty ? nil : text
      if text.isEmpty, let name = need.variables.first, !missing.contains(name) { missing.append(name) }
    }
    guard missing.isEmpty else {
      throw CommandFailure(
        .usageArgument,
        "\(path) needs \(missing.joined(separator: ", ")) in the environment, which \(missing.count == 1 ? "is" : "are") not set"
      )
    }
    return typed
  }
}
