import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Statuses that blame the request", .paced)
struct ClientErrorsTests {
  @Test("they are of the class of 400, each once")
  func ofClass() {
    let codes = StatusEntry.clientErrors.map(\.code)
    #expect(codes.allSatisfy { (400...499).contains($0) })
    #expect(Set(codes).count == codes.count)
  }

  @Test("those that are about the path are the ones of which the path is told")
  func paths() throws {
    #expect(Set(StatusEntry.clientErrors.filter(\.isAboutPath).map(\.code)) == [404, 405, 410])
    #expect(try Explained.answer(404).contains("The path was /users/1 under https://api.test."))
    #expect(!(try Explained.answer(409).contains("The path was")))
  }

  @Test("a refusal for want of a proof leads to `auth`, and one of values to the body")
  func lines() {
    #expect(StatusEntry.of(401).suggestions.first == "auth bearer")
    #expect(StatusEntry.of(403).suggestions.first == "auth")
    #expect(StatusEntry.of(422).suggestions == ["body", "request"])
    #expect(StatusEntry.of(429).suggestions.contains("rerun"))
  }

  @Test("what is suspected is said as a sentence, and only suspected")
  func guesses() throws {
    for entry in StatusEntry.clientErrors where !entry.guesses.isEmpty {
      #expect(entry.guesses.allSatisfy { $0.hasSuffix(".") }, "\(entry.code)")
      // Some hold only where a credential was sent, and some only where none was.
      let text =
        try Explained.answer(entry.code) + Explained.answer(entry.code, sent: ["Authorization": "Bearer x"])
        + Explained.answer(entry.code, sending: "{")
      for guess in entry.guesses { #expect(text.contains("  perhaps  \(guess)"), "\(entry.code): \(guess)") }
    }
  }
}
