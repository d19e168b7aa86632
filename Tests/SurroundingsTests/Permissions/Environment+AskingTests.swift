import ApusSystem
import Synchronization
import Testing

@testable import ApusSurroundings

@Suite("Surroundings that ask first")
struct Environment_AskingTests {
  private final class Questions: Sendable {
    private let all = Mutex<[String]>([])

    var asked: [String] { all.withLock { $0 } }

    /// Says no.
    func ask(_ question: String) -> Bool {
      all.withLock { $0.append(question) }
      return false
    }
  }

  private let questions = Questions()
  private var outside: Environment {
    Environment(variable: { ["TOKEN": "t", "HOME": "/home/me"][$0] })
  }

  @Test("of what a line names ask for variables, files and programs, and have none of them without a yes")
  func names() {
    let inside = outside.asking(forNames: Permissions(ask: questions.ask))
    #expect(inside.namedVariable("TOKEN") == nil && inside.namedVariable("NONE") == nil)
    #expect(throws: FileProblem.self) { try inside.startNamedShell("sh", 1) }
    #expect(throws: FileProblem.self) { try inside.placeOfFile("out.txt") }
    guard case .failure = inside.namedFiles.contents("/etc/hostname") else {
      Issue.record("the file was read")
      return
    }
    #expect(!inside.mayTakeInput() && outside.mayTakeInput())
    #expect(questions.asked.count == 5)
    #expect(questions.asked.last == "The file wants to read standard input. Allow it? ")
    let first = "The file wants to use the environment's TOKEN. Allow it? "
    #expect(questions.asked.first == first, "\(questions.asked)")
  }

  @Test("ask about nothing that their user has set")
  func own() throws {
    let inside = outside.asking(forNames: Permissions(ask: questions.ask))
    #expect(inside.variable("TOKEN") == "t" && !inside.isOfFileFromElsewhere)
    #expect(try inside.placeOfFile("/dev/null") == "/dev/null")
    #expect(outside.namedVariable("TOKEN") == "t")
    #expect(questions.asked.isEmpty)
  }

  @Test("of a session from elsewhere ask about every variable, and let the program find its own folders")
  func apart() {
    let inside = outside.asking(Permissions(ask: questions.ask))
    #expect(inside.isOfFileFromElsewhere && inside.variable("TOKEN") == nil && inside.variable("HOME") == nil)
    #expect(inside.namedVariable("HOME") == nil)
    #expect(questions.asked.map { $0.contains("HOME") } == [false, true], "\(questions.asked)")
    let again = inside.asking(Permissions(ask: questions.ask))
    for one in [inside, again] {
      #expect(Folders(one).home == "/home/me" && Folders(one).rcFile == "/home/me/.config/apus/rc")
    }
    #expect(questions.asked.count == 2)
  }
}
