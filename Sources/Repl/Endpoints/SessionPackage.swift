internal import ApusAnswers
internal import ApusClient
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSurroundings
internal import ApusSwiftSource
internal import ApusSystem
internal import ApusText

/// `swift --session DIR`: a package of what was asked, with tests that its recording answers.
struct SessionPackage {
  let session: Session
  let access: Access
  let library: LibraryPlace
  /// Where the line is that wants it.
  let range: Range<Int>

  func write(into folder: String, in environment: Environment, isForced: Bool, _ output: Output) throws {
    let records = session.records.all
    let package = try SeenPackage(
      records.map { SourceMaterial($0, in: session) }, access: access, library: library,
      version: ProgramVersion.number)
    guard package.endpointCount > 0 else {
      throw LineProblem(.usageCommand, "nothing was answered yet", at: range, try: "get /")
    }
    var redactor = try session.redactors.exporting(records)
    let sources = package.files.map { file in
      let bytes = Array(file.text.utf8)
      return NewFiles.File(
        name: file.path, bytes: redactor.knows(in: bytes) ? Array(redactor.redact(file.text).utf8) : bytes,
        isPrivate: false)
    }
    let recording = NewFiles.File(
      name: package.recording, bytes: try ExportWriter(redactor, output).archive(of: records),
      isPrivate: true)
    try environment.write(sources + [recording], into: folder, isForced: isForced)
    let files = Units.count(sources.count + 1, "file")
    output.note(Line("\(files) in \(folder), for \(Units.count(package.endpointCount, "endpoint"))", .dim))
  }
}
