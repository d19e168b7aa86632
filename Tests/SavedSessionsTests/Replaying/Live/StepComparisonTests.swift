import ApusClient
import ApusContracts
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("A step beside what was recorded of it", .paced)
struct StepComparisonTests {
  private func result(_ text: String, _ outcome: Step.Outcome = .ok, _ recordings: [Recording] = [])
    -> LineResult
  {
    LineResult(
      shown: ReplayScreen.Shown(pieces: [(.asked, text)]), outcome: outcome, recordings: recordings)
  }

  /// The verdict on a line that looks into an answer which changed.
  private func verdict(
    on line: String, showed old: String, shows new: String, _ outcome: Step.Outcome = .ok,
    from before: [String], to now: [String], ignoring places: [String] = [], asking: String = "get /a",
    notesAreDrift: Bool = false
  ) throws -> StepVerdict {
    var comparison = StepComparison(
      FrontMatter(cassette: "a.har"), notesAreDrift: notesAreDrift
    ) { $0.hasPrefix(".") || $0.hasPrefix("body") ? .looks : nil }
    let recordings = [before, now].map { $0.map { Parrot.recording("a", $0) } }
    comparison.note(
      Step(command: asking), recordings[0], recordings[1], ignoring: try IgnoredPlaces(places))
    return comparison.verdict(
      on: Step(command: line, expected: old.split(separator: "\n").map(String.init)), .usual, result(old),
      result(new, outcome), ignoring: try IgnoredPlaces(places))
  }

  @Test("goes by the answer that it looks into, noted or not")
  func looks() throws {
    let (old, new) = (#"{"price": 3, "id": 1}"#, #"{"price": 3.5, "id": "x"}"#)
    let price = try verdict(on: ".price", showed: "3", shows: "3.5", from: [old], to: [new])
    #expect(price.isAsWritten && price.drift.isEmpty)
    #expect(try !verdict(on: ".id", showed: "1", shows: "\"x\"", from: [old], to: [new]).isAsWritten)
    for places in [["body.id"], ["body"]] {
      let id = try verdict(on: ".id", showed: "1", shows: "\"x\"", from: [old], to: [new], ignoring: places)
      #expect(id.isAsWritten && !id.isNoted)
    }
  }

  @Test("may find nothing where the answer may be without it, and says so where that is noted")
  func missing() throws {
    let lost = "error[usage.argument]: nothing is at .items[0]\n"
    let (old, new) = (#"{"items": ["a"]}"#, #"{"items": []}"#)
    for isDrift in [false, true] {
      let verdict = try verdict(
        on: "let o = .items[0]", showed: "", shows: lost, .failure(.usageArgument), from: [old], to: [new],
        notesAreDrift: isDrift)
      #expect(verdict.isNoted != isDrift && verdict.drift.isEmpty != isDrift)
    }
    let gone = try verdict(
      on: "let o = .items[0]", showed: "", shows: lost, .failure(.usageArgument), from: [old], to: ["{}"])
    #expect(gone.drift.contains(.outcome))
  }

  @Test("must find what it filters for, and sets no variable without it")
  func filters() throws {
    let path = ".items[?@.sku == \"B\"].price"
    let (old, new) = (
      #"{"items": [{"sku": "A", "price": 1}, {"sku": "B", "price": 3}]}"#,
      #"{"items": [{"sku": "A", "price": 1}]}"#
    )
    let nothing = "nothing there: the body has no such key"
    let shown = try verdict(on: path, showed: "3", shows: nothing, from: [old], to: [new])
    #expect(!shown.isAsWritten)
    let ignored = try verdict(
      on: path, showed: "3", shows: nothing, from: [old], to: [new], ignoring: ["body.items"])
    #expect(ignored.isAsWritten)
    let set = try verdict(
      on: "let p = \(path)", showed: "", shows: "error[usage.argument]: nothing is at \(path)",
      .failure(.usageArgument), from: [old], to: [new])
    #expect(set.drift.contains(.outcome))
    #expect(try verdict(on: path, showed: "3", shows: "4", from: [old], to: [old]).isAsWritten)
  }

  @Test("goes by what it shows where it does not look, or the answer is not one")
  func others() throws {
    let (old, new) = (#"{"id": 1}"#, #"{"id": "x"}"#)
    let outcome = Step.Outcome.failure(.expectFailed)
    #expect(
      try verdict(
        on: "expect .id == 1", showed: "holds\n", shows: "", outcome, from: [old], to: [new],
        ignoring: ["body.id"]
      ).drift.contains(.outcome))
    let look = try verdict(
      on: ".id", showed: "1", shows: "\"x\"", from: [old, old], to: [new, new], ignoring: ["body.id"])
    #expect(!look.isAsWritten)
    let last = try verdict(
      on: ".id", showed: "1", shows: "\"x\"", from: [old, old], to: [new], ignoring: ["body.id"],
      asking: "get /a --until '.id'")
    #expect(last.isAsWritten)
  }

  @Test("of a long body does not depend on where its lines break")
  func lines() throws {
    let shown = { (count: Int) in
      let text = "{\"n\": \"" + String(repeating: "y", count: count) + "\"}"
      return (text, String(text.prefix(100)) + (text.count > 100 ? "\n" + text.dropFirst(100) : "") + "\n")
    }
    for (one, other) in [(92, 93), (92, 120), (120, 20), (20, 120)] {
      let (old, new) = (shown(one), shown(other))
      #expect(
        try verdict(on: "body", showed: old.1, shows: new.1, from: [old.0], to: [new.0]).isAsWritten)
      #expect(ShownValues(old.1).mayBecome(ShownValues(new.1)))
    }
    let text = try verdict(on: "body", showed: "{\"n\": 1}", shows: "[]", from: [#"{"n": 1}"#], to: ["[]"])
    #expect(!text.isAsWritten)
  }

  @Test("compared as a value minds nothing that is ignored", arguments: [ConsoleBlock.Mode.json, .shape])
  func modes(_ mode: ConsoleBlock.Mode) throws {
    let comparison = StepComparison(FrontMatter(cassette: "a.har")) { _ in nil }
    let step = Step(command: "get /a", expected: ["200 OK", #"{"id": 1, "n": "a"}"#])
    func drift(_ body: String, _ places: [String]) throws -> Set<Drift> {
      comparison.verdict(
        on: step, mode, result("200 OK\n"), result("200 OK\n\(body)\n"), ignoring: try IgnoredPlaces(places)
      ).drift
    }
    #expect(try drift(#"{"id": "x", "n": "a"}"#, ["body.id"]).isEmpty)
    #expect(try drift(#"{"id": "x", "n": "a"}"#, []) == [.shape])
    #expect(try drift(#"{"id": 2, "n": 7}"#, ["body.id"]) == [.shape])
    #expect(try drift(#"{"id": 2, "n": "b"}"#, ["body.id"]) == (mode == .json ? [.value] : []))
  }

  @Test("tells what its answers differ in by themselves, where there is something to compare with")
  func answers() throws {
    let (step, none, byID) = (Step(command: "a"), try IgnoredPlaces([]), try IgnoredPlaces(["body.id"]))
    let (old, new) = ([Parrot.recording("a", #"{"id": 1}"#)], [Parrot.recording("a", #"{"id": "x"}"#)])
    func told(
      _ before: [Recording], _ outcome: Step.Outcome = .ok, cassette: String? = "a.har",
      mode: ConsoleBlock.Mode = .usual, ignoring ignored: IgnoredPlaces? = nil
    ) -> [Drift] {
      StepComparison(FrontMatter(cassette: cassette)) { _ in nil }
        .findings(of: step, mode, result("", outcome, before), now: new, ignoring: ignored ?? none)
        .map(\.drift)
    }
    #expect(told(old) == [.shape] && told(new).isEmpty && told([]).isEmpty)
    #expect(told(old, ignoring: byID).isEmpty)
    #expect(told(old, cassette: nil).isEmpty && told(old, mode: .json).isEmpty)
    #expect(told(old, .failure(.replayMissing)).isEmpty)
  }
}
