import ApusContracts
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusText
import Testing

@testable import ApusSavedSessions

@Suite("Sessions that are judged", .paced, .timeLimit(.minutes(60)))
struct JudgementViewTests {
  @Test("tell how many changes they notice, and each miss with a rule to add, which has it noticed")
  func judged() async throws {
    let talk = try await Talk()
    await talk.say("record one", "get /documents/readme", "tree", "record off")
    let judged = await talk.say("judge one")
    #expect(judged.outcome == .ok, "\(judged.text)")
    let lines = judged.text.split(separator: "\n")
    let sum = try #require(
      lines.first { $0.hasSuffix(" noticed") }?.split(separator: " ").compactMap { Int($0) })
    #expect(sum.count == 2 && sum[0] < sum[1] && sum[0] > 10, "\(judged.text)")
    #expect(
      lines.contains { $0.hasPrefix("    missed  a text is empty") && $0.contains(".name len 1..") },
      "\(judged.text)")
    let document = try #require(talk.folder.text(of: "one.session.md"))
    // Below a line that only looks it is about the same answer.
    try talk.folder.write(document + "\n```rules\n.name len 1..\n```\n", to: "one.session.md")
    let again = await talk.say("judge one")
    #expect(!again.text.contains("missed  a text is empty"), "\(again.text)")
  }

  @Test("are played with what was given from outside, and are not judged where nobody can tell what that was")
  func given() async throws {
    let talk = try await Talk()
    await talk.say("let word = x", "get /documents/readme q=={{word}}", "save one")
    let document = try #require(talk.folder.text(of: "one.session.md"))
    let without = document.replacing("$ let word = x\n\n", with: "")
    #expect(without != document)
    try talk.folder.write(without, to: "one.session.md")
    let judged = await talk.say("judge one")
    #expect(judged.outcome == .ok, "\(judged.text)")
    #expect(judged.text.contains("get /documents/readme q=={{word}}"), "\(judged.text)")
    #expect(!judged.text.contains("0 of 0"), "\(judged.text)")
    try talk.folder.write(
      without + "\n```console\n$ get /nowhere/{{more}}\n```\n", to: "one.session.md")
    let refused = await talk.say("judge one")
    #expect(refused.code == "request.variable" && refused.status == 2, "\(refused.text)")
    #expect(refused.flat.contains("more is not set, and its recording does not tell"), "\(refused.text)")
  }

  @Test("what is no session is refused")
  func refused() async throws {
    let talk = try await Talk()
    #expect(await talk.say("judge none").code == "usage.argument")
  }

  @Test("a narrow screen shows all of it")
  func narrow() {
    let verdicts = [
      ContractJudge.Verdict(
        words: "a number is larger than some languages hold", isNoticed: false,
        rule: ".items[*].price 0..9007199254740991"),
      ContractJudge.Verdict(words: "a member is gone", isNoticed: true, rule: nil),
      ContractJudge.Verdict(words: "a name stands in it twice", isNoticed: false, rule: nil),
    ]
    let session = JudgedSession(
      path: "a", steps: [JudgedSession.Step(line: "get /果物/things?a=b", verdicts: verdicts)])
    let lines = JudgementView([session]).lines(on: Screen(width: 40, glyphs: .ascii))
    #expect(lines.allSatisfy { $0.width <= 40 })
    let text = lines.map(\.text).joined(separator: " ")
    #expect(
      text.contains("9007199254740991") && text.contains("no rule tells") && text.contains("1 of 3 noticed"))
  }
}
