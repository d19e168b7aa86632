internal import ApusContracts
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSystem

extension SessionFiles {
  /// Adds a paragraph of prose. What would open a code block or look like a step is spelled so that it stays prose.
  package mutating func append(note: String) throws(SessionFileFailure) {
    let lines = RecordableText.lines(of: note).map(StepLookalike.spelledAsProse)
    let text = "\n" + lines.map { $0 + "\n" }.joined()
    let bytes = try redacted { redactor throws(LeakedSecret) in
      let bytes = Array(redactor.redact(text).utf8)
      try redactor.check(bytes)
      return bytes
    }
    try waitForDisk()
    try written { () throws(SafeFile.Failure) in try SafeFile.append(bytes, to: documentPath) }
  }
}
