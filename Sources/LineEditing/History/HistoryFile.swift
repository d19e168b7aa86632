internal import ApusSystem

/// The file behind a history: one entry a line, shared by every program that runs.
///
/// Everyone appends under a lock. A file that has grown too long is written anew beside the old one and renamed over
/// it under the same lock, and whoever waited for the lock looks again which file has the name now: nothing is lost.
struct HistoryFile {
  let path: String
  let limit: Int

  struct Loaded {
    var entries: [String] = []
    var warnings: [HistoryWarning] = []
  }

  /// The newest entries, at most `limit`. A missing file has none.
  func load() -> Loaded {
    var loaded = Loaded()
    do {
      guard let file = try LockedFile.open(path, toWrite: false) else { return loaded }
      defer { file.close() }
      let contents = HistoryLines(try file.readAll())
      loaded.entries = contents.entries
      if contents.damaged > 0 {
        loaded.warnings.append(.skippedDamagedLines(path: path, count: contents.damaged))
      }
    } catch {
      loaded.warnings.append(.cannotRead(path: path, reason: "\(error)"))
      return loaded
    }
    if loaded.entries.count > limit {
      // A quarter more than the limit is allowed to gather, so that not every start rewrites the file.
      if loaded.entries.count > limit + limit / 4, let warning = compact() { loaded.warnings.append(warning) }
      loaded.entries.removeFirst(loaded.entries.count - limit)
    }
    return loaded
  }

  /// Appends entries and puts them on the disk.
  func append(_ entries: [String]) -> HistoryWarning? {
    do {
      try Folder.create(for: path)
      guard let file = try LockedFile.open(path, toWrite: true) else { return nil }
      defer { file.close() }
      // Another program may have died in the middle of its line.
      let start = try file.endsInsideLine() ? "\n" : ""
      try file.append(start + entries.map { HistoryLines.encode($0) + "\n" }.joined())
      try file.unlockAndSync()
      return nil
    } catch {
      return .cannotWrite(path: path, reason: "\(error)")
    }
  }

  /// Takes entries out, under the same lock as everything. A file that has none of them is left alone.
  ///
  /// - Returns: how many those were.
  func remove(where isUnwanted: (String) -> Bool) throws(HistoryWarning) -> Int {
    guard load().entries.contains(where: isUnwanted) else { return 0 }
    do {
      guard let file = try LockedFile.open(path, toWrite: true) else { return 0 }
      defer { file.close() }
      let entries = HistoryLines(try file.readAll()).entries
      let kept = entries.filter { !isUnwanted($0) }
      guard kept.count < entries.count else { return 0 }
      try LockedFile.replace(path, with: kept.map { HistoryLines.encode($0) + "\n" }.joined())
      return entries.count - kept.count
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
  }

  /// Keeps the newest `limit` entries only.
  private func compact() -> HistoryWarning? {
    do {
      guard let file = try LockedFile.open(path, toWrite: true) else { return nil }
      defer { file.close() }
      let entries = HistoryLines(try file.readAll()).entries.suffix(limit)
      let text = entries.map { HistoryLines.encode($0) + "\n" }.joined()
      try LockedFile.replace(path, with: text)
      return nil
    } catch {
      return .cannotWrite(path: path, reason: "\(error)")
    }
  }
}

/// The text of a history file.
struct HistoryLines {
  var entries: [String] = []
  /// Lines that are not UTF-8 or hold a NUL: left in the file, not in the history.
  var damaged = 0

  init(_ bytes: [UInt8]) {
    // A long history is read before every first prompt, so each byte is looked at once.
    var start = 0
    while start < bytes.count {
      var end = start
      var (hasNul, hasEscape) = (false, false)
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
        hasNul = hasNul || bytes[end] == 0
        hasEscape = hasEscape || bytes[end] == UInt8(ascii: "\\")
        end += 1
      }
      if end > start { add(bytes[start..<end], hasNul: hasNul, hasEscape: hasEscape) }
      start = end + 1
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, hasNul: Bool, hasEscape: Bool) {
    guard !hasNul, let text = String(validating: line, as: UTF8.self) else {
      damaged += 1
      return
    }
    let entry = hasEscape ? Self.decode(text) : text
    if entry != entries.last { entries.append(entry) }
  }

  /// A newline becomes `\n`, a carriage return `\r` and a backslash `\\`; nothing else changes. A NUL is dropped.
  static func encode(_ entry: String) -> String {
    var line = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\\": line += "\\\\"
      case "\0": break
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The entry of a line. A backslash before anything else stands for itself.
  static func decode(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, "n"): entry.append("\n")
      case (true, "r"): entry.append("\r")
      case (true, "\\"), (false, _): entry.append(scalar)
      case (true, _):
        entry.append("\\")
        entry.append(scalar)
      }
      isEscaped = false
    }
    if isEscaped { entry.append("\\") }
    return String(entry)
  }
}
