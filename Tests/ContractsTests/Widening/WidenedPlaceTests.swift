import ApusClient
import ApusFormats
import ApusJSON
import ApusPacingTestSupport
import ApusRecordings
import Testing

@testable import ApusContracts

@Suite("Places that are not always alike", .paced)
struct WidenedPlaceTests {
  private func lines(_ recorded: String, _ samples: String...) throws -> [String] {
    let nodes = try samples.map { try JSONDocument($0).root }
    return WidenedPlace.all(from: try JSONDocument(recorded).root, to: nodes).map(\.line)
  }

  @Test("may be null, of another type, or of no format")
  func types() throws {
    #expect(
      try lines(#"{"nick": null}"#, #"{"nick": "n"}"#) == [
        ".nick type string or null  # string in 1 of 1 answer"
      ])
    #expect(
      try lines(#"{"price": 3}"#, #"{"price": 3}"#, #"{"price": 3.5}"#)
        == [".price type number  # number in 1 of 2 answers"])
    #expect(
      try lines(#"{"title": "2026-11-01"}"#, #"{"title": "Autumn"}"#)
        == [".title type string  # not always of one format"])
  }

  @Test("may be missing, also in some elements of a list")
  func optional() throws {
    #expect(
      try lines(#"{"a": 1, "b": 2}"#, #"{"a": 1}"#, #"{"a": 1, "b": 2}"#)
        == [".b optional  # missing in 1 of 2 answers"])
    #expect(
      try lines(#"[{"a": 1, "b": 2}]"#, #"[{"a": 1, "b": 2}, {"a": 1}]"#)
        == [".[*].b optional  # missing in some elements"])
    #expect(
      try lines(#"{"a": 1}"#, "{}", #"{"a": "x"}"#)
        == [".a optional, type string or integer  # missing in 1 of 2 answers, and string or integer"])
  }

  @Test("are maps where other keys come with values that are alike")
  func maps() throws {
    #expect(
      try lines(#"{"by": {"u1": {"n": 1}}}"#, #"{"by": {"u2": {"n": 2}}}"#) == [".by map  # other keys came"])
  }

  @Test("are none where all is alike; and each rule can be read")
  func none() throws {
    #expect(try lines(#"{"a": [1]}"#, #"{"a": [2, 3], "more": 1}"#).isEmpty)
    for line in try lines(#"{"a": 1, "b": null, "c": {"u1": 1}}"#, #"{"b": 2, "c": {"u2": 2}}"#) {
      #expect(throws: Never.self) { _ = try Rule(line) }
    }
  }

  @Test("of which rules judge are ignored, also in elements that nobody saw")
  func ignored() throws {
    let rules = Rules([try Rule(".[*].b optional")])
    let places = try IgnoredPlaces([]).adding(rules)
    let old = try JSONDocument(#"[{"a": 1, "b": 2}]"#)
    let new = try JSONDocument(#"[{"a": 1, "b": 2}, {"a": 1}]"#)
    #expect(JSONContract(old, ignored: places).findings(in: new).isEmpty)
    #expect(try !JSONContract(old, ignored: IgnoredPlaces([])).findings(in: new).isEmpty)
  }

  private func places(
    _ recorded: String, _ samples: String..., type: String, ignoring: [String] = []
  ) throws -> [String] {
    func exchange(_ text: String) throws -> Exchange {
      try ChangedAnswer.recording(Array(text.utf8), type: type).exchange
    }
    return WidenedPlace.all(
      from: try exchange(recorded), to: try samples.map(exchange), except: try IgnoredPlaces(ignoring)
    ).map(\.line)
  }

  @Test("are headers that come and go, or say something else; each rule can be read and allows what came")
  func headers() throws {
    func exchange(_ headers: [(String, String)]) throws -> Exchange {
      try ChangedAnswer.recording(Array("{}".utf8), headers).exchange
    }
    let recorded = try exchange([
      ("X-Flag", "1"), ("Cache-Control", "max-age=60"), ("X-Same", "1"), ("Age", "3"), ("X-Known", "1"),
    ])
    let samples = [
      try exchange([("Cache-Control", "no-store"), ("X-Same", "2"), ("X-Known", "1")]),
      try exchange([("X-Flag", "2"), ("Cache-Control", "max-age=5"), ("X-Same", "1")]),
    ]
    let ignored = try IgnoredPlaces(["header.x-known"])
    let places = WidenedPlace.all(from: recorded, to: samples, except: ignored)
    #expect(
      places.map(\.line) == [
        "header x-flag optional  # missing in 1 of 2 answers",
        "header cache-control ignore  # another value in 1 of 2 answers",
      ])
    let rules = Rules(try places.map { try Rule($0.line) })
    for sample in samples {
      let findings = AnswerComparison(ignoring: ignored.adding(rules)).findings(
        from: Recording(recorded), to: Recording(sample))
      #expect(findings.isEmpty)
    }
  }

  @Test("are all of a short text that is another one")
  func texts() throws {
    #expect(
      try places("up", "up", "late", type: "text/plain") == ["body ignore  # another text in 1 of 2 answers"])
    #expect(try places("up 7", "up 8", type: "text/plain").isEmpty)
    #expect(try places("up", "late", type: "text/plain", ignoring: ["body"]) == [])
    #expect(throws: Never.self) { _ = try Rule("body ignore  # another text in 1 of 2 answers") }
  }

  @Test("of XML may be missing, and be no number; each rule can be read and keeps what came")
  func markup() throws {
    let old = "<a><b>1</b><c k='1'>2</c><d/></a>"
    let new = ["<a><b>x</b><c>y</c><d/></a>", "<a><c k='1'>2</c><d/></a>"]
    let lines = try places(old, new[0], new[1], type: "text/xml")
    #expect(
      lines == [
        #".a.c.["@k"] optional  # missing in 1 of 2 answers"#,
        ".a.b optional, type string  # missing in 1 of 2 answers, no number in 1 of 2 answers",
        ##".a.c.["#text"] type string  # no number in 1 of 2 answers"##,
      ])
    let rules = Rules(try lines.map { try Rule($0) })
    for body in new {
      let change = ChangedAnswer.body("", .green, old, body, type: "text/xml")
      #expect(try change.findings(rules).isEmpty)
    }
    #expect(try places(old, new[0], type: "text/xml", ignoring: ["body.a"]).isEmpty)
  }

  @Test("are none where something else judges, and none of events and of what has no parts")
  func others() throws {
    let type = "application/json"
    #expect(try places(#"{"a": 1}"#, #"{"a": "x"}"#, type: type) != [])
    #expect(try places(#"{"a": 1}"#, #"{"a": "x"}"#, type: type, ignoring: ["body.a"]).isEmpty)
    #expect(try places("data: 1\n\n", "data: x\n\n", type: "text/event-stream").isEmpty)
    #expect(
      try places("a,b\n1,2\n", "a\n1\n", type: "text/csv") == [".[*].b optional  # missing in 1 of 1 answer"])
  }
}
