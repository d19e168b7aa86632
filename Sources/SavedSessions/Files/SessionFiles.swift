internal import ApusContracts
package import ApusRecordings
package import ApusRedaction
internal import ApusSystem
internal import ApusWords

/// The two files of a session that is being recorded: the document, and its cassette beside it.
///
/// Each step is on the disk before the next is written: a program that is killed loses at most that one, and what is
/// there can be read with `SessionDocument.recovering` and `Cassette`. Everything passes the redactor first.
package struct SessionFiles: Sendable {
  /// Where the document is, or will be.
  package let path: String
  package var redactor: Redactor
  /// Whether each exchange carries a digest of itself.
  package var signs = false
  private(set) var head: FrontMatter
  /// Where the files are until `settle`; `nil` when they are in their place.
  private var folder: String?
  /// How many entries the cassette has, which are numbered from 1.
  private(set) var entryCount = 0
  /// What files held when they were last written down, by their names.
  private(set) var fileContents: [String: [UInt8]] = [:]
  /// How many steps stand behind the last that was answered from the cassette.
  private var stepsBehind = 0
  /// What stands in the files for secrets: their names, each once, in order.
  package private(set) var takenOut: [String] = []
  /// How many secrets were known when the files were last searched for them.
  private var searchedFor = 0
  private let disk = LateSync()
  /// Nobody else is to record into it.
  private var cassette = HeldCassette()

  /// Begins a session and writes its head. A file that is there already is replaced.
  ///
  /// - Parameter aside: whether the files stand in a folder of their own until `settle`, so that those they will
  ///   replace stay whole.
  package init(
    creating path: String, base: String?, secrets: [String] = [], redactor: Redactor, aside: Bool = false
  ) throws(SessionFileFailure) {
    guard path.hasSuffix(".session.md"), path.dropFirst(FilePath.folder(of: path).count) != ".session.md"
    else {
      throw .name(path)
    }
    self.path = path
    folder = aside ? Self.newFolder(beside: path) : nil
    self.redactor = redactor
    let name = Self.cassettePath(of: path).split(separator: "/").last.map(String.init)
    head = FrontMatter(
      base: base, cassette: name, secrets: secrets, redact: redactor.rules.places, language: .current)
    let document = SessionDocument(frontMatter: head)
    let bytes = try redacted { redactor throws(LeakedSecret) in try redactor.textToWrite(of: document) }
    Leftovers.removeOnce(in: FilePath.folder(of: path))
    do {
      try begin(with: bytes, Cassette.head + Cassette.tail)
    } catch {
      discard()
      throw error
    }
  }

  /// Goes on with a session that is there: what is added stands behind what it has.
  ///
  /// - Parameters:
  ///   - origin: the session as it was when that began.
  ///   - redactor: knows what has to go out of it.
  package init(continuing origin: SessionOrigin, redactor: Redactor) throws(SessionFileFailure) {
    path = origin.path
    Leftovers.removeOnce(in: FilePath.folder(of: path))
    folder = Self.newFolder(beside: path)
    self.redactor = redactor
    self.redactor.add(origin.head.redaction)
    head = origin.head
    entryCount = origin.lastEntry
    fileContents = origin.fileContents
    stepsBehind = origin.stepsBehind
    let document = self.redactor.redact(bytes: origin.document)
    let recorded = self.redactor.redact(bytes: origin.cassette)
    do {
      try begin(with: document, recorded)
      try declareRedaction()
    } catch {
      discard()
      throw error
    }
  }

  private mutating func begin(with document: [UInt8], _ recorded: [UInt8]) throws(SessionFileFailure) {
    try written { () throws(SafeFile.Failure) in
      try SafeFile.replace(cassettePath, with: recorded)
      try SafeFile.replace(documentPath, with: document)
    }
    cassette = HeldCassette(cassettePath, size: recorded.count)
  }

  /// Says at the head of the document what is redacted in it.
  private mutating func declareRedaction() throws(SessionFileFailure) {
    let places = redactor.rules.places.filter { !head.redact.contains($0) }
    if !places.isEmpty { try change { $0.redact += places } }
  }

  /// Adds a step and the exchanges it made. They come first, so that a step that can be read can be replayed.
  package mutating func append(_ step: Step, _ recordings: [Recording]) throws(SessionFileFailure) {
    try append(step, addition(of: recordings), isAnswered: !recordings.isEmpty)
  }

  /// Adds a step and the exchanges it made, as they were made ready right before.
  ///
  /// - Parameter isAnswered: whether a replay of the step asks for any of them.
  package mutating func append(
    _ step: Step, _ addition: Addition, isAnswered: Bool
  ) throws(SessionFileFailure) {
    try waitForDisk()
    // A step goes into the block of the one before when nothing stands behind that.
    let continuesBlock =
      SafeFile.tail(of: documentPath, count: Self.fence.count + 1) == Array("\n".utf8) + Self.fence
    let block = try redacted { redactor throws(LeakedSecret) in
      let text = ConsoleBlock(steps: [redactor.redact(step)]).text
      let added = Array((continuesBlock ? "\n" + text.drop { $0 != "\n" }.dropFirst() : "\n" + text).utf8)
      try redactor.check(added)
      return added
    }
    // What the step itself tells may stand in its exchanges.
    let isCurrent = addition.knownCount == redactor.knownCount
    let addition =
      isCurrent ? addition : try self.addition(of: addition.recordings, reading: addition.files)
    let behind = isAnswered ? 0 : stepsBehind + 1
    if addition.count > 0 {
      let separator = Cassette.separator(before: entryCount + 1)
      try endCassette(with: [separator] + addition.pieces, stepsBehind: behind)
      entryCount += addition.count
      note(addition.replaced)
      for file in addition.files { fileContents[file.path] = file.bytes }
    }
    try written { () throws(SafeFile.Failure) in
      try SafeFile.append([block], to: documentPath, over: continuesBlock ? Self.fence.count : 0, later: disk)
    }
    note(SecretPlaceholder.names(in: String(decoding: block, as: UTF8.self)))
    // A step that is counted is there.
    if behind != stepsBehind { try endCassette(with: [], stepsBehind: behind) }
  }

  /// Writes the end of the cassette anew, behind entries that are added.
  private mutating func endCassette(with entries: [[UInt8]], stepsBehind count: Int)
    throws(SessionFileFailure)
  {
    let old = Cassette.tail(stepsBehind: stepsBehind).count
    let pieces = entries + [Cassette.tail(stepsBehind: count)]
    try cassette.check(cassettePath)
    try written { () throws(SafeFile.Failure) in
      try SafeFile.append(pieces, to: cassettePath, over: old, later: disk)
    }
    cassette.grow(by: pieces.reduce(-old) { $0 + $1.count })
    stepsBehind = count
  }

  /// Waits until all that was written is on the disk.
  package func waitForDisk() throws(SessionFileFailure) { try written(disk.wait) }

  /// Takes the end of its last line off the document, by which a replay tells that something is missing: a mark would
  /// need room.
  package func markIncomplete() {
    let newline = Array("\n".utf8)
    if SafeFile.tail(of: documentPath, count: newline.count) == newline {
      try? SafeFile.cut(newline.count, off: documentPath)
    }
  }

  private mutating func note(_ names: [String]) {
    for name in names where !takenOut.contains(name) { takenOut.append(name) }
  }

  private static let fence = Array("```\n".utf8)

  /// Says at the head of the document that it needs a secret of that name.
  package mutating func declare(secret name: String) throws(SessionFileFailure) {
    guard !head.secrets.contains(name) else { return }
    try change { $0.secrets.append(name) }
  }

  private mutating func change(_ change: (inout FrontMatter) -> Void) throws(SessionFileFailure) {
    try waitForDisk()
    let old = Array(head.text.utf8)
    change(&head)
    let whole = SafeFile.tail(of: documentPath, count: .max)
    guard whole.starts(with: old) else { return }
    let bytes = Array(head.text.utf8) + whole.dropFirst(old.count)
    try written { () throws(SafeFile.Failure) in try SafeFile.replace(documentPath, with: bytes) }
  }

  /// Whether a secret stands in what was written before it was known.
  package mutating func holdsLateSecret() -> Bool {
    guard redactor.knownCount > searchedFor else { return false }
    searchedFor = redactor.knownCount
    return [documentPath, cassettePath].contains { redactor.knows(in: SafeFile.tail(of: $0, count: .max)) }
  }

  /// Puts files that stood aside in their place, the cassette first.
  package mutating func settle() throws(SessionFileFailure) {
    guard let folder else { return }
    try waitForDisk()
    // What ends the program in between is not to take the second file along.
    UnfinishedFiles.forget(folder)
    let moves = [(cassettePath, Self.cassettePath(of: path)), (documentPath, path)]
    try written { () throws(SafeFile.Failure) in
      // Both or none.
      for (_, place) in moves { try SafeFile.refuseOthers(place) }
      for (old, new) in moves { try SafeFile.move(old, to: new) }
    }
    Folder.remove(folder)
    self.folder = nil
  }

  /// Removes files that stand aside.
  package func discard() {
    if let folder { UnfinishedFiles.remove(folder) }
  }

  private static func newFolder(beside path: String) -> String {
    let folder = FilePath.folder(of: path) + ".apus-\(UInt32.random(in: 0 ... .max))/"
    UnfinishedFiles.add(folder)
    return folder
  }

  var documentPath: String {
    folder.map { $0 + path.dropFirst(FilePath.folder(of: path).count) } ?? path
  }

  private var cassettePath: String { Self.cassettePath(of: documentPath) }

  static func cassettePath(of path: String) -> String { path.dropLast(3) + ".har" }

  mutating func redacted(
    _ make: (inout Redactor) throws(LeakedSecret) -> [UInt8]
  ) throws(SessionFileFailure) -> [UInt8] {
    do { return try make(&redactor) } catch { throw .leak(error) }
  }

  func written(_ write: () throws(SafeFile.Failure) -> Void) throws(SessionFileFailure) {
    do {
      try write()
    } catch {
      // Nobody knows of the folder.
      guard let folder, error.path.hasPrefix(folder) else { throw .file(error) }
      let place = FilePath.folder(of: path) + error.path.dropFirst(folder.count)
      throw .file(SafeFile.Failure(path: place, reason: error.reason))
    }
  }
}
