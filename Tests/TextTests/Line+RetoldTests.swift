import ApusWords
import Testing

@testable import ApusText

@Suite("A line in the language that is spoken")
struct LineRetoldTests {
  @Test("keeps the roles of its words and of what fills its places")
  func roles() {
    let line = Line("response ", .dim) + Line("3", .number) + Line(" has no body", .dim)
    let told = SpokenLanguage.japanese.speaking { line.retold }
    #expect(told.text == "レスポンス 3 にはボディがありません")
    #expect(told.runs.map(\.role) == [.dim, .number, .dim])
  }

  @Test("is told again run by run where nothing knows all of it")
  func runs() {
    let line = Line("nothing was sent; try: ", .dim) + Line("import x --into DIR", .command)
    let told = SpokenLanguage.japanese.speaking { line.retold }
    #expect(told.text == "何も送信していません。次に試す: import x --into DIR")
    #expect(told.runs.last?.role == .command)
  }

  @Test("stays as it is in English, and where nothing knows it")
  func unchanged() {
    let line = Line("response 3 has no body", .dim)
    #expect(line.retold == line)
    #expect(SpokenLanguage.japanese.speaking { Line("x y z", .dim).retold } == Line("x y z", .dim))
  }

  @Test("stays as it is where it is typed")
  func typed() {
    let line = Line("nothing was sent", .command)
    #expect(SpokenLanguage.japanese.speaking { line.retold } == line)
    let both = Line("nothing was sent", .dim) + Line("nothing was sent", .command)
    #expect(SpokenLanguage.japanese.speaking { both.retold.text } == "何も送っていませんnothing was sent")
  }

  @Test("what others say is a piece of its own, and stays as it is in every language")
  func foreign() {
    let said = "there is no data"
    let text = "the server does not take the subscription: \(said)"
    let line = Line(text, .dim, foreign: [said, ""])
    #expect(line.text == text && line.width == text.count && line.retold == line)
    #expect(line.runs.map(\.isForeign) == [false, true])
    SpokenLanguage.japanese.speaking {
      #expect(Line(text).retold.text == "サーバーがサブスクリプションを受け付けません: データはありません")
      #expect(line.retold.text == "サーバーがサブスクリプションを受け付けません: \(said)")
      #expect(line.retold.runs.allSatisfy { $0.role == .dim })
      // Also where the whole is no sentence, and where it is all there is.
      #expect((Line("- ") + Line(said, foreign: [said])).retold.text == "- \(said)")
      #expect(Line(said, foreign: [said]).retold.text == said)
    }
  }
}
