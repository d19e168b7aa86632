import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSurroundings
import Testing

@testable import ApusLessons

@Suite("The proof of a lesson", .paced)
struct LessonProofTests {
  /// What `lesson check` says of a lesson, whether it can be read or not.
  private func findings(_ text: String, elsewhere: Bool = false) async throws -> [String] {
    var source: LessonSource
    do {
      source = try LessonTable.source(text)
    } catch let problem as LessonProblem {
      return ["\(problem.line): \(problem.message)"]
    }
    source.isFromElsewhere = elsewhere
    var world = LessonTable.world
    world.environment.variable = { ["HOME": "/home/ann", "TOKEN": "s3cr3t"][$0] }
    return try await LessonProof(source, in: world).findings(passes: 1).map { "\($0.line): \($0.message)" }
  }

  @Test("holds for the lesson that new ones begin with")
  func template() async throws {
    for text in [LessonTemplate.english, LessonTemplate.japanese] {
      #expect(try await findings(text, elsewhere: true) == [])
    }
    #expect(try await findings(LessonTable.text) == [])
  }

  @Test(
    "names the line of what is wrong",
    arguments: [
      ("", "5: expected a step"), ("```show\n```", "5: this block is empty"),
      ("```show\nget /", "5: this block has no end"), ("```shwo\nget /\n```", "5: expected a `show` block"),
      ("```show\n? http.404\n```", "6: expected a line to run before this"),
      ("```show\nget /\n? http.4O4\n```", "7: expected the code of a failure"),
      ("```show\nskip\n```", "6: skip is a word of the learner's"),
      ("```goal\nstatus maybe\n```", "6: expected a status"),
      ("```goal\nstatus 200\n```", "5: this goal has no"),
      ("```predict\nsatus\n```", "6: expected what is predicted"),
      ("```answer\nget /\n```", "5: this step has nothing to do"),
      ("```show\nget /\n```\n```goal\nstatus 200\n```", "5: what is shown and what is to be done"),
      ("```hint\nLook.\n```\n```show\nget /\n```", "5: there is nothing to do here"),
      ("```fault\nnetwork.rest\n```", "5: expected a failure that `get /faults` lists"),
      ("```quiz\nWhich?\n- [x] a\n```", "5: expected a question"),
      ("```wrong\nget /\n```", "6: expected `# ` and why"),
      ("```recorded\n> GET /\n```", "6: expected what was sent"),
      ("```show\nget /status/404\n```", "6: this line should end in ok, and ended in http.404"),
      ("```show\nrecord x\n```", "6: this line is not for a lesson"),
      ("```show\nwatch 1s get /\n```", "6: this line is not for a lesson"),
      ("```goal\nstatus 204\n```\n```answer\nget /status/200\n```", "9: this answer does not meet its goal"),
      (
        "```goal\nstatus 204\n```\n```answer\nget /status/204\n```\n```answer\nget /\n```",
        "12: this answer does not meet its goal"
      ),
      (
        "```goal\nstatus 2xx\n```\n```answer\nget /status/204\n```\n```wrong\nget /status/200\n# No.\n```",
        "12: this wrong line meets the goal"
      ),
      (
        "```goal\nstatus 204\n```\n```hint\nTry get /status/204 here.\n```\n```answer\nget /status/204\n```",
        "12: a hint holds this answer"
      ),
      (
        "```goal\nstatus 204\n```\n```hint\n`GET  /status/204`\n```\n```answer\nget /status/204\n```",
        "12: a hint holds this answer"
      ),
      (
        "```goal\nstatus 204\n```\n```answer\nget /status/204\n```\n```wrong\nget /\n# It is get /status/204.\n```",
        "9: what is said of a wrong line holds this answer"
      ),
      (
        "```goal\nstatus 204\n```\n```answer\ngte /status/204\n```",
        "9: this line should end in ok, and ended in usage.command"
      ),
      (
        "```show\nrepeat 100000000 get /status/204\n```", "6: this line sends more than 200 requests"
      ),
      (
        "```show\nget /status/204\n```\n\nNow:\n\n```goal\nstatus 204\n```\n```answer\nget /status/204\n```",
        "11: the goal holds before its step"
      ),
    ])
  func wrong(_ text: String, _ finding: String) async throws {
    let found = try await findings("---\nlesson: 1\ntitle: A\n---\n" + text)
    #expect(found.contains { $0.hasPrefix(finding) }, "\(found)")
  }

  @Test(
    "lets no line of somebody else's lesson have what nobody allowed, and names it",
    arguments: [
      ("get /status/204 | touch PLACE", "run `touch PLACE` with sh"),
      ("get /status/204 > PLACE", "write PLACE"),
      ("get http://127.0.0.1:1/", "send to http://127.0.0.1:1"),
      ("post /echo @/etc/hostname", "read /etc/hostname"),
      ("auth bearer env:TOKEN", "use the environment's TOKEN"),
      ("auth bearer env:HOME", "use the environment's HOME"),
      ("auth bearer 'cmd:touch PLACE'", "run `touch PLACE` with sh"),
    ])
  func permissions(_ line: String, _ wanted: String) async throws {
    let folder = try TestFolder()
    let place = folder.path + "/place"
    let (own, finding) = (line.replacing("PLACE", with: place), wanted.replacing("PLACE", with: place))
    let goal = "```goal\nstatus 204\n```\n```answer\nget /status/204\n```\n"
    for block in ["```setup\n\(own)\n```\n" + goal, goal + "```answer\n\(own)\n```\n"] {
      let found = try await findings("---\nlesson: 1\ntitle: A\n---\n" + block, elsewhere: true)
      #expect(found.contains { $0.hasSuffix(": nobody allowed this line to \(finding)") }, "\(found)")
    }
    let wrong = "---\nlesson: 1\ntitle: A\n---\n\(goal)```wrong\n\(own)\n# No.\n```\n"
    let found = try await findings(wrong, elsewhere: true)
    #expect(found == ["12: nobody allowed this line to \(finding)"])
    #expect(folder.text(of: "place") == nil)
  }

  @Test("remarks on a text that holds the whole answer, and on no other")
  func remarks() throws {
    let rest = "```goal\nstatus 200\n```\n```answer\nlet a = 1\nget /status/200\n```\n"
    for (text, count) in [("`let a = 1`, then GET  /status/200.", 1), ("Try get /status/200.", 0)] {
      let source = try LessonTable.source("---\nlesson: 1\ntitle: A\n---\n\(text)\n\n\(rest)")
      let remarks = LessonProof(source, in: LessonTable.world).remarks()
      #expect(remarks.map(\.line) == Array([11].prefix(count)))
    }
  }
}
