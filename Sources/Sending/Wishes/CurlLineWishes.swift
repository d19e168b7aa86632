internal import ApusClient
package import ApusLanguage
package import ApusSurroundings
internal import ApusSystem

/// What a line of curl in a file wants of this machine: variables of the environment, files, standard input, ways to a place,
/// what it writes and what it runs. Asking for it makes the request, and sends nothing.
package struct CurlLineWishes {
  /// What the session gives to a line.
  let context: RequestContext
  private let environment: Environment
  private let hasInput: Bool
  private let isOffline: Bool

  /// - Parameters:
  ///   - hasInput: whether the program was given something to read.
  ///   - isOffline: whether requests are shown and not sent.
  package init(
    _ context: RequestContext, in environment: Environment, hasInput: Bool, isOffline: Bool
  ) {
    (self.context, self.environment) = (context, environment)
    (self.hasInput, self.isOffline) = (hasInput, isOffline)
  }

  /// Asks for all that a line wants, as far as it can be known. What cannot be read as a line wants nothing.
  ///
  /// - Parameter check: is called behind each question. What it throws ends the asking.
  func ask(for text: String, check: () throws -> Void) rethrows {
    guard case .request(let line)? = try? ParsedLine.parse(text), line.isPasted else { return }
    try askForEnd(of: line, check)
    for line in [line] + line.following {
      var first = line
      first.following = []
      var context = context
      context.variables = try variables(for: first, check)
      let whole = (try? first.takingOptionFiles(in: context)) ?? first
      try check()
      for line in [whole] + whole.following { try ask(for: line, in: context, check) }
    }
  }

  /// Where what comes is to go.
  private func askForEnd(of line: RequestLine, _ check: () throws -> Void) rethrows {
    switch line.tail {
    case nil: break
    case .pipe(let command, _): _ = environment.namesAsk?.allows(.shell(command: command))
    case .file(let template, _, _):
      let path = try? template.filled(from: context.variables).visible(in: "a file name")
      if let path { askToWrite(environment.files.expanded(path)) }
    }
    try check()
  }

  /// The session's variables, and those of the environment that the line names. What has no value has a word in its place.
  private func variables(for line: RequestLine, _ check: () throws -> Void) rethrows -> Variables {
    var variables = context.variables
    for name in line.shellNames where variables.values[name.name] == nil {
      let value = environment.namedVariable(name.name) ?? ""
      variables.values[name.name] = .text(value.isEmpty ? Self.unknown : value)
      try check()
    }
    return variables
  }

  private static let unknown = "0"

  private func ask(
    for line: RequestLine, in context: RequestContext, _ check: () throws -> Void
  ) rethrows {
    var line = line
    if line.inputUse.isNamed, hasInput {
      _ = environment.mayTakeInput()
      try check()
      line.input = .bytes([])
    }
    var context = context
    context.files = context.files.onlyAsked
    // It is typed where it is sent.
    if line.userToAsk != nil { context.password = Secret(Self.unknown) }
    let prepared = try? line.prepare(in: context)
    try check()
    guard let prepared, !isOffline, !prepared.showing.isOffline else { return }
    for permission in prepared.request.options.wanted {
      _ = environment.namesAsk?.allows(permission)
      try check()
    }
    for path in prepared.showing.files(environment.files) {
      askToWrite(path)
      try check()
    }
  }

  private func askToWrite(_ path: String) { _ = try? environment.placeOfFile(path) }
}

extension PreparedRequest.ShowOptions {
  /// The files that are written, as far as their names are known; what an answer has the name of is written into a folder.
  fileprivate func files(_ files: FileReader) -> [String] {
    let isNamedLater = downloads && output == nil
    let body = isNamedLater ? folder.map { $0 + "/index" } ?? files.expanded("./index") : output
    return [body, headersInto, traceInto, cookiesInto].compactMap(\.self).filter { $0 != "-" }
  }
}

extension FileReader {
  /// The same files with nothing in them. That each may be read is asked for as ever.
  fileprivate var onlyAsked: FileReader {
    let outside = self
    var files = FileReader(
      home: home, workingFolder: workingFolder,
      contents: { path in
        _ = outside.problem(path)
        return .success([])
      }, problem: outside.problem)
    files.isPipe = outside.isPipe
    files.found = outside.found
    return files
  }
}
