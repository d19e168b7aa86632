internal import ApusClient
internal import ApusEndpoints
internal import ApusRepl
internal import ApusSurroundings
internal import ApusSystem

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
      Row(
        "use by its name, from what is kept", try await named(file, workplace).ours, promise: .atMost(0.020)),
    ] + (try await tabs(file))
  }

  /// A start that goes by a description that was fetched some other day.
  private static func named(_ file: String, _ workplace: Workplace) async throws -> Race {
    let place = "https://example.com/description.json"
    let table = "large https://api.example.com \(place) 13MB - Large\n"
    try SafeFile.replace("\(workplace.folder)/.config/apus/apis", with: Array(table.utf8), lasts: false)
    let home = workplace.folder
    let shelf = DescriptionShelf(Environment(variable: { $0 == "HOME" ? home : nil }))
    _ = try shelf?.keep(
      WholeFile(file).bytes.get(),
      from: DescriptionSource(name: "large", title: "Large", address: WebURL(place)), etag: nil,
      modified: nil, at: 0)
    let apus = try workplace.apus(["-e", "use large"])
    _ = try await apus.run()
    try await Task.sleep(for: .seconds(3))
    return try await Race([apus])
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
