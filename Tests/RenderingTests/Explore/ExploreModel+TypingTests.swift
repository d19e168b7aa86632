import ApusJSON
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("What is typed in an answer", .paced)
struct ExploreModelTypingTests {
  @Test("/ finds keys and values in either case, n and N go on, and around")
  func finds() throws {
    var model = try ExploreModel(Shelf.text)
    model.typed("/LOGIN\r")
    #expect(model.path == ".items[0].owner.login")
    model.typed("n")
    #expect(model.path == ".items[1].owner.login")
    model.typed("NN")
    #expect(model.path == ".items[3].owner.login")
    #expect(model.status() == "from the end")
    model.typed("n")
    #expect(model.path == ".items[0].owner.login")
    #expect(model.status() == "from the beginning")
    model.typed("/りんご\r")
    #expect(model.path == ".items[2].name")
    model.typed("/nowhere\r")
    #expect(model.status() == "nowhere is nowhere")
    #expect(model.path == ".items[2].name")
  }

  @Test("what is typed stands in the bottom row with the cursor behind it, and Esc takes it away")
  func bottom() throws {
    var model = try ExploreModel(Shelf.text, columns: 12)
    model.typed("/ab")
    #expect(model.status() == "/ab")
    #expect(model.typingColumn == 3)
    model.typed("cdefghijklmn")
    #expect(model.status().hasSuffix("klmn"))
    #expect((model.typingColumn ?? 99) < 12)
    model.typed("\u{1b}")
    #expect(model.typingColumn == nil)
    #expect(model.search == nil)
    model.typed("/x\u{7f}\u{7f}")
    #expect(model.input == nil)
    model.typed("n")
    #expect(model.status() == "/ looks for…")
  }

  @Test(". goes to a key by its first letters, or by some of them in order, from the inside out")
  func jumps() throws {
    var model = try ExploreModel(Shelf.text)
    model.typed(".ne")
    #expect(model.path == ".next")
    model.typed("\r.cnt\r")
    #expect(model.path == ".count")
    model.go(to: try #require(model.root["items"]?[1]?["price"]))
    model.typed(".ow\r")
    #expect(model.path == ".items[1].owner")
    model.typed(".log\r")
    #expect(model.path == ".items[1].owner.login")
    // Nothing that is called so is as near.
    model.typed(".nam\r")
    #expect(model.path == ".items[1].name")
    model.typed(".zz")
    #expect(model.message?.text == "no key has these letters")
    model.typed("\u{1b}")
    #expect(model.path == ".items[1].name")
  }

  @Test("of a list . takes the keys of its first item")
  func jumpsIntoList() throws {
    var model = try ExploreModel(Shelf.text)
    model.typed("jj.pri\r")
    #expect(model.path == ".items[0].price")
  }

  @Test(": is a line of Apus, and :q leaves")
  func lines() throws {
    var model = try ExploreModel(Shelf.text)
    #expect(model.typed(":get /x n==1\r") == [.run("get /x n==1")])
    #expect(model.typed(":\r") == [])
    #expect(model.typed(":q\r") == [.leave(prompt: nil)])
    #expect(model.typed(":get\u{1b}") == [])
  }
}
