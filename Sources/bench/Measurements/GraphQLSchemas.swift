internal import ApusClient
internal import ApusRepl
internal import ApusSurroundings

extension Measurement {
  static let graphQL = Measurement(
    "graphql", "a GraphQL schema of 1,800 types on 70,000 lines: from exec to exit, and Tab with it loaded"
  ) { workplace in
    let file = try LargeGraphQL.file(in: workplace)
    let load = try await Race([try workplace.apus(["-e", "spec \(file)"])])
    return [Row("load, with every type looked at", load.ours, promise: .atMost(0.100))]
      + (try await tabs(file))
  }

  private static func tabs(_ file: String) async throws -> [Row] {
    let context = Context(
      console: Console(out: Nowhere(), notes: Nowhere(), outTraits: .plain, noteTraits: .plain),
      transport: StubTransport(), environment: Environment())
    let engine = Engine(context)
    _ = await engine.run("spec \(file)")
    var rows: [Row] = []
    for (subject, line) in [
      ("Tab on a field", "gql { thing5(id: 1) { field1 { field2 { fie"),
      ("Tab on a type behind `... on`", "gql { thing5(id: 1) { ... on Thi"),
      ("Tab on the type of a variable", "gql query($a: In"),
    ] {
      let knowledge = await engine.knowledge()
      let race = try await Race([.timed("apus") { _ = knowledge.completion(of: line, at: line.utf8.count) }])
      rows.append(Row(subject, race.ours, promise: .atMost(0.005)))
    }
    return rows
  }
}

/// Takes what is written and forgets it.
private final class Nowhere: ByteSink {
  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {}
}
