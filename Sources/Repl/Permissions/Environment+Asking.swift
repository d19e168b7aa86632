extension Environment {
  /// The same surroundings for lines of a file from elsewhere: what they may not have without somebody's knowing is
  /// asked for first.
  func asking(_ permissions: Permissions) -> Environment {
    let outside = self
    var environment = self
    environment.variable = { name in
      guard let value = outside.variable(name) else { return nil }
      return Self.isNoSecret(name) || permissions.allows(.variable(name)) ? value : nil
    }
    environment.files = files.asking(permissions)
    environment.placeOfFile = { path throws(FileProblem) in
      guard path == "/dev/null" || permissions.allows(.write(path: path)) else { throw Permissions.refusal }
      return try outside.placeOfFile(path)
    }
    environment.startShell = { command, output throws(FileProblem) in
      guard permissions.allows(.shell(command: command)) else { throw Permissions.refusal }
      return try outside.startShell(command, output)
    }
    return environment
  }

  /// Where folders are, which lines need to find a file by its name.
  private static func isNoSecret(_ name: String) -> Bool { name == "HOME" || name.hasPrefix("XDG_") }
}

extension FileReader {
  /// The same files, each asked for before it is read.
  func asking(_ permissions: Permissions) -> FileReader {
    let outside = self
    @Sendable func refused(_ path: String) -> Bool { !permissions.allows(.read(path: path)) }
    var files = FileReader(
      home: home, workingFolder: workingFolder,
      contents: { refused($0) ? .failure(Permissions.refusal) : outside.contents($0) },
      digest: { refused($0) ? .failure(Permissions.refusal) : outside.digest($0) },
      identity: outside.identity,
      // What is not there needs no question.
      problem: { outside.problem($0) ?? (refused($0) ? Permissions.refusal : nil) })
    files.found = outside.found
    return files
  }
}
