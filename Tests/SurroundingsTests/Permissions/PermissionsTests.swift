import ApusSystem
import Synchronization
import Testing

@testable import ApusSurroundings

/// Somebody who is asked, and answers yes to what names something known.
private final class Person: Sendable {
  private let questions = Mutex<[String]>([])
  private let known: String

  init(allowing known: String) { self.known = known }

  var asked: [String] { questions.withLock { $0 } }

  func answers(_ question: String) -> Bool {
    questions.withLock { $0.append(question) }
    return question.contains(known)
  }
}

@Suite("What lines of a file may want")
struct PermissionsTests {
  private let person = Person(allowing: "good")
  private var permissions: Permissions { Permissions(ask: person.answers) }

  @Test("each thing is asked for once, and the answer holds")
  func once() {
    let permissions = permissions
    for _ in 0..<2 {
      #expect(permissions.allows(.read(path: "good.txt")))
      #expect(!permissions.allows(.read(path: "bad.txt")))
    }
    #expect(
      person.asked == [
        "The file wants to read good.txt. Allow it? ", "The file wants to read bad.txt. Allow it? ",
      ])
  }

  @Test("what was allowed before is not asked for")
  func before() {
    let permissions = permissions
    permissions.allow(.shell(command: "ls"))
    #expect(permissions.allows(.shell(command: "ls")))
    #expect(person.asked.isEmpty)
  }

  @Test("what was refused is told once")
  func refused() {
    let permissions = permissions
    #expect(!permissions.allows(.contact("http://h")) && !permissions.allows(.contact("http://h")))
    #expect(!permissions.allows(.write(path: "f")))
    let refused = permissions.takeRefused()
    #expect(refused == [.contact("http://h"), .write(path: "f")])
    #expect(refused.joinedByAnd == "send to http://h, nor to write f")
    #expect(permissions.takeRefused().isEmpty)
  }

  @Test("surroundings that ask give a variable, a file, a place and a shell only to who may have them")
  func environment() throws {
    let permissions = permissions
    let outside = Environment(variable: { $0 }, files: .fixed(["good.txt": "a", "bad.txt": "b"]))
    let asking = outside.asking(permissions)
    #expect(asking.variable("good") == "good")
    #expect(asking.variable("TOKEN") == nil)
    #expect(asking.variable("HOME") == nil)
    #expect(try asking.files.contents("good.txt").get() == Array("a".utf8))
    #expect(asking.files.problem("bad.txt") == Permissions.refusal)
    #expect(try asking.placeOfFile("/dev/null") == "/dev/null")
    #expect(throws: Permissions.refusal) { try asking.placeOfFile("f") }
    #expect(throws: Permissions.refusal) { _ = try asking.startShell("rm", 1) }
    #expect(throws: Permissions.refusal) { _ = try asking.secretOfCommand("rm") }
    #expect(permissions.takeRefused().suffix(2) == [.shell(command: "rm"), .secret(command: "rm")])
  }

  @Test("a file that is not there is not asked for")
  func missing() {
    let asking = Environment(files: .fixed([:])).asking(permissions)
    #expect(asking.files.problem("bad.txt")?.reason == "No such file or directory")
    #expect(person.asked.isEmpty)
  }
}
