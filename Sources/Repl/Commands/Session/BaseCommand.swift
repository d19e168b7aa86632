internal import ApusClient
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
internal import ApusSending
package import ApusSurroundings
internal import ApusText

/// `base URL`
package struct BaseCommand: Sets {
  private static let url = Operand("URL")

  package static let spec = CommandSpec(
    section: .session,
    summary: "set the URL that paths are put behind",
    forms: [[], [.operand(url)]],
    examples: [
      CommandSpec.Example("base", "show the base"),
      CommandSpec.Example("base {{practice}}/github", "put every path behind the practice API's GitHub"),
    ],
    details: [
      "`base localhost:3000` means http. A base may have a path: with `base https://qiita.com/api/v2`, `get /items` "
        + "asks for https://qiita.com/api/v2/items.",
      "`base unix:/run/x.sock` and `base http+unix://%2Frun%2Fx.sock` ask over a socket in the file system.",
      "Headers, query items, fields and a credential stay with the origin they were set for.",
    ])

  private let url: Word?

  package init(_ line: LineArguments) throws(LineProblem) { url = line[Self.url] }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    if let url { try session.moveBase(to: url, output) }
    try output.show(
      Lines([
        session.base.map { base in
          Line(base.description, .url)
            + (session.baseSocket.map { Line(" over \($0)", .dim).retold } ?? Line())
        } ?? Line("no base", .dim).retold
      ]))
    return .ok
  }
}

extension Session {
  /// Sets the base to what a word says; the word may leave out `http://`.
  mutating func moveBase(to word: Word, _ output: Output) throws(LineProblem) {
    let text = try word.template.filled(from: variables).shown
    guard let socket = SocketURL(text) else {
      return move(to: try word.url(with: variables), directory: "", output)
    }
    let url = Word(
      kind: word.kind, template: Template(socket.url, standingFor: word.range), range: word.range)
    move(to: try url.url(), directory: "", over: socket.path, output)
  }

  /// Goes to another base, and the description that is loaded is read for it. What was kept for the old one's origin does
  /// not come along to another, and counts again once the base is there again; both are said.
  ///
  /// - Parameter socket: what the base is asked over; where that changes, another server answers to the same name.
  mutating func move(to base: WebURL?, directory: String, over socket: String? = nil, _ output: Output) {
    let old = (self.base?.origin ?? firstAsked).map { OriginKeep.Place(origin: $0, socket: baseSocket) }
    let new = base.map { OriginKeep.Place(origin: $0.origin, socket: socket) }
    let stays = old == new
    if let old, !stays {
      let left =
        OriginKeep.leave(old, in: &self)
        + (credential.map { $0.origin == old.origin ? [$0.name] : [] } ?? [])
      if !left.isEmpty {
        output.note(Line("not taken along from \(old.origin): \(left.joined(separator: ", "))", .dim))
      }
    }
    if baseSocket != socket { credential = nil }
    self.base = base
    baseSocket = socket
    self.directory = directory
    if let new, !stays { comeBack(to: new, output) }
    guard let base, let loaded = specification else { return }
    let specification = LoadedSpecification(loaded, home: base.origin)
    self.specification = specification
    for line in specification.notes(at: base) { output.note(line) }
  }

  private mutating func comeBack(to place: OriginKeep.Place, _ output: Output) {
    let isKnown = credential?.origin == place.origin
    let back =
      OriginKeep.comeBack(to: place, in: &self) + (isKnown ? credential.map { [$0.name] } ?? [] : [])
    if !back.isEmpty {
      output.note(Line("counts again for \(place.origin): \(back.joined(separator: ", "))", .dim))
    }
  }
}
