import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusLineEditing

@Suite("Keys of a terminal", .paced)
struct KeyInputTests {
  private let pipe = Pipe()
  private let wakeup = Wakeup()

  private var input: KeyInput {
    KeyInput(descriptor: pipe.fileHandleForReading.fileDescriptor, wakeup: wakeup)
  }

  private func send(_ bytes: [UInt8], andEnd: Bool = true) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    if andEnd { try pipe.fileHandleForWriting.close() }
  }

  /// All keys up to the end, as a text.
  private func text(_ bytes: [UInt8]) throws -> String {
    try send(bytes)
    var input = input
    var scalars = String.UnicodeScalarView()
    while case .key(let key) = input.read() { scalars.append(key) }
    return String(scalars)
  }

  @Test("UTF-8 is read as it is", arguments: ["", "a", "\0\r\u{1b}[A", "aé日本👨‍👩‍👧\u{10ffff}z"])
  func whole(_ text: String) throws {
    #expect(try self.text(Array(text.utf8)) == text)
  }

  @Test("a character that is cut by the end of a block is one character", arguments: 4_093...4_097)
  func blocks(_ count: Int) throws {
    let text = String(repeating: "a", count: count) + "👍日"
    #expect(try self.text(Array(text.utf8)) == text)
  }

  @Test(
    "what is no UTF-8 becomes one replacement character, and what follows is read",
    arguments: [
      ([0xff, 0x61], "\u{fffd}a"), ([0xe6, 0x97, 0x61], "\u{fffd}a"), ([0x61, 0xe6, 0x97], "a\u{fffd}"),
      ([0xc0, 0x80, 0x61], "\u{fffd}a"), ([0xed, 0xa0, 0x80, 0x61], "\u{fffd}a"),
      ([0x80, 0xbf, 0x61], "\u{fffd}a"),
      ([0xf5, 0x61], "\u{fffd}a"), ([0xe6, 0xe6, 0x97, 0xa5], "\u{fffd}日"),
    ] as [([UInt8], String)])
  func damaged(_ bytes: [UInt8], _ expected: String) throws {
    #expect(try text(bytes) == expected)
  }

  @Test("keys that are put back come first, in the order they were put back in")
  func puttingBack() throws {
    try send([0x7a])
    var input = input
    input.putBack(["a", "b"])
    #expect(input.hasPending())
    var keys: [Unicode.Scalar] = []
    while case .key(let key) = input.read() { keys.append(key) }
    #expect(keys == ["a", "b", "z"])
  }

  @Test("a key is pending when it is there, read or not, and an end is news too")
  func pending() throws {
    var input = input
    #expect(!input.hasPending())
    #expect(!input.hasPending(within: 1))
    try send([0x61, 0x62], andEnd: false)
    #expect(input.hasPending())
    _ = input.read()
    #expect(input.hasPending(), "the second one is read already")
    _ = input.read()
    #expect(!input.hasPending())
    try pipe.fileHandleForWriting.close()
    // A program that another test is about to start holds that end until it is begun.
    #expect(input.hasPending(within: 60_000))
  }

  @Test("a wake-up ends the wait with its reasons, once, and no key is lost")
  func waking() throws {
    wakeup.send(.message)
    wakeup.send(.message)
    wakeup.send(.resized)
    try send([0x61])
    var input = input
    guard case .woken(let reasons) = input.read() else {
      Issue.record("it was not woken")
      return
    }
    #expect(reasons == [.message, .resized])
    guard case .key("a") = input.read(), case .end = input.read(), case .end = input.read() else {
      Issue.record("the key, and then the end, did not follow")
      return
    }
  }

  @Test("a descriptor that cannot be read is the end")
  func unreadable() {
    var input = KeyInput(descriptor: 1_000_000, wakeup: wakeup)
    guard case .end = input.read() else {
      Issue.record("there was a key")
      return
    }
  }
}
