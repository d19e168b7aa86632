internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `cd PATH`
package struct CdCommand: Sets {
  private static let place = Operand("PATH", .endpoint).optional

  package static let spec = CommandSpec(
    section: .session,
    summary: "go to a path under the base, from which relative paths start",
    forms: ["PATH", "..", "-", "URL"].map { [.operand(place.shown(as: $0))] },
    examples: [
      CommandSpec.Example("cd github/users", "go down"),
      CommandSpec.Example("get octocat", "ask for a path from there"),
      CommandSpec.Example("cd -", "and back to where you were"),
    ],
    details: ["`cd` alone goes to the base. `cd /x` starts at the base; `cd x` where you are."])

  private let place: Word?

  package init(_ line: LineArguments) throws(LineProblem) { place = line[Self.place] }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let before = (session.base, session.directory)
    if let place {
      try go(to: place, in: &session, output)
    } else {
      session.directory = ""
    }
    session.previousPlace = before
    output.note(PlaceLine(session).line)
    return .ok
  }

  private func go(to word: Word, in session: inout Session, _ output: Output) throws(LineProblem) {
    let text = try word.template.filled(from: session.variables).visible(in: "a path")
    if AnswerURL.isNamed(by: text) {
      throw LineProblem(
        "`cd` goes about in the API, and \(text) is a part of an answer; a folder of that name is ./\(text)",
        at: word.range, try: "look \(text)")
    }
    try word.template.refuseUnfilledParts()
    if text == "-" {
      if let place = session.previousPlace {
        session.move(
          to: place.base, directory: place.directory,
          over: place.base?.origin == session.base?.origin ? session.baseSocket : nil, output)
      }
    } else if text.contains("://") {
      try session.moveBase(to: word, output)
    } else {
      session.directory = joined(session.directory, text)
    }
  }

  /// Follows a path from a folder; `..` above the base stays at the base.
  private func joined(_ folder: String, _ path: String) -> String {
    var segments = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for segment in path.split(separator: "/") {
      switch segment {
      case ".": continue
      case "..": _ = segments.popLast()
      default: segments.append(segment)
      }
    }
    return segments.joined(separator: "/")
  }
}
