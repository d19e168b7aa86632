import ApusFolderTestSupport
import ApusLanguage
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSending

extension StandardInput {
  /// A little, as most is.
  fileprivate func bytes(_ whenSilent: () -> Void) throws -> [UInt8] {
    guard case .bytes(let bytes) = try body(isPart: false, whenSilent: whenSilent) else {
      Issue.record("it is too much to be kept")
      return []
    }
    return bytes
  }
}

@Suite("What the program was given", .paced)
struct StandardInputTests {
  private let pipe = Pipe()

  private func input(isImplied: Bool = true, patience: Duration = .seconds(3_600)) -> StandardInput {
    StandardInput(
      descriptor: pipe.fileHandleForReading.fileDescriptor, isImplied: isImplied, patience: patience)
  }

  private func write(_ text: String) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
  }

  @Test("is read whole, once, and is the same for who asks again")
  func reading() throws {
    try write(String(repeating: "x", count: 50_000))
    let input = input()
    #expect(try input.bytes {}.count == 50_000)
    #expect(try input.bytes { Issue.record("it was read again") }.count == 50_000)
  }

  @Test("is the body of a line that names none, until one has had it")
  func implied() throws {
    try write("body")
    let input = input()
    #expect(input.isBody)
    input.endLine()
    #expect(input.isBody, "nobody has had it yet")
    _ = try input.bytes {}
    #expect(input.isBody, "the line that has it may ask again")
    input.endLine()
    #expect(!input.isBody)
    #expect(try input.bytes {} == Array("body".utf8), "a line that names it has it still")
    #expect(!self.input(isImplied: false).isBody)
    let taken = self.input()
    taken.isTaken()
    #expect(!taken.isBody)
  }

  @Test("is a file or a pipe, and neither a device nor a descriptor that is closed")
  func kinds() throws {
    let folder = try TestFolder()
    try folder.write("x", to: "f")
    let file = try #require(FileHandle(forReadingAtPath: folder.path + "/f"))
    #expect(StandardInput(descriptor: file.fileDescriptor).isBody)
    let null = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    #expect(!StandardInput(descriptor: null.fileDescriptor).isBody)
    #expect(!StandardInput(descriptor: -1).isBody)
  }

  @Test("is waited for, and who waits is told once when nothing comes")
  func silence() throws {
    let told = Mutex(0)
    let bytes = try input(patience: .zero).bytes {
      told.withLock { $0 += 1 }
      try? write("late")
    }
    #expect(bytes == Array("late".utf8) && told.withLock { $0 } == 1)
  }

  @Test("is not waited for by who was interrupted")
  func interrupted() async {
    let input = input()
    let task = Task { () -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      do {
        _ = try input.bytes {}
        return false
      } catch {
        return error is CancellationError
      }
    }
    #expect(await task.value)
  }
}
