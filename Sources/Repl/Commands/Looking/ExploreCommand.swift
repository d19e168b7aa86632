internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `explore [PATH|$N|FILE]`
package struct ExploreCommand: Drives {
  private static let file = Operand("FILE", .file, "a file", try: "explore data.json")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "walk in the last answer, or in a file, on the whole screen",
    forms: [[.operand(.path.optional)], [.operand(file)]],
    examples: [],
    details: [
      "`j` and `k` or the arrows move, space unfolds, `/` looks for a text, `t` makes rows and columns, `?` shows all keys, "
        + "`q` leaves.",
      "Enter leaves with the path of the cursor on the prompt, `r` with `get {{PATH}}` where the value is a URL.",
      "`explore $2` takes another answer. What was unfolded stays so for each.",
    ])

  private let path: PathArgument
  /// As it was typed.
  private let file: String?

  package init(_ line: LineArguments) throws(LineProblem) {
    let word = line.words.first
    let isFile = word.map { $0.kind != .path || $0.text.hasPrefix("./") || $0.text.hasPrefix("../") } ?? false
    file = isFile ? word.map { line.line.verbatim($0.range) } : nil
    path = isFile ? try PathArgument(nil, in: line) : try PathArgument(line)
  }

  package func drive(_ context: Context) async throws -> Outcome {
    let traits = context.output.console.outTraits
    // Whoever is read to hears every picture from its beginning.
    guard traits.movesCursor, !traits.screen.isSpoken, let screen = context.environment.screen() else {
      throw CommandFailure(.usageCommand, "explore needs a screen", try: ["tree --depth 2"])
    }
    if let file {
      let opened = await context.opening(file)
      guard opened == .ok else { return opened }
    }
    guard let target = try ExploreTarget(path, in: context.answers) else {
      context.output.note(try context.answers.nothing(at: path))
      return .ok
    }
    return await context.walk(in: target, on: screen)
  }
}
