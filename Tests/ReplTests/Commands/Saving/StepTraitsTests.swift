import Testing

@testable import ApusRepl
@testable import ApusSavedSessions

@Suite("What saved sessions know of commands")
struct StepTraitsTests {
  @Test("is a flag of each command that is not like most of them")
  func flags() {
    let known: [String: StepTraits] = [
      "record": .managesSessions, "save": .managesSessions, "replay": .managesSessions,
      "import": .managesSessions, "workspaces": .managesSessions, "resume": .managesSessions,
      "note": .isNoStep, "run": .isNoStep, "quit": .isNoStep, "clear": .isNoStep, "explore": .isNoStep,
      "where": .isNoStep, "jwt": .isNoStep, "verify": .isNoStep,
      "audit": .managesSessions, "judge": .managesSessions, "lesson": .managesSessions,
      "cover": .managesSessions,
      "tour": .isStepAlone, "base": .setsBase, "watch": .isEndless,
      ".": .looks, "tree": .looks, "body": .looks, "headers": .looks, "table": .looks, "select": .looks,
      "text": .looks, "gron": .looks, "copy": .looks, "links": .looks, "chart": .looks, "keys": .looks,
      "count": .looks, "find": .looks, "look": .looks, "timing": .looks, "raw": .looks,
    ]
    for command in CommandList.all.commands {
      #expect(command.traits == known[command.name], "\(command.name)")
    }
  }

  @Test(
    "is asked of a line, by its first word, whatever that is called and however it is written",
    arguments: [
      ("base http://h", .setsBase), ("  CONNECT http://h", .setsBase),
      ("Watch 5s get /", .isEndless),
      ("exit", .isNoStep), ("get /base", nil), (".base", .looks), ("$1.a", nil), ("unknown", nil), ("", nil),
      ("# base", nil),
    ] as [(String, StepTraits?)])
  func lines(_ line: String, _ traits: StepTraits?) {
    #expect(CommandList.all.traits(of: line) == traits)
  }
}
