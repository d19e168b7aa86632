internal import ApusClient
internal import ApusRendering
internal import ApusSurroundings

/// The form that most systems for checks read: a suite a session, a case a step. It has no attribute but those of the
/// schema that Jenkins holds such files against.
struct JUnitReport {
  private let reports: [FileReport]
  private let time: Duration

  init(_ reports: [FileReport], in time: Duration) {
    self.reports = reports
    self.time = time
  }

  var text: String {
    let counts = reports.map { Counts($0) }
    let total = counts.reduce(Counts(), +)
    var xml = XMLText()
    let attributes = [("name", "apus replay")] + total.attributesOfAll + [("time", Self.seconds(time))]
    xml.open("testsuites", attributes)
    for (report, counts) in zip(reports, counts) { write(report, counts, to: &xml) }
    xml.close()
    return xml.text
  }

  private func write(_ report: FileReport, _ counts: Counts, to xml: inout XMLText) {
    xml.open(
      "testsuite",
      [("name", report.name)] + counts.attributes + [
        ("time", Self.seconds(report.time)), ("file", report.path),
      ])
    let titles = Dictionary(grouping: report.steps, by: \.title)
    for step in report.steps {
      // Of two cases of one name some systems read one.
      let isTwice = titles[step.title].map { $0.count > 1 } ?? false
      write(step, named: isTwice ? "\(step.title), line \(step.line)" : step.title, of: report, to: &xml)
    }
    if let failure = report.failureOfFile {
      xml.open("testcase", [("name", "the whole session"), ("classname", report.name), ("time", "0.000")])
      xml.element(
        "error", [("type", failure.code.name), ("message", failure.message)],
        failure.message)
      xml.close()
    }
    xml.close()
  }

  private func write(
    _ step: FileReport.StepResult, named name: String, of report: FileReport, to xml: inout XMLText
  ) {
    let place = "\(report.path):\(step.line)"
    xml.open(
      "testcase",
      [("name", name), ("classname", report.name), ("time", Self.seconds(step.time))])
    if step.state == .interrupted {
      xml.element("error", [("type", ErrorCode.cancelled.name), ("message", "\(place): interrupted")], place)
    } else if step.state.isRed {
      let kinds = step.kinds.joined(separator: ", ")
      xml.element(
        "failure",
        [
          ("type", kinds.isEmpty ? step.state.rawValue : kinds),
          ("message", "\(place): \(step.state.rawValue)"),
        ],
        ([place] + step.differences).joined(separator: "\n"))
    } else if !step.state.isRun {
      xml.element("skipped", [("message", step.words)], "")
    } else if step.state != .asWritten {
      xml.element("system-out", [], ([step.state.rawValue] + step.differences).joined(separator: "\n"))
    }
    xml.close()
  }

  private static func seconds(_ duration: Duration) -> String { Units.decimalSeconds(duration) }
}

/// How many cases there are, and of which kinds.
private struct Counts {
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  init() {}

  init(_ report: FileReport) {
    let interrupted = report.steps.count { $0.state == .interrupted }
    let whole = report.failureOfFile == nil ? 0 : 1
    errors = whole + interrupted
    tests = report.steps.count + whole
    failures = report.steps.count { $0.state.isRed } - interrupted
    skipped = report.steps.count { !$0.state.isRed && !$0.state.isRun }
  }

  static func + (left: Counts, right: Counts) -> Counts {
    var sum = left
    sum.tests += right.tests
    sum.failures += right.failures
    sum.errors += right.errors
    sum.skipped += right.skipped
    return sum
  }

  var attributesOfAll: [(String, String)] {
    [("tests", tests), ("failures", failures), ("errors", errors)].map { ($0, "\($1)") }
  }

  var attributes: [(String, String)] { attributesOfAll + [("skipped", "\(skipped)")] }
}
