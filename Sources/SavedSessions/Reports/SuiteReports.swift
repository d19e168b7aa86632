internal import ApusClient
internal import ApusRedaction
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// What became of some replays, for other programs.
package struct SuiteReports {
  private let reports: [FileReport]
  private let time: Duration
  private let world: ReplayWorld

  package init(_ reports: [FileReport], in time: Duration, of world: ReplayWorld) {
    self.reports = reports
    self.time = time
    self.world = world
  }

  /// Writes each report that was asked for. One that cannot be written does not keep the others from it.
  package func write(_ targets: [ReplayOptions.Report], on output: Output) throws {
    guard !targets.isEmpty else { return }
    let reports = reports.map { $0.scrubbed(by: world.mask) }
    var failure: CommandFailure?
    for target in targets {
      guard let path = target.path else {
        for command in GitHubAnnotations.commands(for: reports) {
          try output.write(visible: command.text + "\n")
        }
        continue
      }
      do throws(CommandFailure) {
        try write(Self.text(target.form, reports, time), to: path)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  private static func text(_ form: ReplayOptions.Report.Form, _ reports: [FileReport], _ time: Duration)
    -> String
  {
    switch form {
    case .junit: JUnitReport(reports, in: time).text
    case .tap: TAPReport(reports).text
    case .json: JSONReport(reports, in: time).text
    case .html: HTMLReport(reports, in: time).text
    case .github: ""
    }
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    do throws(FileProblem) {
      try OutputFile.write(Array(text.utf8), to: world.environment.files.expanded(path))
    } catch {
      throw CommandFailure(.usageArgument, "the report \(path) cannot be written: \(error.reason)")
    }
  }
}

extension FileReport {
  /// The same without what is secret, and without what would drive a terminal or break a line.
  func scrubbed(by mask: SecretMask) -> FileReport {
    var redactor = Redactor()
    func masked(_ text: String) -> String {
      Line(String(decoding: mask.masked(Array(text.utf8)[...]), as: UTF8.self)).text
    }
    func plain(_ text: String) -> String { masked(redactor.redactNamedValues(text)) }
    func told(_ text: String) -> String {
      guard let said = Self.saying(in: text) else { return plain(text) }
      return plain(String(text[..<said.lowerBound])) + text[said] + plain(String(text[said.upperBound...]))
    }
    var result = self
    result.title = title.map(plain)
    result.steps = steps.map { step in
      var scrubbed = step
      scrubbed.command = plain(step.command)
      // What was promised of a place by its name is no secret, and neither is what is said of one.
      scrubbed.differences = step.differences.map { line in
        line.hasPrefix("- ") ? masked(redactor.redact(line)) : told(line)
      }
      return scrubbed
    }
    result.failure = failure.map {
      CommandFailure($0.code, told($0.message), try: $0.suggestions.map(plain))
    }
    return result
  }

  /// Where words about a place stand behind its name, which are no value of it: `.token: expected string`; or what a
  /// session must have at its top.
  private static func saying(in line: String) -> Range<String.Index>? {
    let version = ": expected `session: \(FrontMatter.latest)` before this line"
    let words = [version, ": expected ", ": other keys", ": no elements"]
    return words.lazy.compactMap { line.firstRange(of: $0) }.first
  }
}
