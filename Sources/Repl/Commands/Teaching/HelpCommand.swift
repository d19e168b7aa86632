internal import LineEditing
internal import Rendering
internal import Services

/// `help [COMMAND|TOPIC]`
package struct HelpCommand: Command {
  package static let spec = CommandSpec(
    "help", aliases: ["?", "man"], section: .teaching,
    summary: "say what there is, or how one command works",
    usage: ["help", "help COMMAND", "help TOPIC"],
    examples: [
      CommandSpec.Example("help get", "how requests are written"),
      CommandSpec.Example("help paths", "how to look into a response"),
    ],
    details: ["Topics: \(HelpTopic.all.map(\.name).joined(separator: ", "))."],
    arguments: [
      .known { $0.commandCandidates + HelpTopic.all.map { Candidate($0.name, meaning: "a topic") } }
    ])

  private let words: [Word]

  package init(_ line: CommandLine) throws(LineProblem) { words = line.arguments }

  package func run(in context: Context) async throws -> Outcome {
    guard let word = words.first else {
      try context.show(HelpOverview(commands: context.commands))
      return .ok
    }
    let name = word.text.lowercased()
    if let topic = HelpTopic.all.first(where: { $0.name == name }) {
      try context.show(topic)
    } else if let service = ServiceCatalogue.service(named: name) {
      try context.showHelp(of: service, about: words.dropFirst())
    } else if let spec = context.commands.command(named: name)?.spec {
      try context.show(CommandHelp(spec: spec))
    } else {
      let names = context.commands.specs.flatMap(\.names) + HelpTopic.all.map(\.name)
      throw LineProblem(
        "there is no command and no topic \(word.text)", at: word.range,
        try: nearest(to: word.text, among: names).map { "help \($0)" } ?? "help")
    }
    return .ok
  }
}
