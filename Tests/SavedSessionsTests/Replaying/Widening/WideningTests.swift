import ApusClient
import ApusContracts
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("What came when a step was asked again", .paced)
struct WideningTests {
  private let step = Step(command: "get /a", place: Step.SourceLine(4))

  private func widening(_ recorded: String, _ now: String...) -> Widening {
    let widening = Widening(writes: false)
    for now in now {
      widening.note(step, recorded: [Parrot.recording("a", recorded)], now: [Parrot.recording("a", now)])
    }
    return widening
  }

  @Test("leaves nothing that its own rules allow")
  func left() throws {
    let (ignored, widening) = (try IgnoredPlaces([]), widening(#"{"a": 1}"#, #"{"a": "x"}"#, #"{"a": 2}"#))
    let places = widening.places(of: step, except: ignored)
    #expect(
      places.map(\.rule) == [".a type integer or string"]
        || places.map(\.rule) == [".a type string or integer"])
    let rules = Rules(try places.map { try Rule($0.line) })
    #expect(widening.left(of: step, except: ignored.adding(rules)).isEmpty)
    #expect(widening.left(of: step, except: ignored).count == 1)
  }

  @Test("leaves what no rule was found for, each once, and nothing of a step that was not asked")
  func unruled() throws {
    let ignored = try IgnoredPlaces([])
    let broken = widening(#"{"a": 1}"#, "oops", "oops")
    #expect(broken.places(of: step, except: ignored).isEmpty)
    let left = broken.left(of: step, except: ignored)
    #expect(!left.isEmpty && Set(left).count == left.count)
    #expect(broken.left(of: Step(command: "x", place: Step.SourceLine(9)), except: ignored).isEmpty)
  }

  @Test("is no answer to learn from where it has another status")
  func misses() throws {
    let widening = Widening(writes: false)
    widening.note(step, recorded: [Parrot.recording("a")], now: [Parrot.recording("a", status: 503)])
    #expect(widening.misses(of: step) == ["status 503"])
    #expect(try widening.left(of: step, except: IgnoredPlaces([])).isEmpty)
  }
}
