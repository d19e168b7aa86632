import ApusPacingTestSupport
import ApusRendering
import ApusText
import Testing

@Suite("A pager", .paced)
struct PagerModelTests {
  /// A text of so many lines on a screen of ten rows and twenty columns.
  private func model(_ count: Int, isWhole: Bool = true) -> PagerModel {
    var model = PagerModel()
    model.resize(columns: 20, rows: 10)
    model.add((0..<count).map { "\u{1b}[32mline \($0)\u{1b}[0m" })
    if isWhole { model.end() }
    return model
  }

  private func typed(_ keys: String, in model: inout PagerModel) {
    var decoder = KeyDecoder()
    for key in decoder.keys(from: keys.utf8) + decoder.end() { model.press(key) }
  }

  /// The first row, and the bottom one.
  private func ends(_ model: PagerModel) -> [String] {
    let shown = model.shown().map(Theme.withoutCodes)
    return [shown.first ?? "", shown.last ?? ""]
  }

  @Test("space goes a screen on, b back, and neither beyond the ends")
  func screens() {
    var model = model(25)
    #expect(model.shown().count == 10)
    #expect(ends(model) == ["line 0", "9 of 25 (space goes "])
    typed(" ", in: &model)
    #expect(ends(model)[0] == "line 9")
    typed("   ", in: &model)
    #expect(ends(model) == ["line 16", "end (q leaves)"])
    typed("b", in: &model)
    #expect(ends(model)[0] == "line 7")
    typed("bbb", in: &model)
    #expect(ends(model)[0] == "line 0")
    typed("jj\u{1b}[Bk", in: &model)
    #expect(ends(model)[0] == "line 2")
    typed("G", in: &model)
    #expect(ends(model)[0] == "line 16")
    typed("g", in: &model)
    #expect(ends(model)[0] == "line 0")
  }

  @Test("/ looks for a text from the next line on, n goes on, and what is nowhere is said")
  func finds() {
    var model = model(60)
    typed("/LINE 2", in: &model)
    #expect(ends(model)[1] == "/LINE 2")
    #expect(model.typingColumn == 7)
    typed("\r", in: &model)
    #expect(ends(model)[0] == "line 2")
    typed("n", in: &model)
    #expect(ends(model)[0] == "line 20")
    typed("/nowhere\r", in: &model)
    #expect(ends(model) == ["line 20", "no more of nowhere"])
    typed("/\u{1b}", in: &model)
    #expect(model.typingColumn == nil)
  }

  @Test("no more is asked for than is read, but for the end")
  func lazy() {
    var model = model(9, isWhole: false)
    #expect(model.needsMore)
    model.add(["more", "and more"])
    #expect(!model.needsMore)
    typed(" ", in: &model)
    #expect(model.needsMore)
    model.add((0..<100).map { "later \($0)" })
    #expect(!model.needsMore)
    typed("G", in: &model)
    #expect(model.needsMore)
    model.add(["last"])
    #expect(model.needsMore)
    model.end()
    #expect(model.shown().contains("last"))
  }

  @Test("what is looked for behind what has come is found when all is here")
  func findsLater() {
    var model = model(30, isWhole: false)
    typed("/later\r", in: &model)
    #expect(model.needsMore)
    model.add(["something later"] + (0..<20).map { "\($0)" })
    model.end()
    #expect(ends(model)[0] == "something later")
  }

  @Test("q and ^C end it, and it asks for nothing more", arguments: ["q", "\u{3}"])
  func ends(_ key: String) {
    var model = model(3, isWhole: false)
    typed(key, in: &model)
    #expect(model.hasEnded && !model.needsMore)
  }

  @Test("rows are cut where the screen ends, with their colours ended")
  func cuts() {
    var model = PagerModel()
    model.resize(columns: 5, rows: 3)
    model.add(["\u{1b}[32mりんご\u{1b}[0m rest", "plain text"])
    model.end()
    #expect(model.shown() == ["\u{1b}[32mりん\u{1b}[0m", "plain", "end ("])
  }
}
