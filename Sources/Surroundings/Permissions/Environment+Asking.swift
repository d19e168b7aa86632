package import ApusSystem

extension Environment {
  /// The same surroundings for lines of a file from elsewhere: what they may not have without somebody's knowing is
  /// asked for first.
  package func asking(_ permissions: Permissions) -> Environment {
    let outside = self
    var environment = self
    environment.isOfFileFromElsewhere = true
    environment.programs = .none
    environment.variable = { name in
      guard let value = outside.variable(name) else { return nil }
      return permissions.allows(.variable(name)) ? value : nil
    }
    environment.variableOfFolder = variableOfFolder ?? variable
    environment.files = files.asking(permissions)
    environment.placeOfFile = placeOfFile(asking: permissions)
    environment.mayTakeInput = { permissions.allows(.input) }
    environment.startShell = { command, output throws(FileProblem) in
      guard permissions.allows(.shell(command: command)) else { throw Permissions.refusal }
      return try outside.startShell(command, output)
    }
    environment.secretOfCommand = { command throws(FileProblem) in
      guard permissions.allows(.secret(command: command)) else { throw Permissions.refusal }
      return try outside.secretOfCommand(command)
    }
    return environment
  }

  /// The same surroundings for lines that a file of requests makes in its user's own session: what they name is asked for
  /// first, and what the user has set is not.
  package func asking(forNames permissions: Permissions) -> Environment {
    var environment = self
    environment.namesAsk = permissions
    environment.placeOfFile = placeOfFile(asking: permissions)
    environment.mayTakeInput = { permissions.allows(.input) }
    return environment
  }

  /// Where a file goes that is written, each asked for first.
  private func placeOfFile(
    asking permissions: Permissions
  ) -> @Sendable (String) throws(FileProblem) -> String {
    let place = placeOfFile
    return { path throws(FileProblem) in
      guard path == "/dev/null" || permissions.allows(.write(path: path)) else { throw Permissions.refusal }
      return try place(path)
    }
  }

  /// A variable of the environment that a line names; `nil` when it is not set, or nobody allows it.
  package func namedVariable(_ name: String) -> String? {
    guard let value = variable(name) else { return nil }
    return namesAsk?.allows(.variable(name)) ?? true ? value : nil
  }

  /// Starts what follows `|` on a line.
  package func startNamedShell(_ command: String, _ output: Int32) throws(FileProblem) -> any ShellInput {
    guard namesAsk?.allows(.shell(command: command)) ?? true else { throw Permissions.refusal }
    return try startShell(command, output)
  }
}

extension FileReader {
  /// The same files, each asked for before it is read.
  package func asking(_ permissions: Permissions) -> FileReader {
    let outside = self
    // What is not there needs no question.
    @Sendable func problem(_ path: String) -> FileProblem? {
      outside.problem(path) ?? (permissions.allows(.read(path: path)) ? nil : Permissions.refusal)
    }
    var files = FileReader(
      home: home, workingFolder: workingFolder,
      contents: { path in problem(path).map { .failure($0) } ?? outside.contents(path) },
      digest: { path in problem(path).map { .failure($0) } ?? outside.digest(path) },
      identity: outside.identity, problem: problem)
    files.isPipe = outside.isPipe
    files.found = outside.found
    return files
  }
}
