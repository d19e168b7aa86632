import ApusJSON
import Testing

@Suite("Where a document was made from another text")
struct SourceMapTests {
  @Test("a value's position is where its own text, or that of what it stands in, was")
  func positions() throws {
    var map = SourceMap(Array("é:\n  b\n".utf8))
    map.add(0, scalar: 0)
    map.add(5, scalar: 5)
    let document = try JSONDocument(Array(#"{"é":"b","c":[]}"#.utf8), map: map)
    #expect(document.root.position.description == "line 1, column 1")
    #expect(document.root["é"]?.position.description == "line 2, column 3")
    #expect(document.root["c"]?.position.description == "line 2, column 3")
  }

  @Test("what is put in moves what is behind it, and what is cut off is forgotten")
  func changes() {
    var map = SourceMap(Array("abcdef".utf8))
    for place in 0..<6 { map.add(place * 10, scalar: place) }
    map.move(from: 20, by: 5)
    #expect([19, 20, 25, 34, 35].map { map.position(of: $0).column } == [2, 2, 3, 3, 4])
    map.truncate(to: 2)
    #expect(map.count == 2)
    #expect(map.position(of: 1_000).column == 2)
    #expect(map.position(ofScalar: 99).offset == 6)
  }
}
