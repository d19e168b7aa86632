import ApusPacingTestSupport
import ApusSystem
import Dispatch
import Synchronization
import Testing

@testable import ApusCurlTransport

@Suite("Letters to the transport's thread", .paced)
struct MailboxTests {
  private let mailbox = Mailbox()

  /// A letter that can be told from others.
  private func letter(_ ticket: Job.Ticket = Job.Ticket()) -> Letter { .cancel(ticket) }

  private func tickets(_ letters: [Letter]) -> [ObjectIdentifier] {
    letters.compactMap { if case .cancel(let ticket) = $0 { ObjectIdentifier(ticket) } else { nil } }
  }

  /// A bell of a thread that is over.
  private func bell(_ semaphore: DispatchSemaphore) throws -> Bell {
    let made = Made()
    try #require(SystemThread.start { made.bell.withLock { $0 = Bell(.semaphore(semaphore)) } }).join()
    return try #require(made.bell.withLock { $0 })
  }

  private final class Made: Sendable {
    let bell = Mutex<Bell?>(nil)
  }

  @Test("nobody takes letters before somebody was expected or is there")
  func closed() {
    #expect(!mailbox.post(letter()))
    #expect(!mailbox.hasLetters && mailbox.take().isEmpty)
  }

  @Test("somebody is expected once, until the mailbox is closed")
  func expecting() {
    #expect(mailbox.expect())
    #expect(!mailbox.expect())
    mailbox.open(Bell(.semaphore(DispatchSemaphore(value: 0))))
    #expect(!mailbox.expect())
    _ = mailbox.close()
    #expect(mailbox.expect())
  }

  @Test("letters are kept for who is expected, and taken once, in order")
  func keeping() {
    _ = mailbox.expect()
    let posted = (0..<3).map { _ in Job.Ticket() }
    for ticket in posted { #expect(mailbox.post(letter(ticket))) }
    #expect(mailbox.hasLetters)
    #expect(tickets(mailbox.take()) == posted.map { ObjectIdentifier($0) })
    #expect(!mailbox.hasLetters && mailbox.take().isEmpty)
  }

  @Test("another thread is woken once for all that waits, and again after it took that")
  func ringing() throws {
    let rung = DispatchSemaphore(value: 0)
    mailbox.open(try bell(rung))
    for _ in 0..<3 { #expect(mailbox.post(letter())) }
    #expect(rung.wait(timeout: .now()) == .success)
    #expect(rung.wait(timeout: .now()) == .timedOut)
    #expect(mailbox.take().count == 3)
    #expect(mailbox.post(letter()))
    #expect(rung.wait(timeout: .now()) == .success)
  }

  @Test("a thread is not woken by its own letters: it looks again before it rests")
  func ownLetters() {
    let rung = DispatchSemaphore(value: 0)
    mailbox.open(Bell(.semaphore(rung)))
    #expect(mailbox.post(letter()))
    #expect(rung.wait(timeout: .now()) == .timedOut)
    #expect(mailbox.hasLetters)
  }

  @Test("what nobody took comes back when it is closed, and nothing is taken from then on")
  func closing() {
    _ = mailbox.expect()
    let ticket = Job.Ticket()
    _ = mailbox.post(letter(ticket))
    #expect(tickets(mailbox.close()) == [ObjectIdentifier(ticket)])
    #expect(mailbox.close().isEmpty)
    #expect(!mailbox.post(letter()))
  }

  @Test("letters from many threads all arrive")
  func many() {
    _ = mailbox.expect()
    let mailbox = mailbox
    DispatchQueue.concurrentPerform(iterations: 100) { _ in _ = mailbox.post(.cancel(Job.Ticket())) }
    #expect(Set(tickets(mailbox.take())).count == 100)
  }
}
