internal import ApusExplorer
package import ApusLanguage
internal import ApusSending
internal import ApusServices

extension CommandList {
  /// What these commands tell of the secrets in lines.
  package var words: CommandWords {
    CommandWords(options: SessionOption.names, nameLength: Self.nameLength) { word in
      guard let command = command(named: word) else { return nil }
      if command.type == AuthCommand.self || command.type == VerifyCommand.self { return .credential }
      let takesMore = [.sending, .session, .typed].contains(command.spec.section)
      return takesMore || Self.takingLines.contains { $0 == command.type } ? .anything : .names
    }
  }

  /// A typed service is asked by the names of its endpoints, which may have several words.
  @Sendable private static func nameLength(_ words: [String]) -> Int {
    guard let service = words.first.flatMap(ServiceCatalogue.service(named:)) else { return 1 }
    let lengths = service.endpoints.map(\.words).filter {
      words.dropFirst().starts(with: $0.map(String.init))
    }
    .map(\.count)
    return 1 + (lengths.max() ?? 0)
  }

  /// Commands of other sections that take a whole line, or one of another program.
  private static let takingLines: [any Command.Type] = [
    RepeatCommand.self, WatchCommand.self, PreviewCommand.self, CurlCommand.self, HTTPCommand.self,
    // In a shell it takes variables.
    ExportCommand.self,
  ]
}

extension MaskedLine {
  /// A line of this program's own commands.
  package init(_ line: String) { self.init(line, CommandList.all.words) }
}

extension SecretShapes {
  /// Whether a line of this program's own commands has something in it that must not be kept.
  package static func isIn(line: String) -> Bool { isIn(line: line, CommandList.all.words) }
}
