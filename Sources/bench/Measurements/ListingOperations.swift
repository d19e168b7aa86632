internal import ApusClient
internal import ApusRepl
internal import ApusSurroundings

extension Measurement {
  static let listingOperations = Measurement(
    "ls",
    "a description of 1,150 operations in 13 MB that was loaded before: finding one by a word, and its tags"
  ) { workplace in
    let file = try LargeDescription.file(in: workplace)
    let context = Context(
      console: Console(out: Unread(), notes: Unread(), outTraits: .plain, noteTraits: .plain),
      transport: StubTransport(), environment: Environment())
    let engine = Engine(context)
    _ = await engine.run("spec \(file)")
    var rows: [Row] = []
    for line in ["ls parts", "ls list things", "ls", "ls -r"] {
      let race = try await Race([.timed("apus") { _ = await engine.run(line) }])
      rows.append(Row(line, race.ours, promise: .atMost(0.050)))
    }
    return rows
  }
}

/// Takes what is written and forgets it.
private final class Unread: ByteSink {
  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {}
}
