internal import ApusRecordings
internal import ApusRedaction
internal import ApusSystem

/// Where a recording is: the HAR file itself, or that of a saved session.
struct RecordedFile: Sendable {
  /// The HAR file.
  let path: String

  /// - Parameters:
  ///   - name: `hub.har`, or the document of a saved session, `hub.session.md`, whose answers stand in a HAR file beside
  ///     it.
  ///   - source: the file of the test. A relative name is looked for beside it, then in the working folder.
  init(_ name: String, beside source: String) {
    let place = Self.place(of: name, beside: source)
    guard place.hasSuffix(".session.md") else {
      path = place
      return
    }
    path = FilePath.folder(of: place) + (Self.cassette(named: place) ?? FilePath.name(of: place.harName))
  }

  var isThere: Bool { FilePath.exists(path) }

  /// Where a file of a test is: a new one goes beside the test.
  static func place(of name: String, beside source: String) -> String {
    if name.hasPrefix("/") { return name }
    let beside = FilePath.folder(of: source) + name
    return !FilePath.exists(beside) && FilePath.exists(name) ? name : beside
  }

  /// What the document of a session says at its head.
  private static func cassette(named document: String) -> String? {
    guard case .success(let bytes) = FileReader.disk(home: nil).contents(document) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---" else { return nil }
    let head = lines.dropFirst().prefix { $0 != "---" }
    let line = head.first { $0.hasPrefix("cassette:") }
    let name = line.map { String($0.dropFirst(9)).filter { $0 != " " && $0 != "\"" } }
    return name.flatMap { $0.isEmpty || $0.hasPrefix("/") ? nil : $0 }
  }

  func read() throws(RecordingError) -> Cassette {
    switch FileReader.disk(home: nil).contents(path) {
    case .failure(let problem):
      throw RecordingError(
        path: path, message: "\(problem); `record` at the prompt writes one, and so does the mode recordOnce")
    case .success(let bytes):
      do throws(HARProblem) {
        return try Cassette(reading: bytes, file: path)
      } catch {
        throw RecordingError(path: path, message: "\(error.line):\(error.column): \(error.message)")
      }
    }
  }

  func write(_ cassette: Cassette, _ redactor: inout Redactor) throws(RecordingError) {
    do {
      try SafeFile.replace(path, with: try cassette.bytes(redactor: &redactor))
    } catch let problem as SafeFile.Failure {
      throw RecordingError(path: path, message: "it cannot be written: \(problem.reason)")
    } catch {
      throw RecordingError(
        path: path,
        message: "it is not written, as a secret would stand in it where nothing can be put for it")
    }
  }
}

extension String {
  /// `hub.session.har` of `hub.session.md`
  fileprivate var harName: String { dropLast(3) + ".har" }
}
