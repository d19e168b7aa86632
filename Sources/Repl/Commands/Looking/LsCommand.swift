internal import ApusClient
internal import ApusEncodings
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `ls [-l] [-r] [PATH]`
package struct LsCommand: Looks {
  // `-la` is in many fingers; nothing is hidden here that an `a` could show.
  private static let long = CommandOption("-l", "gives every method a line", also: ["-a"])
  private static let deep = CommandOption("-r", "lists everything below, too", also: ["-R"])
  private static let folder = Operand("PATH", .endpoint).optional

  package static let spec = CommandSpec(
    section: .looking,
    summary: "list what the API can be asked, as far as it is known here",
    forms: [[.option(long), .option(deep), .operand(folder)]],
    examples: [
      CommandSpec.Example("ls", "what is directly below"),
      CommandSpec.Example("ls -l /github/users", "a line for each method"),
      CommandSpec.Example("ls -r /qiita", "everything below"),
    ],
    details: [
      "It starts where `cd` went, and nothing is sent. Endpoints are known from the typed services, the practice API, a "
        + "description that `spec` loaded, and what was asked before. `{name}` stands for a value; a value may be typed in "
        + "its place.",
      "A path that is only begun lists what begins so.",
    ])

  private let isLong: Bool
  private let isRecursive: Bool
  private let path: Word?
  private let line: String

  package init(_ line: LineArguments) throws(LineProblem) {
    isLong = line.has(Self.long)
    isRecursive = line.has(Self.deep)
    path = line[Self.folder]
    self.line = line.line.text.trimmed
  }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    let known = KnownEndpoints(answers.session.scope)
    let folder = try folder(in: answers)
    let listing = EndpointListing(known, folder, isLong: isLong, isRecursive: isRecursive, line: line)
    if listing.isEmpty {
      note(folder, known, in: answers, output)
    } else if output.console.outTraits.isTerminal {
      try output.showFolded(listing)
    } else {
      // A program gets every line whole.
      try output.console.out.write(
        output.console.outTraits.theme.text(of: listing.lines(on: Screen(width: 10_000))))
    }
    return .ok
  }

  /// Says that there is nothing, and what to list instead: what has such a name elsewhere, or everything.
  private func note(_ folder: String, _ known: KnownEndpoints, in answers: Answers, _ output: Output) {
    let isAnythingKnown = !known.entries(below: "/").isEmpty
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    let next =
      answers.session.base == nil
      ? "use practice" : !isAnythingKnown ? "get /" : known.folder(about: name).map { "ls \($0)" } ?? "ls /"
    let place = isAnythingKnown ? "below \(folder)" : "here yet"
    output.note(Line("nothing is known \(place); try: ", .dim) + Line(next, .command))
  }

  /// Where the list begins: the argument, from where `cd` went unless it begins with a slash.
  private func folder(in answers: Answers) throws(LineProblem) -> String {
    let text = try path?.template.filled(from: answers.session.variables).visible(in: "a path") ?? ""
    let path = URLPath.join("", answers.session.directory, text, keepsDots: false)
    return path.count > 1 ? path.withoutFinalSlash : path
  }
}
