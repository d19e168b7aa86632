import ApusPacingTestSupport
import Testing

@testable import ApusAnswers

@Suite("The last of many things", .paced)
struct RecentTests {
  @Test("are so many, and the oldest go some at a time")
  func number() {
    var recent = Recent<Int>(16, bytes: 1_000) { _ in 1 }
    for number in 1...18 { #expect(recent.append(number).isEmpty) }
    #expect(recent.append(19) == [1, 2, 3])
    #expect(recent.items == Array(4...19))
    #expect(recent.popLast() == 19)
  }

  @Test("hold no more bytes than so many, but the very last stays")
  func bytes() {
    var recent = Recent<Int>(16, bytes: 80) { $0 }
    for size in [30, 30, 20] { #expect(recent.append(size).isEmpty) }
    #expect(recent.append(1) == [30])
    #expect(recent.items == [30, 20, 1])
    #expect(recent.append(1_000) == [30, 20, 1])
    #expect(recent.items == [1_000])
    #expect(recent.append(2) == [1_000])
    recent.begin(with: [50, 40, 3])
    #expect(recent.items == [40, 3])
  }

  @Test("stay all while that is wanted, and go when it no longer is")
  func all() {
    var recent = Recent<Int>(2, bytes: 80) { $0 }
    recent.keepsAll = true
    for size in [50, 50, 50] { #expect(recent.append(size).isEmpty) }
    recent.keepsAll = false
    #expect(recent.trim() == [50, 50] && recent.items == [50])
  }
}
