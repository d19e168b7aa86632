internal import ApusClient
internal import ApusContracts
internal import ApusSurroundings
internal import ApusSystem

extension SavedSession {
  /// The same session with rules for all of its steps, or for that at a line, which are in its file from now on.
  func writing(
    _ rules: [Rule], at line: Int? = nil, with files: FileReader
  ) throws(CommandFailure) -> SavedSession {
    guard path != SessionSearch.Place.standardInput, missingEnd == nil else {
      throw CommandFailure(
        .usageArgument,
        path == SessionSearch.Place.standardInput
          ? "no rule can be written into standard input"
          : "\(missingEnd ?? path): the end of the file is missing, and a rule would stand in another place")
    }
    let changed: SessionDocument
    if let line {
      guard let step = StepSelection().step(at: line, of: document) else {
        throw CommandFailure(
          .usageArgument, "\(path):\(line): there is no step at this line or below it; no rule was written")
      }
      changed = document.adding(rules, behind: step)
    } else {
      changed = document.adding(rules)
    }
    guard changed.text != document.text else { return self }
    do throws(SafeFile.Failure) {
      try SafeFile.replace(files.expanded(path), with: Array(changed.text.utf8), isOthers: true)
    } catch {
      throw CommandFailure(.usageArgument, "\(path) cannot be written: \(error.description)")
    }
    // Read again, each rule knows its line.
    var result = self
    do throws(SessionSyntaxError) {
      result.document = try SessionDocument(parsing: changed.text, file: path)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
    return result
  }
}
