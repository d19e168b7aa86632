package import ApusSurroundings
internal import ApusSystem
internal import Synchronization

/// What somebody has done in lessons, kept in one file that they can read, for them alone. Two programs may use it at the
/// same time: each adds to what the other has written.
package final class LessonProgress: Sendable {
  private let path: String
  /// Where a file went that could not be read.
  private let damaged = Mutex<String?>(nil)

  /// nil where nothing is kept.
  package init?(_ environment: Environment) {
    guard let path = Folders(environment).lessons else { return nil }
    self.path = path
  }

  package init(path: String) { self.path = path }

  /// What was done, by the names of lessons. A file that cannot be read is moved aside.
  package func entries() -> [String: LessonProgressEntry] { read() }

  package func score(of source: LessonSource) -> LessonScore? {
    guard let entry = read()[source.name], entry.goalCount == source.document.goalCount else { return nil }
    return LessonScore(met: entry.met, shown: entry.shown)
  }

  /// Where a file was moved that could not be read, once.
  package func takeDamaged() -> String? {
    damaged.withLock { path in
      defer { path = nil }
      return path
    }
  }

  /// Adds what was done. Returns why that cannot be kept.
  package func keep(_ score: LessonScore, of source: LessonSource, at position: Int) -> String? {
    change { entries in
      var entry = entries[source.name] ?? LessonProgressEntry(goalCount: source.document.goalCount)
      if entry.goalCount != source.document.goalCount {
        entry = LessonProgressEntry(goalCount: source.document.goalCount)
      }
      entry.met.formUnion(score.met)
      entry.shown.formUnion(score.shown.subtracting(entry.met.subtracting(score.met)))
      entry.step = position + 1
      entries[source.name] = entry
    }
  }

  /// Forgets what was done in one lesson, or in all.
  package func reset(_ name: String?) -> String? {
    change { entries in
      if let name { entries[name] = nil } else { entries = [:] }
    }
  }

  // MARK: The file

  private static let head = "# What was done in lessons: a line each. `tour --reset` forgets it."

  private func read() -> [String: LessonProgressEntry] {
    guard let file = try? LockedFile.open(path, toWrite: false) else { return [:] }
    defer { file.close() }
    guard let bytes = try? file.readAll() else { return [:] }
    return Self.entries(in: bytes) ?? moveAside()
  }

  private func moveAside() -> [String: LessonProgressEntry] {
    var place = path + ".damaged"
    var number = 2
    while (try? FileStatus(of: place, followsLinks: false)) != nil, number < 1_000 {
      place = "\(path).damaged-\(number)"
      number += 1
    }
    if (try? SafeFile.move(path, to: place)) != nil { damaged.withLock { $0 = place } }
    return [:]
  }

  private static func entries(in bytes: [UInt8]) -> [String: LessonProgressEntry]? {
    guard bytes.count < 1 << 20, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var entries: [String: LessonProgressEntry] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let (name, entry) = LessonProgressEntry.read(line) else { return nil }
      entries[name] = entry
    }
    return entries
  }

  private func change(_ work: (inout [String: LessonProgressEntry]) -> Void) -> String? {
    do {
      try Folder.create(for: path)
      // A lock of its own: the file itself is replaced, so that a crash leaves the old one or the new one.
      let lock = try LockedFile.open(path + ".lock", toWrite: true)
      defer { lock?.close() }
      removeLeftovers()
      var entries = read()
      work(&entries)
      let lines = entries.sorted { $0.key < $1.key }.map { $1.line(of: $0) }
      try LockedFile.replace(path, with: ([Self.head] + lines).map { $0 + "\n" }.joined())
      return nil
    } catch {
      return "what you did is not kept: \(error)"
    }
  }

  /// Removes what programs left that were killed while they wrote: who holds the lock is the only one who writes.
  private func removeLeftovers() {
    let (folder, start, end) = (FilePath.folder(of: path), FilePath.name(of: path) + ".", ".new")
    let names = Folder.names(in: folder.isEmpty ? "." : folder, limit: 100) { name in
      guard name.hasPrefix(start), name.hasSuffix(end), name.utf8.count > start.utf8.count + end.utf8.count
      else { return false }
      return name.dropFirst(start.count).dropLast(end.count).allSatisfy(\.isNumber)
    }
    for name in names { FilePath.remove(folder + name) }
  }
}
