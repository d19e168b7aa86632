import ApusPacingTestSupport
import ApusPractice
import ApusSystem
import Testing

@testable import ApusServing

@Suite("What `apus practice` says", .paced)
struct PracticeNoticeTests {
  private func lines(_ place: PracticePlace) throws -> [String] {
    let server = try PracticeServer.start(place)
    defer { server.stop() }
    return PracticeNotice(place, server).lines
  }

  @Test("is nothing more than its address for one on this machine")
  func plain() throws {
    #expect(try lines(PracticePlace()).isEmpty)
  }

  @Test("is a line to type for each student, and one for the teacher")
  func students() throws {
    let room = Classroom(Student.all(named: ["Ada", "りんご"]))
    let text = try lines(PracticePlace(room: room)).joined(separator: "\n")
    for student in room.students {
      #expect(text.contains("/class/\(student.token)"))
    }
    #expect(text.contains("  Ada     apus --class http://127.0.0.1:"))
    #expect(text.contains("  りんご  apus --class http://127.0.0.1:"))
    #expect(text.contains("--key \(room.key)"))
  }

  @Test("tells what the network reaches")
  func open() throws {
    let text = try lines(PracticePlace(address: .any)).joined(separator: "\n")
    for address in IPv4Address.ofThisMachine { #expect(text.contains("http://\(address):")) }
    #expect(!text.isEmpty)
  }
}
