internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusExplorer
internal import ApusJSON
internal import ApusLanguage
internal import ApusLessons
package import ApusLineEditing
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// What the editor knows of the session while a line is typed: a value, made anew before each prompt.
package struct EditorKnowledge: Sendable {
  package let prompt: Prompt
  let commands: CommandList
  let session: Session
  /// Where files that are not of the session are looked for.
  let environment: Environment
  private let lazyEndpoints: LazyValue<KnownEndpoints>
  let variables: [String: String]
  let isInLesson: Bool
  /// The shapes that were named, each on one line.
  let shapes: [String: String]

  /// What the terminal is, and what the session wants of it.
  package let traits: Console.Traits

  /// - Parameters:
  ///   - environment: by default one where nothing is set.
  ///   - place: what the prompt says in place of the base, as in a lesson.
  package init(
    _ session: Session, commands: CommandList, on traits: Console.Traits = Console.Traits(isTerminal: true),
    in environment: Environment = Environment(), place: String? = nil
  ) {
    prompt = PromptText(session, traits.screen.glyphs, place: place).prompt
    (self.traits, isInLesson) = (traits, place != nil)
    self.commands = commands
    self.session = session
    self.environment = environment
    lazyEndpoints = LazyValue { KnownEndpoints(session.scope) }
    variables = session.variables.values.mapValues(\.text)
    shapes = session.shapes.mapValues { String($0.description.prefix(60)) }
  }

  /// What is known of the API.
  var endpoints: KnownEndpoints { lazyEndpoints.value }

  /// What stands before the row that a text goes on in.
  static func reminder(_ text: String) -> String? { OpenText(text)?.reminder }

  /// Whether a line can be read, and was not refused when it was run: what was is not offered again.
  func understands(_ line: String) -> Bool {
    guard !session.refused.contains(line) else { return false }
    if isInLesson, LessonWord(line) != nil { return true }
    do {
      _ = try Dispatcher(commands: commands).command(for: session.aliases.expanded(line))
      return true
    } catch {
      return false
    }
  }

  /// What paths are completed from.
  var seen: SeenAnswers { SeenAnswers(session.records, isExact: session.settings.look.isExact) }
}

extension EditorKnowledge {
  /// The words behind a command that `help` tells of by themselves.
  func formCandidates(of command: String) -> [Candidate] {
    let spec = commands.command(named: command.lowercased())?.spec
    return spec.map(CommandPartHelp.words)?.map { Candidate($0.text, meaning: $0.meaning) } ?? []
  }
}
