import ApusLanguage
import ApusPacingTestSupport
import ApusServing
import ApusSystem
import Testing

@testable import ApusInvocation

@Suite("The arguments of `apus practice`", .paced)
struct PracticeArgumentsTests {
  private func read(_ arguments: String...) throws(InvocationProblem) -> PracticeArguments? {
    guard case .servePractice(let read) = try Invocation(arguments: ["practice"] + arguments).task else {
      return nil
    }
    return read
  }

  @Test("say where, and to whom")
  func all() throws {
    #expect(try read() == PracticeArguments())
    let full = try #require(
      try read(
        "--port=8080", "--listen", "0.0.0.0", "--allow-network", "--class", "30", "--names", "class.txt",
        "--allow-host", "a", "--allow-origin", "null"))
    #expect(full.port == 8080 && full.address == .any && full.students == 30 && full.names == "class.txt")
    #expect(full.hosts == ["a"] && full.origins == ["null"])
    #expect(try read("--listen", "localhost")?.address == .loopback)
  }

  @Test(
    "what cannot be is refused, with what can",
    arguments: [
      (["--class=30", "--listen", "0.0.0.0"], "apus practice --class=30 --listen 0.0.0.0 --allow-network"),
      (["--listen", "my-host"], "four numbers"),
      (["--class", "0"], "1 to 200"), (["--class", "many"], "1 to 200"), (["--nope"], "--class"),
      (["--allow-network=yes"], "takes no value"), (["--class"], "needs a value"),
    ])
  func refused(_ arguments: [String], _ word: String) {
    let problem = #expect(throws: InvocationProblem.self) {
      try Invocation(arguments: ["practice"] + arguments)
    }
    #expect(problem?.description.contains(word) == true)
  }

  @Test("the teacher's table is a line that asks the class's server")
  func status() throws {
    let asked = try Invocation(arguments: ["practice", "status", "http://127.0.0.1:8080/", "--key", "a-b"])
    #expect(asked.task == .line("get http://127.0.0.1:8080/class/status Class-Key:a-b"))
    #expect(throws: InvocationProblem.self) { try Invocation(arguments: ["practice", "status"]) }
    #expect(throws: InvocationProblem.self) {
      try Invocation(arguments: ["practice", "status", "http://h", "--key", "k", "more"])
    }
  }

  @Test("a student's address is a base and a token")
  func classAddress() throws {
    let address = try Invocation(arguments: ["--class", "http://10.0.0.1:80/class/kiwi-red-1"]).classAddress
    #expect(address?.base == "http://10.0.0.1:80" && address?.token == "kiwi-red-1")
    for text in ["kiwi", "http://h/kiwi", "http://h/class/", "http://h/class/a/b", "file:///class/a"] {
      #expect(throws: InvocationProblem.self) { try Invocation(arguments: ["--class", text]) }
    }
    #expect(throws: InvocationProblem.self) {
      try Invocation(arguments: ["--practice", "--class", "http://h/class/a"])
    }
  }
}
