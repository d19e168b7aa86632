import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusPractice

/// A class that is asked without a connection, by a clock that is told when time passes.
private final class QuietClass: Sendable {
  let router: ClassRouter
  private let clock = TestClock()
  private let site = Site(port: 80, otherPort: 81, silentPort: 82)

  private final class TestClock: Sendable {
    private let start = ContinuousClock.now
    private let passed = Mutex(Duration.zero)

    var now: ContinuousClock.Instant { start + passed.withLock { $0 } }

    func pass(_ time: Duration) { passed.withLock { $0 += time } }
  }

  init(_ change: (inout ClassBounds) -> Void = { _ in }) {
    var bounds = ClassBounds()
    change(&bounds)
    let students = (1...2).map { Student(name: "student \($0)", token: "t\($0)") }
    let clock = clock
    router = ClassRouter(room: Classroom(students, key: "the-key", bounds: bounds) { clock.now })
  }

  func pass(_ time: Duration) { clock.pass(time) }

  /// What a request is answered, and what its connection keeps.
  func ask(
    _ method: String, _ target: String, as token: String?, body: String = "", _ fields: [Field] = []
  ) throws -> (status: Int, text: String, delay: Duration, match: Router.Match) {
    let bytes = Array(body.utf8)
    let own = token.map { [Field("Class-Token", $0)] } ?? []
    let head = RequestHead(
      method: method, target: try RequestTarget(target, method: method), minorVersion: 1,
      fields: own + fields, framing: .length(bytes.count), authority: "practice")
    let match = router.match(head)
    let response = match.answer(
      Call(
        request: Request(head: head, body: Request.Body(count: bytes.count, bytes: bytes)),
        parameters: match.parameters, site: site, isOtherOrigin: false))
    return (response.status, response.text ?? "", response.delay, match)
  }

  static let fruits = "/greenstore/api/v1/food/fruits"

  func save(_ name: String, as token: String) throws -> Int {
    try ask("POST", Self.fruits, as: token, body: #"{"name": "\#(name)", "price": 1}"#).status
  }
}

@Suite("A class", .paced)
struct ClassRouterTests {
  private let fruits = QuietClass.fruits

  @Test("gives each student a practice API of their own")
  func ownState() throws {
    let quiet = QuietClass()
    #expect(try quiet.save("fig", as: "t1") == 201)
    #expect(try quiet.ask("GET", fruits, as: "t1").text.contains("fig"))
    #expect(try !quiet.ask("GET", fruits, as: "t2").text.contains("fig"))
  }

  @Test("asks who it is: nobody is 401, somebody else 403")
  func strangers() throws {
    let quiet = QuietClass()
    let nobody = try quiet.ask("GET", fruits, as: nil)
    #expect(nobody.status == 401 && nobody.delay > .zero && nobody.match.seat == nil)
    #expect(try quiet.ask("GET", fruits, as: "t3").status == 403)
    #expect(try quiet.ask("GET", "/class/t3", as: nil).status == 403)
  }

  @Test("knows a browser by the cookie of its first visit")
  func cookie() throws {
    let quiet = QuietClass()
    let visit = try quiet.ask("GET", "/class/t1", as: nil)
    #expect(visit.status == 200 && visit.text.contains("student 1"))
    #expect(try quiet.save("fig", as: "t1") == 201)
    let cookies = [Field("Cookie", "a=b; class_token=t1")]
    #expect(try quiet.ask("GET", fruits, as: nil, cookies).text.contains("fig"))
  }

  @Test("refuses what one student has too many of, and nobody else")
  func tooOften() throws {
    let quiet = QuietClass { ($0.burst, $0.requestsPerSecond) = (3, 1) }
    for _ in 1...3 { #expect(try quiet.ask("GET", "/echo", as: "t1").status == 200) }
    let refused = try quiet.ask("GET", "/echo", as: "t1")
    #expect(refused.status == 429 && refused.delay > .zero)
    #expect(try quiet.ask("GET", "/echo", as: "t2").status == 200)
    quiet.pass(.seconds(1))
    #expect(try quiet.ask("GET", "/echo", as: "t1").status == 200)
    #expect(try quiet.ask("GET", "/echo", as: "t1").status == 429)
  }

  @Test("counts a student's connections for as long as they are held")
  func connections() throws {
    let quiet = QuietClass { $0.connections = 2 }
    var held = try (1...2).map { _ in try quiet.ask("GET", "/echo", as: "t1").match }
    let refused = try quiet.ask("GET", "/echo", as: "t1")
    #expect(refused.status == 429 && refused.match.closes && refused.delay > .zero)
    #expect(try quiet.ask("GET", "/echo", as: "t2").status == 200)
    held.removeLast()
    #expect(try quiet.ask("GET", "/echo", as: "t1").status == 200)
    #expect(held.count == 1)
  }

  @Test("lets refusals wait the longer the more of a student's wait, and not for ever")
  func patience() throws {
    let quiet = QuietClass {
      ($0.connections, $0.patience, $0.longestPatience) = (2, .milliseconds(100), .milliseconds(250))
    }
    var held = try (1...2).map { _ in try quiet.ask("GET", "/echo", as: "t1").match }
    var delays: [Duration] = []
    for _ in 1...6 {
      let refused = try quiet.ask("GET", "/echo", as: "t1")
      delays.append(refused.delay)
      held.append(refused.match)
    }
    #expect(delays == [100, 100, 150, 200, 250, 250].map { .milliseconds($0) })
    #expect(held.filter { $0.seat?.isParting == true }.count == 6)
    // Of a refusal that was told nothing is left.
    held.removeLast(6)
    #expect(try quiet.ask("GET", "/echo", as: "t1").delay == .milliseconds(100))
    #expect(try quiet.ask("GET", "/echo", as: "t2").delay == .zero)
  }

  @Test("keeps only so many bytes for a student, who can start afresh")
  func kept() throws {
    let quiet = QuietClass { $0.kept = 60 }
    #expect(try quiet.save("fig", as: "t1") == 201)
    #expect(try quiet.save("a fruit with a long name", as: "t1") == 429)
    #expect(try quiet.save("fig", as: "t2") == 201)
    #expect(try quiet.ask("DELETE", "/class/t1", as: nil).status == 204)
    #expect(try quiet.save("a fruit with a long name", as: "t1") == 201)
  }

  @Test("forgets what a student left alone for long")
  func expiry() throws {
    let quiet = QuietClass { $0.idle = .seconds(10) }
    #expect(try quiet.save("fig", as: "t1") == 201)
    quiet.pass(.seconds(10))
    #expect(try quiet.ask("GET", fruits, as: "t1").text.contains("fig"))
    quiet.pass(.seconds(11))
    #expect(try !quiet.ask("GET", fruits, as: "t1").text.contains("fig"))
  }

  @Test("shows the teacher, and only the teacher, who is at which goal")
  func status() throws {
    let quiet = QuietClass()
    let told = #"{"lesson": "caching", "met": 2, "goals": 7, "goal": "a 304"}"#
    #expect(try quiet.ask("POST", "/class/progress", as: "t2", body: told).status == 204)
    #expect(try quiet.ask("GET", "/class/status", as: "t2").status == 403)
    let table = try quiet.ask("GET", "/class/status", as: nil, [Field("Class-Key", "the-key")])
    #expect(table.status == 200)
    for part in ["student 1", #""goals": "2 of 7""#, #""next": "a 304""#, #""requests": 1"#] {
      #expect(table.text.contains(part))
    }
  }

  @Test(
    "takes no progress that cannot be",
    arguments: [
      "", "{}", #"{"lesson": "", "met": 0, "goals": 1}"#, #"{"lesson": "a", "met": 2, "goals": 1}"#,
      #"{"lesson": "a", "met": -1, "goals": 1}"#,
    ])
  func badProgress(_ body: String) throws {
    let quiet = QuietClass()
    #expect(try quiet.ask("POST", "/class/progress", as: "t1", body: body).status == 422)
    #expect(try quiet.ask("GET", "/class/progress", as: "t1").status == 405)
    #expect(try quiet.ask("POST", "/class/progress", as: nil, body: body).status == 401)
  }
}
