import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusJSON

@Suite("The tape's layout", .paced)
struct TapeTests {
  /// Lengths and counts around which a word becomes wide.
  private static let notableLengths = [1_022, 1_023, 1_024, 1_025, 5_000]

  @Test(
    "a string, key or number of any length is found whole, and so is what stands behind it",
    arguments: notableLengths)
  func lengths(count: Int) throws {
    let long = String(repeating: "x", count: count)
    let digits = String(repeating: "7", count: count)
    let document = try JSONDocument(#"{"\#(long)": ["\#(long)", "\#(long)\n", \#(digits)], "b": 2}"#)
    let list = try #require(document.root[long])
    #expect(list.children.map(\.text) == [#""\#(long)""#, #""\#(long)\n""#, digits])
    #expect(list[1]?.string == long + "\n")
    #expect(document.root["b"]?.integer == 2)
    #expect(document.root.text == String(decoding: document.bytes, as: UTF8.self))
  }

  @Test("a container counts its children, however many", arguments: notableLengths)
  func counts(count: Int) throws {
    let list = "[" + Array(repeating: "[]", count: count).joined(separator: ",") + "]"
    let members = (0..<count).map { #""k\#($0)": \#($0)"# }
    let document = try JSONDocument("[\(list), {\(members.joined(separator: ","))}, true]")
    #expect(document.root[0]?.count == count)
    #expect(document.root[0]?.children.allSatisfy { $0.text == "[]" } == true)
    #expect(document.root[1]?.count == count)
    #expect(document.root[1]?["k\(count - 1)"]?.integer == count - 1)
    #expect(document.root[2]?.boolean == true)
  }

  @Test(
    "gaps of any size between values change nothing",
    arguments: [131_069, 131_070, 131_071, 131_072, 131_073, 262_144, 20_000_000])
  func gaps(size: Int) throws {
    let gap = String(repeating: " ", count: size)
    let document = try JSONDocument(#"[1,\#(gap){"a":\#(gap)"b", "c": []}, [\#(gap)], -2.5\#(gap)]"#)
    #expect(document.root.count == 4)
    #expect(document.root[0]?.text == "1")
    #expect(document.root[1]?["a"]?.string == "b")
    #expect(document.root[1]?["c"]?.text == "[]")
    #expect(document.root[2]?.byteRange.count == size + 2)
    #expect(document.root[3]?.text == "-2.5")
  }

  @Test("containers begin and end at any place within a block of words", arguments: 0..<70)
  func blocks(before: Int) throws {
    let numbers = (0..<before).map { "\($0)," }.joined()
    let document = try JSONDocument("[\(numbers)[[{\"a\": [7]}], \"tail\"], 8]")
    let nested = try #require(document.root[before])
    #expect(nested.text == #"[[{"a": [7]}], "tail"]"#)
    #expect(nested[0]?[0]?["a"]?[0]?.integer == 7)
    #expect(nested[1]?.string == "tail")
    #expect(document.root[before + 1]?.integer == 8)
  }

  @Test("every value of a random document is the document that its own text makes")
  func parts() throws {
    var random = RandomJSON(seed: 11)
    for _ in 0..<Trials.share(of: 200) {
      let text = random.value(depth: 4, spaced: true)
      let gap = String(repeating: random.pick([" ", "\n"]), count: random.pick([0, 3, 140_000]))
      let wide = "\"" + String(repeating: "w", count: random.pick([0, 1_500])) + "\""
      try check(
        try JSONDocument("[\(text), \(gap)\(wide), {\(wide): \(random.value(depth: 5, spaced: true))}]").root)
    }
  }

  private func check(_ node: Node) throws {
    let alone = try JSONDocument(Array(node.bytes)).root
    // To expect each of so many costs more than to read them.
    guard alone.kind == node.kind, alone.count == node.count, alone.sameValue(as: node) else {
      Issue.record("\(node.text.prefix(200))")
      return
    }
    for child in node.children { try check(child) }
  }

  @Test("a text of more than 4 GiB is refused")
  func limit() {
    var parser = Parser(byteCount: Tape.byteLimit + 1)
    #expect {
      try [UInt8](repeating: 0x20, count: 8).lend { bytes throws(Parser.Failure) in try parser.run(bytes) }
    } throws: { error in
      (error as? Parser.Failure)?.reason == .tooLarge
    }
  }

  @Test("a word is a container's from the number on that is spelled out where words are told apart")
  func containers() {
    let first = UInt32(Tape.Token.array.rawValue) << Tape.tokenShift
    #expect(first == 0x9000_0000)
    for token in Tape.Token.allCases {
      let word = UInt32(token.rawValue) << Tape.tokenShift
      #expect((word >= first) == Tape.Token.isContainer(token.rawValue))
    }
  }
}

@Suite("Writing the tape", .paced)
struct TapeWriterTests {
  @Test("positions reach to the end of the largest text there may be")
  func positions() {
    let words = TapeWords([UInt32](repeating: 0, count: 20))
    var writer = Tape.Writer(forBytes: 0)
    var list = 0
    words.withMutableSpan { words in
      list = writer.open(.array, start: 0, in: &words)
      for start in [0x7fff_fff0, 0x8000_0000, 0xffff_ff00] {
        writer.append(.string, start: start, length: 9, to: &words)
      }
      writer.append(.integer, start: 0xffff_fff0, length: 3_000_000_000, to: &words)
      writer.close(list, count: 3_000_000_000, endByte: Tape.byteLimit, in: &words)
    }
    let tape = writer.finish(words)
    let first = list + Tape.containerWords
    #expect((first..<first + 4).map(tape.start) == [0x7fff_fff0, 0x8000_0000, 0xffff_ff00, 0xffff_fff0])
    #expect((first..<first + 4).map(tape.length) == [9, 9, 9, 3_000_000_000])
    #expect(tape.token(first + 3) == .integer)
    #expect(tape.length(list) == 3_000_000_000)
    #expect(tape.endByte(list) == Tape.byteLimit)
    #expect(tape.end(list) == tape.count)
  }

  @Test("the tape of null is what the parser makes of it")
  func null() throws {
    let parsed = try JSONDocument("null").root.tape
    #expect(Tape.null.count == parsed.count)
    #expect(Tape.null.token(0) == parsed.token(0))
    #expect(Tape.null.range(0) == parsed.range(0))
  }

  @Test("words left over are dropped, and blocks count from where they begin")
  func blocks() {
    let words = TapeWords([UInt32](repeating: 0, count: 300))
    var writer = Tape.Writer(forBytes: 0)
    words.withMutableSpan { words in
      for place in 0..<200 { writer.append(.integer, start: place * 100_000, length: place, to: &words) }
    }
    let tape = writer.finish(words)
    #expect(tape.count == 200)
    #expect((0..<200).allSatisfy { tape.range($0) == $0 * 100_000..<$0 * 100_000 + $0 })
  }

  @Test(
    "a container keeps its start and its count, whichever of them is too large for one word",
    arguments: [(0, 5), (0, 5_000), (200_000, 5), (200_000, 5_000)])
  func wide(start: Int, children: Int) {
    let words = TapeWords([UInt32](repeating: 0, count: 10))
    var writer = Tape.Writer(forBytes: 0)
    var container = 0
    words.withMutableSpan { words in
      writer.append(.null, start: 0, length: 4, to: &words)
      container = writer.open(.object, start: start, in: &words)
      writer.close(container, count: children, endByte: start + 9, in: &words)
    }
    let tape = writer.finish(words)
    #expect(tape.isObject(container))
    #expect(tape.start(container) == start)
    #expect(tape.length(container) == children)
    #expect(tape.endByte(container) == start + 9)
    #expect(tape.end(container) == tape.count)
  }
}
