import ApusClient
import ApusExplorer
import ApusJSON
import ApusPacingTestSupport
import ApusRedaction
import ApusRendering
import ApusReplTestSupport
import ApusSurroundings
import ApusText
import Testing

@Suite("Walks in answers", .paced)
struct ExploreWalkTests {
  private let root: Node

  init() throws { root = try JSONDocument("{\"a\": {\"token\": \"s3cret-value\"}, \"b\": [1, 2]}").root }

  private func walk(_ screen: ScriptedScreen, copied: @escaping (String) -> Void = { _ in }) -> ExploreWalk {
    ExploreWalk(on: screen, theme: .plain, glyphs: .unicode, mask: SecretMask()) { text, _ in
      copied(text)
      return Line("copied")
    }
  }

  @Test("each key is drawn, until one leaves")
  func draws() {
    let screen = ScriptedScreen("jjq", columns: 40, rows: 6)
    var model = ExploreModel(root)
    #expect(walk(screen).walk(&model) == .left(prompt: nil))
    #expect(screen.pictures.count == 3)
    #expect(screen.pictures[0].contains("> ▾ .: object of 2"))
    #expect(screen.pictures[2].contains(">   ▸ b: [1, 2]"))
    #expect(
      screen.pictures.allSatisfy { $0.split(separator: "\r\n", omittingEmptySubsequences: false).count == 6 })
  }

  @Test("Enter leaves with the path, and a line is handed over")
  func ends() {
    var model = ExploreModel(root)
    #expect(walk(ScriptedScreen("j\r")).walk(&model) == .left(prompt: ".a"))
    #expect(walk(ScriptedScreen(":get /x\r")).walk(&model) == .line("get /x"))
    // Nobody is there any more.
    #expect(walk(ScriptedScreen("jjj")).walk(&model) == .left(prompt: nil))
  }

  @Test("^Z stops the program, and another size is drawn")
  func stops() {
    let screen = ScriptedScreen("\u{1a}", columns: 40, rows: 6)
    screen.resize(columns: 20, rows: 4)
    var model = ExploreModel(root)
    _ = walk(screen).walk(&model)
    #expect(screen.calls == ["stop"])
    #expect(screen.pictures.count == 3)
    #expect(screen.pictures[2].split(separator: "\r\n", omittingEmptySubsequences: false).count == 4)
  }

  @Test("what is copied is said in the bottom row")
  func copies() {
    var copied: [String] = []
    let screen = ScriptedScreen("jypq")
    var model = ExploreModel(root)
    _ = walk(screen) { copied.append($0) }.walk(&model)
    #expect(copied == [".a"])
    #expect(screen.pictures.last?.contains("copied") == true)
  }

  @Test("a secret is on no picture")
  func secrets() {
    let mask = SecretMask()
    mask.learn(Secret("s3cret-value", name: "token"))
    let screen = ScriptedScreen("ejj/value\rwq")
    var model = ExploreModel(root)
    _ = ExploreWalk(on: screen, theme: .colour, glyphs: .unicode, mask: mask) { _, _ in Line() }.walk(&model)
    #expect(!screen.output.contains("s3cret"))
    #expect(screen.output.contains("•••"))
  }
}
