package import ApusExplorer
package import ApusLanguage
internal import ApusRedaction
internal import ApusSavedSessions
package import ApusSurroundings

/// `import FILE…`
package struct ImportCommand: Drives {
  private static let file = Operand("FILE", .file, "a collection", try: "import collection.json").several
  private static let folder = CommandOption(
    "--into", "is where files are written, over none that is there", takes: Operand("DIR", .file))
  private static let form = CommandOption(
    "--as", "`http` makes a .http file, `session` a session that replays",
    takes: Operand(
      "http|session",
      .words([
        .init("http", "a .http file, with its variables beside it"),
        .init("session", "a session that replays"),
      ])))

  package static let spec = CommandSpec(
    section: .saving,
    summary: "list what a collection of another program holds, and make files of it; nothing is sent",
    forms: [[.operand(file), .option(folder), .option(form)]],
    examples: [
      CommandSpec.Example("import shop.postman_collection.json", "what is in it, and what is left out"),
      CommandSpec.Example("import shop.postman_collection.json --into shop", "shop.http, and its variables"),
      CommandSpec.Example(
        "import shop.postman_collection.json --into saved --as session", "a session to replay"),
    ],
    details: [
      "Read are Postman's collections and environments, Insomnia's exports, Bruno's files and folders, and Hurl files, "
        + "told by what is in them; of a HAR file a session is made, with its answers. Environments of Postman's beside a collection are read with it. `run` sends the same.",
      "Secrets go to http-client.private.env.json alone, which only you can read. What is no part of a .http file, such "
        + "as a WebSocket or most of a script, is named by its line and left out.",
    ])

  private let files: [Word]
  private let target: Word?
  private let isSession: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    target = line.value(Self.folder)
    let form = line.value(Self.form)
    if let form, !["http", "session"].contains(form.text) {
      throw LineProblem("expected http or session, found \(form.text)", at: form.range)
    }
    isSession = form?.text == "session"
    files = line.words(Self.file)
    _ = try line.require(Self.file)
  }

  package func drive(_ context: Context) async throws -> Outcome {
    try await CollectionImport(
      files: files, target: target, isSession: isSession, runner: context.commands,
      environment: context.environment, output: context.output, variables: context.session.variables,
      redactor: Redactor(secrets: context.session.knownSecrets)
    ).run()
  }
}
