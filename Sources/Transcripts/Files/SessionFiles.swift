/// The two files of a session that is being recorded: the document, and its cassette beside it.
///
/// Each step is on the disk before the next: a program that is killed loses at most the one it was writing, and what is
/// there can be read with `SessionDocument.recovering` and `Cassette`. Everything passes the redactor first.
package struct SessionFiles: Sendable {
  package enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
    case leak(LeakedSecret)
    case file(SafeFile.Failure)
    /// The document's name has to end in `.md`, as the cassette's is made of it.
    case name(String)

    package var description: String {
      switch self {
      case .leak(let leak): leak.description
      case .file(let failure): failure.description
      case .name(let path): "\(path) is no name for a session: it has to end in .session.md"
      }
    }
  }

  package let documentPath: String
  package let cassettePath: String
  package var redactor: Redactor
  private var recordingCount = 0

  /// Begins a session and writes its head. A file that is there already is replaced.
  package init(
    creating path: String, base: String?, secrets: [String] = [], redactor: Redactor
  ) throws(Problem) {
    guard path.hasSuffix(".session.md"), path != ".session.md" else { throw .name(path) }
    documentPath = path
    cassettePath = path.dropLast(3) + ".har"
    self.redactor = redactor
    let name = cassettePath.split(separator: "/").last.map(String.init)
    let head = SessionDocument(frontMatter: FrontMatter(base: base, cassette: name, secrets: secrets))
    let bytes = try redacted { redactor throws(LeakedSecret) in try redactor.textToWrite(of: head) }
    try written { () throws(SafeFile.Failure) in
      try SafeFile.replace(cassettePath, with: Cassette.head + Cassette.tail)
      try SafeFile.replace(documentPath, with: bytes)
    }
  }

  /// Adds a step and the exchanges it made. They come first, so that a step that can be read can be replayed.
  package mutating func append(_ step: Step, _ recordings: [Recording]) throws(Problem) {
    var addition: [UInt8] = []
    for (index, recording) in recordings.enumerated() {
      let id = recordingCount + index + 1
      addition += try redacted { redactor throws(LeakedSecret) in
        try Cassette.addition(recording, id: id, redactor: &redactor)
      }
    }
    let block = try redacted { redactor throws(LeakedSecret) in
      let text = Array(("\n" + ConsoleBlock(steps: [redactor.redact(step)]).text).utf8)
      try redactor.check(text)
      return text
    }
    if !addition.isEmpty {
      try written { () throws(SafeFile.Failure) in
        try SafeFile.append(addition + Cassette.tail, to: cassettePath, over: Cassette.tail.count)
      }
      recordingCount += recordings.count
    }
    try written { () throws(SafeFile.Failure) in try SafeFile.append(block, to: documentPath) }
  }

  /// Adds a paragraph of prose. What would open a code block is indented, so that it stays prose.
  package mutating func append(note: String) throws(Problem) {
    let lines = RecordableText.lines(of: note).map { Fence($0[...]) == nil ? $0 : "    " + $0 }
    let text = "\n" + lines.map { $0 + "\n" }.joined()
    let bytes = try redacted { redactor throws(LeakedSecret) in
      let bytes = Array(redactor.redact(text).utf8)
      try redactor.check(bytes)
      return bytes
    }
    try written { () throws(SafeFile.Failure) in try SafeFile.append(bytes, to: documentPath) }
  }

  private mutating func redacted(
    _ make: (inout Redactor) throws(LeakedSecret) -> [UInt8]
  ) throws(Problem) -> [UInt8] {
    do { return try make(&redactor) } catch { throw .leak(error) }
  }

  private func written(_ write: () throws(SafeFile.Failure) -> Void) throws(Problem) {
    do { try write() } catch { throw .file(error) }
  }
}
