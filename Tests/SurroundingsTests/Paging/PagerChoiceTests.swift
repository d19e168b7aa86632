import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSystem
import Synchronization
import Testing

@testable import ApusSurroundings

@Suite("What is paged with", .paced)
struct PagerChoiceTests {
  /// What is started; `own` for the pager of our own, `nil` where it is shown at once.
  private func started(
    _ choice: String, _ variables: [String: String] = [:], hasLess: Bool = true, hasScreen: Bool = true
  ) -> String? {
    let started = Mutex<String?>(nil)
    var environment = Environment(variable: { variables[$0] })
    environment.programs = OtherPrograms(
      path: { hasLess && $0 == "less" ? "/usr/bin/less" : nil }, output: { _, _ in nil })
    environment.screen = { hasScreen ? ScriptedScreen("q") : nil }
    environment.startShell = { command, _ throws(FileProblem) in
      started.withLock { $0 = command }
      throw FileProblem("not here")
    }
    guard let start = PagerChoice(choice).start(in: environment, output: 1) else { return nil }
    if start() is OwnPager { return "own" }
    return started.withLock { $0 }
  }

  @Test("PAGER, else less, else one of our own")
  func auto() {
    #expect(started("auto", ["PAGER": "most -s"]) == "export LESS=R; most -s")
    #expect(started("auto") == "export LESS=R; less")
    #expect(started("auto", ["PAGER": ""]) == "export LESS=R; less")
    #expect(started("auto", ["LESS": "-X"]) == "less")
    #expect(started("auto", hasLess: false) == "own")
    #expect(started("auto", hasLess: false, hasScreen: false) == nil)
  }

  @Test("off and cat show it at once, and a command is taken as it is")
  func chosen() {
    #expect(started("off") == nil)
    #expect(started("auto", ["PAGER": "cat"]) == nil)
    #expect(started("less -S", ["PAGER": "cat"]) == "export LESS=R; less -S")
    for text in ["off", "auto", "less -S"] { #expect(PagerChoice(text).text == text) }
  }

  @Test("a command behind a pipe is a pager by its name")
  func pagers() {
    let environment = Environment(variable: { ["PAGER": "mine -x"][$0] })
    for command in ["less", "less -R", "more", "mine"] {
      #expect(PagerChoice.isPager(command, in: environment))
    }
    for command in ["", "cat", "grep less", "lessecho"] {
      #expect(!PagerChoice.isPager(command, in: environment))
    }
  }
}
