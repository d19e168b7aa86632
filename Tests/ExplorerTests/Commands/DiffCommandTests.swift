import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Two answers compared", .paced)
struct DiffCommandTests {
  private func talk(to traits: Console.Traits = Talk.terminal, _ bodies: String...) async throws -> Talk {
    let counter = Counter()
    let asked = Asked { _ in
      let count = await counter.next()
      return .response(status: 200, body: bodies[min(count, bodies.count) - 1])
    }
    let talk = try await asked.talk(to: traits)
    for _ in bodies { await talk.say("get /") }
    return talk
  }

  private let old = #"{"at": 1, "items": [{"id": 1, "v": 1}, {"id": 2, "v": 2}, {"id": 3, "v": 3}]}"#
  private let new =
    #"{"at": 2, "items": [{"id": 9, "v": 0}, {"id": 1, "v": 1}, {"id": 2, "v": 22}, {"id": 3, "v": 3}]}"#

  @Test("elements are known by their identity, in the whole or in a part")
  func identity() async throws {
    let talk = try await talk(old, new)
    let whole = await talk.say("diff 1 2").outText
    #expect(whole.contains("~ .items[id=2].v  2 → 22\n") && whole.contains("~ .at "), "\(whole)")
    let part = await talk.say("diff 1 2 .items").outText
    #expect(part.contains("~ .[id=2].v") && part.hasSuffix("2 differences: 1 added, 1 changed\n"), "\(part)")
    #expect(await talk.say(".items[id=2].v").outText == "22\n")
  }

  @Test("without another number it is the last, and a path may stand there")
  func last() async throws {
    let talk = try await talk(old, new)
    #expect(await talk.say("diff 1").outText == (await talk.say("diff 1 2").outText))
    #expect(await talk.say("diff 1 .at").outText.hasPrefix("~ .  1 → 2\n"))
    #expect(await talk.say("diff 2 2").outText == "no differences\n")
  }

  @Test("a file is a side, too")
  func file() async throws {
    let talk = try await talk(old)
    try talk.folder.write(new, to: "new.json")
    let answer = await talk.say("diff 1 new.json")
    #expect(answer.outText.contains("~ .items[id=2].v"), "\(answer.text)")
    try talk.folder.write("{", to: "broken.json")
    #expect(await talk.say("diff 1 broken.json").code == "decode.syntax")
    #expect(await talk.say("diff 1 none.json").flat.contains("none.json cannot be read"))
  }

  @Test("what is ignored is not there, and a field that is named tells elements apart")
  func options() async throws {
    let talk = try await talk(old, new)
    let answer = await talk.say("diff 1 2 --ignore ..v").outText
    #expect(answer.hasSuffix("2 differences: 1 added, 1 changed\n"), "\(answer)")
    #expect(await talk.say("diff 1 2 .items --by v").outText.contains("- .[v=2]"))
    #expect(await talk.say("diff 1 2 --shape").outText == "the same shape\n")
    #expect(await talk.say("diff 1 2 --side").outText.contains("  1"))
  }

  @Test("heads are compared field by field, whatever their case")
  func headers() async throws {
    let counter = Counter()
    let asked = Asked { _ in
      let count = await counter.next()
      return .response(status: 200 + count, headers: count == 1 ? ["ETag": "a"] : ["etag": "b"], body: "{}")
    }
    let talk = try await asked.talk()
    await talk.say("get /", "get /")
    let answer = await talk.say("diff 1 2 --headers").outText
    #expect(
      answer.contains("~ .status  201 → 202\n") && answer.contains("~ .etag    \"a\" → \"b\"\n"), "\(answer)")
  }

  @Test("a screen names the line for the rest, and a program gets all of it")
  func whole() async throws {
    let list = { (start: Int) in
      "[" + (0..<1_200).map { #"{"id": \#($0), "v": \#($0 + start)}"# }.joined(separator: ",") + "]"
    }
    let screen = try await talk(list(0), list(1))
    let folded = await screen.say("diff 1 2").outText
    #expect(folded.contains(" more: diff 1 2 | less\n1200 differences: 1200 changed\n"), "\(folded)")
    let program = try await talk(to: .plain, list(0), list(1))
    #expect(await program.say("diff 1 2").outText.split(separator: "\n").count == 1_201)
  }

  @Test(
    "what cannot be compared is told",
    arguments: [
      ("diff", "expected the number of a request"), ("diff 1 9", "there is no request 9"),
      ("diff 1 2 .nothing", "nothing is at .nothing of one of them"), ("diff 0", "a number of at least 1"),
      ("diff 1 2 --ignore x", "expected"), ("diff 1 x.json --headers", "a file has no headers"),
      ("diff 1 2 --no", "has no option --no"), ("diff a", "expected another saved session"),
      ("diff 1x 2", "a number of at least 1"), ("diff a.json b", "a number of at least 1"),
    ])
  func mistakes(_ line: String, _ said: String) async throws {
    let answer = await (try talk(old, new)).say(line)
    #expect(answer.outcome != .ok && answer.flat.contains(said), "\(answer.text)")
  }
}
