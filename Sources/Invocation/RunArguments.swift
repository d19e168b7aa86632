/// What stands behind `run` on the program's command line: a file, and perhaps which of its requests are meant.
struct RunArguments {
  let task: Invocation.Task

  /// - Parameter trusts: whether the file is trusted; it may say so here.
  init(_ reader: inout ArgumentReader, trusts: inout Bool) throws(InvocationProblem) {
    var options: [String] = []
    Self.readOptions(&reader, &options, &trusts)
    let file = try reader.value(of: "run")
    while let word = reader.rest.first {
      Self.readOptions(&reader, &options, &trusts)
      guard reader.rest.first == word else { continue }
      // What else begins so is one of the program's flags.
      guard !word.hasPrefix("-"), let pick = reader.next() else { break }
      options.append(pick)
    }
    guard !options.isEmpty else {
      task = .run(file)
      return
    }
    let words = ["run"] + (trusts ? ["--trust"] : []) + [file] + options
    task = .line(words.map(quoted).joined(separator: " "))
  }

  private static func readOptions(
    _ reader: inout ArgumentReader, _ options: inout [String], _ trusts: inout Bool
  ) {
    while let word = reader.rest.first {
      switch word {
      case "--trust": trusts = true
      case "--list": options.append(word)
      case "--env":
        options.append(word)
        reader.rest = reader.rest.dropFirst()
        if let name = reader.rest.first { options.append(name) }
      case _ where word.hasPrefix("--env="): options += ["--env", String(word.dropFirst(6))]
      default: return
      }
      reader.rest = reader.rest.dropFirst()
    }
  }
}
