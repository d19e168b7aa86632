internal import ApusFormats
internal import ApusRedaction

/// The cassette of a session that is written anew: what stays stands in it as it stood, byte for byte, and under its
/// number; what replaces an exchange takes its number, and what is new gets one of its own.
struct CassetteUpdate {
  private struct Entry {
    let recording: Recording
    /// `nil` for one that is new.
    var id: Int?
    /// Whether it stands in the file already.
    let isKept: Bool
  }

  private let cassette: Cassette
  private var entries: [Entry] = []

  init(_ cassette: Cassette) { self.cassette = cassette }

  mutating func keep(_ recordings: [Recording]) {
    entries += recordings.map { Entry(recording: $0, id: $0.id, isKept: true) }
  }

  /// What is no older exchange itself replaces the one at its place.
  mutating func add(_ recordings: [Recording], insteadOf old: [Recording]) {
    for (index, recording) in recordings.enumerated() {
      if recording.id != nil {
        keep([recording])
      } else {
        let id = index < old.count ? old[index].id : nil
        entries.append(Entry(recording: recording, id: id, isKept: false))
      }
    }
  }

  func bytes(stepsBehind: Int, redactor: inout Redactor) throws(LeakedSecret) -> [UInt8] {
    let (entries, lines) = (numbered, cassette.lines())
    var written: [[UInt8]]
    var known: Int
    repeat {
      known = redactor.knownCount
      written = []
      for (entry, id) in entries {
        let old = entry.isKept ? lines[id] ?? [] : []
        // What is known for a secret by now goes out of what stands there, too.
        if !old.isEmpty, !old.contains(where: redactor.knows) {
          written += old
        } else {
          var writer = HARWriter(redactor: redactor)
          written += try writer.lines(for: entry.recording, id: id)
          redactor = writer.redactor
        }
      }
      // What the last exchange tells may stand in the first.
    } while redactor.knownCount > known
    let separator = written.isEmpty ? [] : Cassette.separator(before: 1)
    return Cassette.head + separator + Array(written.joined(separator: Array(",\n".utf8)))
      + Cassette.tail(stepsBehind: stepsBehind)
  }

  /// Each with a number that no other has.
  private var numbered: [(Entry, Int)] {
    var taken: Set<Int> = []
    var next = (cassette.recordings.compactMap(\.id).max() ?? 0) + 1
    return entries.map { entry in
      if let id = entry.id, taken.insert(id).inserted { return (entry, id) }
      defer { next += 1 }
      return (entry, next)
    }
  }
}
