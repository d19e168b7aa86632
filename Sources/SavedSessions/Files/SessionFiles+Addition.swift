package import ApusRecordings
internal import ApusRedaction

extension SessionFiles {
  /// The exchanges of a step, ready to be written.
  package struct Addition: Sendable {
    let recordings: [Recording]
    /// Those that were not written down as they are.
    let files: [HARFile]
    /// An entry each.
    fileprivate let lines: [[UInt8]]
    fileprivate let exchanges: [HARLines]
    var count: Int { recordings.count + files.count }
    /// How many secrets were known when it was made.
    let knownCount: Int
    /// Whether each entry carries a digest of itself.
    fileprivate var signs = false

    /// What is written, with what stands between.
    var pieces: [[UInt8]] {
      let written = lines.map { [$0] } + exchanges.flatMap { $0.lines.map(\.pieces) }
      let all = signs ? written.map { [EntryDigest.signed($0.joined())] } : written
      return Array(all.joined(separator: [Array(",\n".utf8)]))
    }

    /// The names that stand for secrets in it.
    var replaced: [String] { exchanges.flatMap(\.replaced).flatMap(SecretPlaceholder.names) }

    /// What is read of it once it was written.
    package func read() throws(HARProblem) -> Cassette {
      var cassette = try Cassette(
        reading: Cassette.head + Cassette.joined(lines + exchanges.flatMap(\.toRead)) + Cassette.tail)
      for (index, exchange) in exchanges.enumerated() where cassette.recordings.indices.contains(index) {
        cassette.recordings[index] = exchange.completing(cassette.recordings[index])
      }
      return cassette
    }

    fileprivate init(
      of recordings: [Recording], _ exchanges: [HARLines], reading files: [HARFile], _ lines: [[UInt8]],
      knownCount: Int
    ) {
      (self.recordings, self.exchanges, self.knownCount) = (recordings, exchanges, knownCount)
      (self.files, self.lines) = (files, lines)
    }
  }

  /// - Parameter files: what the step read.
  package mutating func addition(
    of recordings: [Recording], reading files: [HARFile] = []
  ) throws(SessionFileFailure) -> Addition {
    let (id, contents) = (entryCount + 1, fileContents)
    let new = files.map { $0.redacted(by: &redactor) }.filter { contents[$0.path] != $0.bytes }
    let lines = Cassette.lines(of: new, from: id, before: recordings.first)
    do throws(LeakedSecret) {
      let exchanges = try Cassette.lines(of: recordings, from: id + new.count, redactor: &redactor)
      for line in lines { try redactor.check(line) }
      var addition = Addition(
        of: recordings, exchanges, reading: new, lines, knownCount: redactor.knownCount)
      addition.signs = signs
      return addition
    } catch {
      throw .leak(error)
    }
  }
}
