import ApusClient
import ApusLanguage
import ApusLineEditing
import ApusPacingTestSupport
import Testing

@testable import ApusRepl

@Suite("Options of a session", .paced)
struct SessionOptionTests {
  @Test(
    "a session's timeout is for the whole and for silence, none is for ever, and the usual is silence only")
  func sessionTimeout() throws {
    var settings = Settings()
    #expect(settings.requestOptions.deadlines == Deadlines())
    for (text, limit) in [("90", Duration?.some(.seconds(90))), ("none", nil)] {
      try SessionOption.timeout.set(Word(typed: text), in: &settings)
      #expect(settings.requestOptions.deadlines.total == limit)
      #expect(settings.requestOptions.deadlines.idle == limit)
      let shown = SessionOption.timeout.typed(in: settings)
      var again = Settings()
      try SessionOption.timeout.set(Word(typed: shown), in: &again)
      #expect(again == settings)
    }
    SessionOption.timeout.reset(in: &settings)
    #expect(settings == Settings())
  }

  @Test("what is asked about first are methods; what turns others on is none")
  func confirming() throws {
    var settings = Settings()
    try SessionOption.confirm.set(Word(typed: "delete,Purge"), in: &settings)
    #expect(settings.confirms == ["DELETE", "PURGE"])
    for text in ["on", "off", "all", "delete,on", ",", "a b"] {
      let problem = #expect(throws: LineProblem.self) {
        try SessionOption.confirm.set(Word(typed: text), in: &settings)
      }
      #expect(problem?.suggestion == "set confirm delete,put", "\(text)")
    }
    #expect(settings.confirms == ["DELETE", "PURGE"])
    try SessionOption.confirm.set(Word(typed: "none"), in: &settings)
    #expect(settings.confirms.isEmpty)
  }

  @Test("have the names that lines are looked through for")
  func names() {
    #expect(SessionOption.names == SessionOption.all.map(\.name))
  }

  @Test("every word that Tab offers as a value is taken", arguments: SessionOption.all)
  func values(_ option: SessionOption) throws {
    let values = SessionOption.values(after: ["set", option.name.uppercased()]).map(\.text)
    #expect(!values.isEmpty && values == option.values)
    for value in values where option.tlsSetting == nil {
      var settings = Settings()
      try option.set(Word(typed: value), in: &settings)
      #expect(option.typed(in: settings).lowercased() == value || value.contains(","), "\(value)")
    }
    #expect(SessionOption.values(after: ["set", "nothing"]).isEmpty)
  }
}
