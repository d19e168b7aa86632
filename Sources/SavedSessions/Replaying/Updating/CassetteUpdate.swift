internal import ApusRecordings
internal import ApusRedaction

/// The cassette of a session that is written anew: what stays stands in it as it stood, byte for byte, and under its
/// number; what replaces an exchange takes its number, and what is new gets one of its own.
struct CassetteUpdate {
  private enum Content {
    case exchange(Recording)
    /// What a line read, and what followed.
    case file(HARFile, before: Recording?)
  }

  private struct Entry {
    let content: Content
    /// `nil` for one that is new.
    let id: Int?
    /// Whether it stands in the file already.
    let isKept: Bool
  }

  private let cassette: Cassette
  private var entries: [Entry] = []
  /// What files hold at this place of the session.
  private var contents: [String: [UInt8]] = [:]

  init(_ cassette: Cassette) { self.cassette = cassette }

  mutating func keep(_ recordings: [Recording]) {
    entries += recordings.map { Entry(content: .exchange($0), id: $0.id, isKept: true) }
  }

  /// What is no older exchange itself replaces the one at its place.
  mutating func add(_ recordings: [Recording], insteadOf old: [Recording]) {
    for (index, recording) in recordings.enumerated() {
      if recording.id != nil {
        keep([recording])
      } else {
        let id = index < old.count ? old[index].id : nil
        entries.append(Entry(content: .exchange(recording), id: id, isKept: false))
      }
    }
  }

  /// Files are written down where they hold something else than before.
  mutating func read(_ files: [HARFile], before recording: Recording?) {
    for file in files where contents[file.path] != file.bytes {
      contents[file.path] = file.bytes
      let same = cassette.files.first { $0.file == file }
      let old = same ?? cassette.files.first { $0.file.path == file.path }
      entries.append(
        Entry(content: .file(file, before: recording), id: old?.file.id, isKept: same != nil))
    }
  }

  func bytes(stepsBehind: Int, redactor: inout Redactor) throws(LeakedSecret) -> [UInt8] {
    let (entries, lines) = (numbered, cassette.lines())
    // Who reads digests reads of this, too.
    let isSigned = lines.values.contains { $0.contains { EntryDigest.finding(in: $0) != .none } }
    var written: [[UInt8]]
    var known: Int
    repeat {
      known = redactor.knownCount
      written = []
      for (entry, id) in entries {
        let old = entry.isKept ? lines[id] ?? [] : []
        // What is known for a secret by now goes out of what stands there, too.
        let isFine = !old.isEmpty && !old.contains(where: redactor.knows)
        if isFine {
          written += old
        } else {
          let new = try Self.lines(of: entry.content, id: id, &redactor)
          written += isSigned ? new.map { EntryDigest.marked($0, EntryDigest.updated) } : new
        }
      }
      // What the last exchange tells may stand in the first.
    } while redactor.knownCount > known
    let separator = written.isEmpty ? [] : Cassette.separator(before: 1)
    return Cassette.head + separator + Array(written.joined(separator: Array(",\n".utf8)))
      + Cassette.tail(stepsBehind: stepsBehind)
  }

  private static func lines(
    of content: Content, id: Int, _ redactor: inout Redactor
  ) throws(LeakedSecret) -> [[UInt8]] {
    switch content {
    case .exchange(let recording):
      var writer = HARWriter(redactor: redactor)
      defer { redactor = writer.redactor }
      return try writer.lines(for: recording, id: id)
    case .file(let file, let recording):
      let line = file.redacted(by: &redactor).line(id: id, before: recording)
      try redactor.check(line)
      return [line]
    }
  }

  /// Each with a number that no other has.
  private var numbered: [(Entry, Int)] {
    var taken: Set<Int> = []
    let known = cassette.recordings.compactMap(\.id) + cassette.files.compactMap(\.file.id)
    var next = (known.max() ?? 0) + 1
    return entries.map { entry in
      if let id = entry.id, taken.insert(id).inserted { return (entry, id) }
      defer { next += 1 }
      return (entry, next)
    }
  }
}
