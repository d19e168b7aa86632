import ApusClient
import ApusFolderTestSupport
import ApusLanguage
import ApusPacingTestSupport
import ApusRedaction
import ApusReplTestSupport
import ApusSurroundings
import ApusSystem
import Foundation
import Testing

@testable import ApusAnswers
@testable import ApusRepl
@testable import ApusSavedSessions

@Suite("A workspace", .paced)
struct WorkspaceTests {
  private let test: TestFolder
  private let folder: WorkspaceFolder
  private let desk = KeptDesk(profile: "{}")

  init() throws {
    test = try TestFolder()
    folder = WorkspaceFolder("shop", in: test.path + "/workspaces")
  }

  private func workspace() throws -> Workspace { try Workspace(folder, CommandList.all.words) }

  private func contents() throws -> Workspace.Contents { try workspace().load { _ in PracticeAlias(nil) } }

  private func keep(_ records: [Record], _ desk: KeptDesk? = nil, given: [GivenSecret] = []) throws {
    let workspace = try workspace()
    _ = workspace.load { _ in PracticeAlias(nil) }
    try workspace.keep(records, desk ?? self.desk, given: given, PracticeAlias(nil))
  }

  /// All that is in its files.
  private func written() -> String {
    let answers = KeptAnswers(folder: folder)
    let bytes =
      answers.numbers.flatMap { answers.bytes(of: $0) } + SafeFile.tail(of: folder.desk, count: .max)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("has its answers again, byte for byte, with their numbers, lines and outcomes")
  func answers() throws {
    let body = "{\"name\": \"りんご\",\n \"price\": 1.10, \"big\": 12345678901234567890}"
    try keep([
      Record(number: 2, "http://h.test/a?q=1", body), Record(number: 3, "http://h.test/b", status: 404, "no"),
    ])
    let records = try contents().records
    #expect(
      records.map(\.number) == [2, 3]
        && records.map(\.line) == ["get http://h.test/a?q=1", "get http://h.test/b"])
    #expect(records.map { $0.exchange.response?.status } == [200, 404])
    #expect(records[0].exchange.body.bytes == Array(body.utf8))
    #expect("\(records[0].exchange.request.url)" == "http://h.test/a?q=1")
  }

  @Test("has a failure again, with its code and its words")
  func failures() throws {
    let whole = try Record(number: 1, "http://h.test/")
    let failure = TransportError(.refused, "nobody listens", exchange: whole.exchange)
    try keep([Record(number: 1, line: "get /", exchange: whole.exchange, failure: failure)])
    let record = try #require(try contents().records.first)
    #expect(record.code == .refused && record.failure?.message == "nobody listens")
  }

  @Test("leaves out what was declared to be secret, also of the answers before")
  func declared() throws {
    let workspace = try workspace()
    _ = workspace.load { _ in PracticeAlias(nil) }
    let first = try Record(number: 1, "http://h.test/a?card=48151623", "{\"ssn\":\"123-45-6789\"}")
    try workspace.keep([first], desk, given: [], PracticeAlias(nil))
    #expect(written().contains("123-45-6789") && written().contains("48151623"))
    var declared = desk
    declared.redact = ["ssn", "query.card"]
    let second = try Record(number: 2, "http://h.test/b", "{\"ssn\":\"987-65-4321\"}")
    try workspace.keep([first, second], declared, given: [], PracticeAlias(nil))
    for text in ["123-45-6789", "987-65-4321", "48151623"] { #expect(!written().contains(text), "\(text)") }
    #expect(KeptAnswers(folder: folder).numbers == [1, 2])
  }

  @Test("keeps the newest 200 of 201 answers")
  func count() throws {
    let record = try Record(number: 1)
    try keep((1...201).map { Record(number: $0, line: "get /", exchange: record.exchange) })
    #expect(KeptAnswers(folder: folder).numbers == Array(2...201))
  }

  @Test("keeps no more bytes, and nothing older, than it may")
  func bounds() throws {
    try keep((1...4).map { try Record(number: $0, "http://h.test/", String(repeating: "x", count: 1_000)) })
    let answers = KeptAnswers(folder: folder)
    let size = answers.bytes(of: 4).count
    answers.prune(to: .init(count: 200, byteCount: size * 2 + size / 2, seconds: 86_400))
    #expect(answers.numbers == [3, 4])
    answers.prune(to: .init(count: 200, byteCount: .max, seconds: -1))
    #expect(answers.numbers.isEmpty)
    let bounds = KeptAnswers.Bounds()
    #expect(bounds.count == 200 && bounds.byteCount == 100_000_000 && bounds.seconds == 30 * 24 * 60 * 60)
  }

  @Test("is for its owner's eyes only")
  func modes() throws {
    try keep([try Record(number: 1)])
    for path in [folder.desk, folder.lock, folder.answers + "/1.har"] {
      #expect(try FileStatus(of: path).mode & 0o777 == 0o600, "\(path)")
    }
    for path in [folder.path, folder.answers, test.path + "/workspaces"] {
      #expect(try FileStatus(of: path).mode & 0o777 == 0o700, "\(path)")
    }
  }

  @Test("holds no secret: not of a request, of an answer, of a line, nor one that is told only later")
  func secrets() throws {
    let request = Request(
      url: try WebURL("http://ada:canary-url@h.test/?access_token=canary-query"),
      headers: ["Authorization": "Bearer canary-header"])
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: request.headers),
      response: ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Set-Cookie": "sid=canary-cookie"]))
    let exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(
        bytes: Array("{\"token\": \"canary-body\", \"echo\": \"canary-late\", \"n\": 1}".utf8)))
    let records = [Record(number: 1, line: "get / Authorization:'Bearer canary-header'", exchange: exchange)]
    let workspace = try workspace()
    _ = workspace.load { _ in PracticeAlias(nil) }
    try workspace.keep(records, desk, given: [], PracticeAlias(nil))
    #expect(written().contains("canary-late"))
    let late = GivenSecret(Secret("canary-late", name: "TOKEN"), source: "TOKEN")
    try workspace.keep(records, desk, given: [late], PracticeAlias(nil))
    #expect(!written().contains("canary"), "\(written())")
    #expect(written().contains("{{secret:TOKEN"))
  }

  @Test("is not written where its desk would hold a secret")
  func leak() throws {
    var desk = desk
    desk.aliases = [.init("me", .text("get /?q=canary-late"))]
    let late = GivenSecret(Secret("canary-late", name: "TOKEN"), source: nil)
    #expect(throws: (any Error).self) { try keep([], desk, given: [late]) }
    #expect(!written().contains("canary"))
  }

  @Test("is read by whoever comes second, who writes nothing")
  func taken() throws {
    let first = try workspace()
    try first.keep([try Record(number: 1)], desk, given: [], PracticeAlias(nil))
    let before = written()
    let second = try workspace()
    #expect(!first.isTaken && second.isTaken && folder.isOpen)
    #expect(second.load { _ in PracticeAlias(nil) }.records.count == 1)
    try second.keep([try Record(number: 2)], KeptDesk(profile: "{\"x\":1}"), given: [], PracticeAlias(nil))
    #expect(written() == before)
    first.leave()
  }

  @Test("sets aside what cannot be read of it, and has the rest")
  func damaged() throws {
    try keep((1...3).map { try Record(number: $0) })
    for (path, text) in [(folder.answers + "/2.har", "{\"log\":"), (folder.desk, "x")] {
      try SafeFile.replace(path, with: Array(text.utf8))
    }
    let found = try contents()
    #expect(found.records.map(\.number) == [1, 3] && found.desk == nil)
    #expect(found.damaged == [folder.damaged + "/desk.json", folder.damaged + "/2.har"])
    #expect(SafeFile.tail(of: folder.damaged + "/desk.json", count: .max) == Array("x".utf8))
    #expect(try contents().damaged.isEmpty)
  }

  @Test("has the practice API where it is now")
  func practice() throws {
    let then = PracticeAlias(.init(main: 4_001, other: 4_002, silent: 4_003))
    let workspace = try workspace()
    _ = workspace.load { _ in then }
    let desk = KeptDesk(profile: "{\"base\":\"http://127.0.0.1:4001/\"}")
    try workspace.keep([try Record(number: 1, "http://127.0.0.1:4001/users")], desk, given: [], then)
    #expect(written().contains("http://practice/") && !written().contains("4001"))
    workspace.leave()
    var isAsked = false
    let found = try self.workspace().load { isOnPractice in
      isAsked = isOnPractice
      return PracticeAlias(.init(main: 5_001, other: 5_002, silent: 5_003))
    }
    #expect(isAsked && found.desk?.profile == "{\"base\":\"http://127.0.0.1:5001/\"}")
    #expect(found.records.first.map { "\($0.exchange.request.url)" } == "http://127.0.0.1:5001/users")
  }

  private func workspaceKeeping(_ records: [Record], then more: [Record]) throws -> Workspace {
    let workspace = try workspace()
    _ = workspace.load { _ in PracticeAlias(nil) }
    try workspace.keep(records, desk, given: [], PracticeAlias(nil))
    try workspace.keep(records + more, desk, given: [], PracticeAlias(nil))
    return workspace
  }

  @Test("is rid of a secret in an earlier answer that only a later answer tells")
  func toldByAnswer() throws {
    let first = try Record(
      number: 1, "http://h.test/gz?t=canary-late-1234", "{\"note\": \"canary-late-1234\"}")
    let second = try Record(number: 2, "http://h.test/tok", "{\"access_token\": \"canary-late-1234\"}")
    let workspace = try workspaceKeeping([first], then: [second])
    #expect(!written().contains("canary"), "\(written())")
    #expect(written().contains("{{secret:access_token}}"))
    let knowledge = workspace.knowledge(with: [Secret("canary-other")])
    #expect(knowledge.knows(in: Array("canary-late-1234".utf8)))
    #expect(knowledge.knows(in: Array("canary-other".utf8)))
  }

  @Test("is rid of a secret that a line tells by what was declared, though the value is a number")
  func toldByLine() throws {
    let workspace = try workspace()
    _ = workspace.load { _ in PracticeAlias(nil) }
    let first = try Record(number: 1, "http://h.test/x?ssn=123456789", "{\"q\": {\"ssn\": \"123456789\"}}")
    try workspace.keep([first], desk, given: [], PracticeAlias(nil))
    #expect(written().contains("123456789"))
    var declared = desk
    declared.redact = ["header.x-tenant", "body.ssn"]
    let second = try Record(number: 2, "http://h.test/x")
    let line = Record(number: 2, line: "get /x X-Tenant:123456789", exchange: second.exchange)
    try workspace.keep([first], declared, given: [], PracticeAlias(nil))
    try workspace.keep([first, line], declared, given: [], PracticeAlias(nil))
    #expect(!written().contains("123456789"), "\(written())")
  }
}

extension Workspace {
  /// Keeps answers and what is set, as after a line.
  func keep(
    _ records: [Record], _ desk: KeptDesk, given: [GivenSecret], _ alias: PracticeAlias
  ) throws {
    try keep(records, redacting: desk.redact, given: given, alias)
    try keep(desk, alias)
  }
}
