internal import ApusClient
internal import ApusRepl
internal import ApusSurroundings

extension Measurement {
  static let descriptions = Measurement(
    "spec",
    "a description of 1,150 operations in 13 MB, and one in 3 MB of YAML: from exec to exit, and Tab with it loaded"
  ) { workplace in
    let file = try LargeDescription.file(in: workplace)
    let cache = workplace.folder + "/.cache"
    let apus = try workplace.apus(["-e", "spec \(file)"])
    let first = try await coldLoad(of: file, cache, workplace)
    // The system's own word on a file is believed when the file is two seconds old.
    try await Task.sleep(for: .seconds(3))
    let later = try await Race([apus])
    let yaml = try await coldLoad(of: LargeDescription.yamlFile(in: workplace), cache, workplace)
    let bare = try await Race([try workplace.apus(["-e", "pwd"])])
    return [
      Row("first load", first.ours, promise: .atMost(0.060)),
      Row("first load of 3 MB of YAML", yaml.ours, promise: .atMost(0.300)),
      Row("later start", later.ours, promise: .atMost(0.010)),
      Row("the same without a description", bare.ours),
    ] + (try await tabs(file))
  }

  /// With nothing kept of an earlier load.
  private static func coldLoad(of file: String, _ cache: String, _ workplace: Workplace) async throws -> Race
  {
    let apus = try workplace.apus(["-e", "spec \(file)"])
    return try await Race([
      Race.Contestant("apus") {
        _ = try Child(executable: "/bin/rm", arguments: ["-rf", cache]).run()
        return try await apus.run()
      }
    ])
  }

  private static func tabs(_ file: String) async throws -> [Row] {
    let context = Context(
      console: Console(out: Nowhere(), notes: Nowhere(), outTraits: .plain, noteTraits: .plain),
      transport: StubTransport(), environment: Environment())
    let engine = Engine(context)
    _ = await engine.run("spec \(file)")
    var rows: [Row] = []
    for (subject, line) in [
      ("Tab on a path", "get /groups/x/thin"), ("Tab on parameters", "get \(LargeDescription.path) "),
    ] {
      let knowledge = await engine.knowledge()
      let race = try await Race([
        .timed("apus") { _ = knowledge.completion(of: line, at: line.utf8.count) }
      ])
      rows.append(Row(subject, race.ours, promise: .atMost(0.005)))
    }
    return rows
  }
}

/// Takes what is written and forgets it.
private final class Nowhere: ByteSink {
  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {}
}
