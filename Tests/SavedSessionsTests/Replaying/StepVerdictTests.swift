import ApusClient
import ApusPacingTestSupport
import ApusRedaction
import ApusText
import ApusWords
import Testing

@testable import ApusContracts
@testable import ApusSavedSessions

@Suite("How a step went", .paced)
struct StepVerdictTests {
  private func verdict(
    _ expected: [String], shown: String, written: Step.Outcome? = nil, ended: Step.Outcome = .ok,
    _ mode: ConsoleBlock.Mode = .usual
  ) -> StepVerdict {
    StepVerdict(
      Step(command: "a", expected: expected, outcome: written), mode,
      LineResult(shown: ReplayScreen.Shown(pieces: [(.asked, shown)]), outcome: ended, recordings: []))
  }

  @Test("as written, elisions included, with `? ok` or without")
  func asWritten() {
    #expect(verdict(["a  [..]"], shown: "a  1\n").isAsWritten)
    #expect(verdict([], shown: "", written: .ok).isAsWritten)
    #expect(
      verdict(["x"], shown: "x\n", written: .failure(.http(404)), ended: .failure(.http(404))).isAsWritten)
  }

  @Test("is told without what is secret by its name where it was written or shown, and not in a sentence")
  func told() {
    let findings = [
      Finding(.rule, promised: "header x-api-key == \"z\"", found: ".token: expected a text"),
      Finding(.value, ["- password: hunter22"], isVerbatim: true),
    ]
    let told = StepVerdict(Step(command: "a"), findings).told(with: RedactionRules())
    #expect(told.differences.joined().contains("- header x-api-key == \"z\""), "\(told.differences)")
    #expect(told.differences.joined().contains("+ .token: expected a text"), "\(told.differences)")
    #expect(!told.differences.joined().contains("hunter22"), "\(told.differences)")
  }

  @Test("as written in the session's own language, whatever is spoken to whoever replays it")
  func otherLanguage() {
    let written = ["error[http.404]: ありません", "  次に試す: ls /status    explain"]
    let shown = SpokenLanguage.japanese.speaking {
      ReplayScreen.Shown(pieces: [(.said, "error[http.404]: ありません\n")])
    }
    let result = LineResult(shown: shown, outcome: .ok, recordings: [])
    #expect(StepVerdict(Step(command: "get /a", expected: written), .usual, result).isAsWritten)
    let drifted = LineResult(shown: shown.mapping { $0 + "ほか\n" }, outcome: .ok, recordings: [])
    #expect(!StepVerdict(Step(command: "get /a", expected: written), .usual, drifted).isAsWritten)
  }

  @Test("otherwise, with what is written and what was shown")
  func drifted() {
    let verdict = verdict(["200 OK", "a  1"], shown: "200 OK\na  2\n")
    #expect(verdict.drift == [.value] && verdict.differences == ["  200 OK", "- a  1", "+ a  2"])
    #expect(!verdict.isMissing && !verdict.isWorse && !verdict.isLeftOut)
  }

  @Test("to another end than the one that is written")
  func outcome() {
    let verdict = verdict(["x"], shown: "x", written: .failure(.http(404)))
    #expect(verdict.drift == [.outcome] && verdict.differences == ["- ? http.404", "+ ? ok"])
  }

  @Test("is what was found of its answers, and another end than the one that is written")
  func findings() {
    let step = Step(command: "get /")
    #expect(StepVerdict(step, [], outcome: .ok).isAsWritten)
    let found = [Finding(.header, promised: "a", found: "b")]
    let verdict = StepVerdict(step, found, outcome: .failure(.expectFailed))
    #expect(verdict.drift == [.header, .outcome])
    #expect(verdict.differences == ["- a", "+ b", "- ? ok  (rule, line 1)", "+ ? expect.failed"])
  }

  @Test("is compared as a value or by its shape where the block says so")
  func values() {
    let expected = [#"{"a": 1, "b": "x"}"#]
    #expect(verdict(expected, shown: #"{"b":"x","a":1}"#, .json).isAsWritten)
    #expect(verdict(expected, shown: #"{"b":"y","a":1}"#, .json).drift == [.value])
    #expect(verdict(expected, shown: #"{"b":"y","a":1}"#, .shape).isAsWritten)
    #expect(verdict(expected, shown: #"{"b":7,"a":1}"#, .shape).drift == [.shape])
    #expect(!verdict(expected, shown: #"{"b":"x","a":1}"#, .exact).isAsWritten)
  }

  @Test("without an answer, where the reason says everything, unless that is what is written")
  func missing() {
    let missing = verdict(["200 OK"], shown: "it was not recorded\n", ended: .failure(.replayMissing))
    #expect(missing.isMissing && missing.differences == ["+ it was not recorded"])
    let long = verdict(["200 OK"], shown: "it was\nnot recorded\n", ended: .failure(.replayMissing))
    #expect(long.namingRules.differences == ["+ it was  (outcome, line 1)", "+ not recorded"])
    let meant = verdict(
      ["not"], shown: "not\n", written: .failure(.replayMissing), ended: .failure(.replayMissing))
    #expect(meant.isAsWritten && !meant.isMissing)
  }

  @Test("in part, where a shell was not run: so many lines as needed are taken for what it wrote")
  func partial() {
    func verdict(_ expected: [String]) -> StepVerdict {
      StepVerdict(
        Step(command: "a", expected: expected), .usual,
        LineResult(
          shown: ReplayScreen.Shown(pieces: [(.said, "200 OK\n"), (.unknown, ""), (.said, "done\n")]),
          outcome: .ok,
          recordings: []))
    }
    #expect(verdict(["200 OK", "one", "two", "done"]).isAsWritten)
    #expect(verdict(["200 OK", "done"]).isAsWritten)
    #expect(verdict(["200 OK", "one"]).drift.isEmpty == false)
    #expect(verdict(["404", "done"]).isAsWritten == false)
    #expect(verdict(["200 OK", "done"]).isPartial)
  }

  @Test("is noted where nothing is drift, unless what is noted is to be drift")
  func noted() {
    let note = Finding(.value, ["- 2", "+ 0"], isNoted: true)
    let verdict = StepVerdict(Step(command: "get /"), [note], outcome: .ok)
    #expect(verdict.isAsWritten && verdict.isNoted && verdict.drift.isEmpty)
    #expect(verdict.differences == ["- 2", "+ 0"])
    let both = StepVerdict(Step(command: "get /"), [note, Finding(.header, ["- X"])], outcome: .ok)
    #expect(both.drift == [.header] && both.differences == ["- X", "  noted:", "- 2", "+ 0"])
    let red = verdict.withNotesAsDrift()
    #expect(!red.isAsWritten && !red.isNoted && red.drift == [.value])
  }

  @Test("does not depend on hints and advice, but in a block that is exact")
  func hints() {
    let shown = "200 OK\na path looks into the answer: .id\n"
    #expect(verdict(["200 OK"], shown: shown).findings.isEmpty)
    #expect(!verdict(["200 OK"], shown: shown, .exact).isAsWritten)
    let failed = ["error[http.404]: no", "  try: headers    explain"]
    #expect(verdict(failed, shown: "error[http.404]: no\n  try: body\n").findings.isEmpty)
    #expect(verdict(failed, shown: "error[http.404]: yes\n  try: body\n").drift == [.outcome])
  }

  @Test("says once that nobody was there, however many requests found that, and in which ways")
  func outage() {
    func lost(_ name: String) -> Finding { Finding(.outcome, promised: "an answer", found: name) }
    let findings = [
      lost("network.reset"), lost("network.refused"), lost("network.refused").on(page: 3),
      Finding(.shape, promised: "3 requests", found: "4 requests"),
    ]
    let verdict = StepVerdict(Step(command: "repeat 3 get /a"), findings, outcome: .failure(.refused))
    #expect(verdict.differences == ["- 3 requests", "+ 4 requests", "- ? ok", "+ ? network.refused"])
    #expect(verdict.drift == [.outcome, .shape])
  }

  @Test("says of single requests what its end does not say")
  func lostRequests() {
    let lost = Finding(.outcome, promised: "an answer", found: "network.refused")
    let found = Finding(.outcome, promised: "network.refused", found: "an answer")
    let step = Step(command: "repeat 3 get /a")
    #expect(StepVerdict(step, [lost], outcome: .ok).differences == ["- an answer", "+ network.refused"])
    let other = StepVerdict(step, [lost, found], outcome: .failure(.http(503)))
    #expect(
      other.differences == [
        "- an answer", "+ network.refused", "- network.refused", "+ an answer", "- ? ok", "+ ? http.503",
      ])
    let written = Step(command: "get /a", outcome: .failure(.refused))
    #expect(StepVerdict(written, [lost], outcome: .failure(.refused)).differences.count == 2)
  }

  @Test("names what decided each difference, and the line: a rule, or that it is compared as written")
  func rules() {
    func named(_ verdict: StepVerdict) -> [String] { verdict.namingRules.differences }
    #expect(named(verdict(["200 OK", "a  1"], shown: "200 OK\na  2\n")).last == "+ a  2")
    #expect(
      named(verdict(["200 OK", "a  1"], shown: "200 OK\na  2\n", .exact))
        == ["  200 OK", "- a  1  (as written, line 1)", "+ a  2"])
    #expect(
      named(verdict([#"{"a": 1}"#], shown: #"{"a": 2}"#, .json)) == ["- .a: 1  (value, line 1)", "+ .a: 2"])
    #expect(
      named(verdict([#"{"a": 1}"#], shown: #"{"data": {"a": 1}}"#, .json)) == [
        "+ the answer is now under .data  (shape, line 1)",
        "+ .a: expected integer, found nothing  (shape, line 1)",
      ])
    let failed = verdict(["holds"], shown: "error[expect.failed]: no\n", ended: .failure(.expectFailed))
    #expect(
      named(failed) == [
        "- holds  (as written, line 1)", "+ error[expect.failed]: no", "- ? ok  (rule, line 1)",
        "+ ? expect.failed",
      ])
    #expect(failed.namingRules.withNotesAsDrift().namingRules.differences == named(failed))
  }

  @Test("tells what is expected of a secret's place, and no value of it")
  func secrets() throws {
    let found = [
      Finding(.shape, ["+ .token: expected string, found array"]),
      Finding(
        .value, ["- .token: \"tok-1234-canary\"", "+ .pin: expected integer, found \"{{secret:pin}}\""]),
    ]
    let told = StepVerdict(Step(command: "a"), found).told(with: try RedactionRules(["body.pin"]))
    #expect(
      told.differences == [
        "+ .token: expected string, found array  (shape, line 1)",
        "- .token: \"[..]\"  (value, line 1)", "+ .pin: expected integer, found \"{{secret:pin}}\"",
      ])
    let secret = StepVerdict(concealing: Step(command: "expect .pin == 1"), .failure(.expectFailed))
    #expect(
      secret.differences == ["- ? ok  (rule, line 1)", "+ ? expect.failed", "+ what was found is a secret"])
    let failing = Step(command: "expect .pin == 1", outcome: .failure(.expectFailed))
    #expect(StepVerdict(concealing: failing, .failure(.expectFailed)).isAsWritten)
  }

  private func first(_ expected: [String], shown: String) -> StepVerdict {
    StepVerdict(
      Step(command: "a", expected: expected), .usual,
      LineResult(shown: ReplayScreen.Shown(pieces: [(.asked, shown)]), outcome: .ok, recordings: []),
      forms: .first)
  }

  @Test("of a session of the first version is never drift for layout, wording or decoded text")
  func oldForms() {
    let old = ["200 OK · [SIZE]", #"name  "caf\u00e9""#, "id    7", "  made   true", "12 lines more"]
    let same = first(
      old, shown: "200 OK · 3 kB, in 5 ms\nid: 7\nname: \"café\"\nmade: true\nand that is all\n")
    #expect(same.isAsWritten && same.isNoted, "\(same.differences)")
    #expect(same.findings.map(\.drift) == [.layout])
    #expect(same.withNotesAsDrift().isAsWritten)
  }

  @Test("of a session of the first version is drift where a value or a status is another one")
  func oldValues() {
    let old = ["200 OK · [SIZE]", #"name  "Plum""#, "id    7"]
    let value = first(old, shown: "200 OK · 3 kB\nname  \"Fig\"\nid    7\n")
    #expect(value.drift == [.value] && value.differences == ["- \"Plum\"", "+ \"Fig\""])
    let status = first(old, shown: "404 Not Found · 3 kB\nname  \"Plum\"\nid    7\n")
    #expect(status.drift == [.status] && status.differences == ["- status 200", "+ status 404"])
    #expect(first(["id  7"], shown: "id  8\n").drift == [.value])
  }
}
