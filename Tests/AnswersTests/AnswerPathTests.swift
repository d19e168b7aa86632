import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusAnswers

@Suite("Where a path begins to look", .paced)
struct PathStartTests {
  @Test("is the part that somebody looks at, unless the path names an answer or begins with `$`")
  func starts() throws {
    let root = try JSONDocument(#"{"a": [{"b": 1}]}"#).root
    var records = Records()
    records.open(root.document, named: "f.json")
    let node = try #require(root["a"]?[0])
    records.look(from: LookedPlace(node))
    let start = { (text: String) in
      AnswerPath.Start(of: try AnswerPath(text, at: 0..<0), in: records, whole: root)
    }
    let b = try #require(node["b"])
    #expect(try start(".b").root == node && "\(start(".b").place(of: b))" == ".b")
    #expect(try start("$.a").root == root && "\(start("$.a").place(of: b))" == ".a[0].b")
    #expect(try start("$2.a").root == root && "\(start("$2.a").place(of: b))" == "$2.a[0].b")
  }

  @Test("is all of it once there is something else to look into")
  func forgotten() throws {
    let root = try JSONDocument(#"{"a": 1}"#).root
    var records = Records()
    records.open(root.document, named: "f.json")
    records.list([root])
    records.look(from: LookedPlace(try #require(root["a"])))
    records.open(root.document, named: "g.json")
    #expect(records.looked == nil && records.found.isEmpty)
  }
}
