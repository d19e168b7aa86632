import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@Suite("Random input", .paced)
struct RandomInputTests {
  @Test("whatever the bytes are, they are a document or an error that lies inside them")
  func anything() {
    var generator = SeededGenerator(seed: 42)
    FuzzRounds(400, &generator).run { random in
      let bytes = random.jsonLikeBytes()
      do throws(SyntaxError) {
        let document = try JSONDocument(bytes)
        #expect(document.bytes.elementsEqual(bytes))
        walk(document.root)
      } catch {
        #expect(error.position.offset <= bytes.count)
        #expect(!error.found.unicodeScalars.contains { $0.value < 0x20 })
      }
    }
  }

  @Test("a document with one byte changed is a document or an error, never a crash")
  func mutated() throws {
    let text = #"{"a":[1,2.5e-3,"x\u00e9\n日本",{"b":null,"c":[true,false]}],"d":{}}"#
    var generator = SeededGenerator(seed: 42)
    FuzzRounds(400, &generator).run { random in
      var bytes = Array(text.utf8)
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      if let document = try? JSONDocument(bytes) { walk(document.root) }
    }
  }

  private func walk(_ node: Node) {
    var waiting = [node]
    while let next = waiting.popLast() {
      _ = (next.text, next.string, next.double, next.integer)
      #expect(next.children.reduce(0) { count, _ in count + 1 } == next.count)
      waiting += next.children
    }
  }
}
