import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A report as JUnit has it", .paced)
struct JUnitReportTests {
  private func text(_ reports: FileReport...) -> String { JUnitReport(reports, in: .milliseconds(1500)).text }

  @Test("has a suite a session and a case a step, with its time; a failure names file and line")
  func steps() {
    let report = madeReport("api/a.session.md", .asWritten, .drifted, .skipped, .notRun)
    let xml = text(report)
    #expect(
      xml.contains(
        #"<testsuites name="apus replay" tests="4" failures="1" errors="0" time="1.500">"#),
      "\(xml)")
    #expect(
      xml.contains(
        #"<testcase name="get /2" classname="api/a.session.md" time="0.012">"#
      ))
    #expect(
      xml.contains(
        "<failure type=\"value\" message=\"api/a.session.md:2: drifted\">api/a.session.md:2\n- 1\n+ 2</failure>"
      ))
    #expect(xml.contains(#"<skipped message="not run"/>"#))
  }

  @Test("has cases of different names for a line that stands there twice")
  func twice() {
    var report = madeReport("a.session.md", .asWritten, .asWritten)
    report.steps.append(FileReport.StepResult(command: "get /1", line: 9, state: .drifted))
    let xml = text(report)
    #expect(xml.contains(#"name="get /1, line 1""#) && xml.contains(#"name="get /1, line 9""#), "\(xml)")
    #expect(xml.contains(#"name="get /2""#), "\(xml)")
  }

  @Test("has an error where a session could not be run, with the line that it names")
  func errors() {
    let failure = CommandFailure(.usageArgument, "b.session.md:7:1: expected `a`, found \"b\"")
    let xml = text(madeReport("b.session.md", failure: failure), madeReport("c", .asWritten))
    #expect(xml.contains(#"tests="2" failures="0" errors="1""#), "\(xml)")
    #expect(
      xml.contains(
        #"<error type="usage.argument" message="b.session.md:7:1: expected `a`, found &quot;b&quot;">"#))
    #expect(xml.contains(">b.session.md:7:1: expected `a`, found \"b\"</error>"))
    let ended = text(madeReport("e", .interrupted, .notRun))
    #expect(ended.contains(#"tests="2" failures="0" errors="1""#), "\(ended)")
    #expect(ended.contains(#"<error type="cancelled" message="e:1: interrupted">e:1</error>"#), "\(ended)")
    // Steps that drifted say it themselves.
    let drifted = madeReport("d", .drifted, failure: CommandFailure(.replayDrift, "it differs"))
    #expect(text(drifted).contains(#"errors="0""#))
  }
}
