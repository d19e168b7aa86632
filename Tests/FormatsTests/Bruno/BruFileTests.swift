import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Files of Bruno's", .paced)
struct BruFileTests {
  @Test("blocks hold pairs, texts and words")
  func blocks() throws {
    let file = try BruFile(
      """
      meta {
        name: A: b
        tags: [
          x
        ]
        seq: 2
      }

      headers {
        @description('''
          told
        ''')
        "colon:name": one
        ~off: two
        long: '''
          a
            b
        '''
      }

      body:json {
        {
          "a": 1
        }
      }

      vars:secret [
        tok,
        ~old
      ]

      assert {
        res.body["a:b"]: eq 1
      }
      empty {}
      """)
    #expect(file["meta"]?["name"] == "A: b" && file["meta"]?["seq"] == "2")
    #expect(file["headers"]?.live.map(\.name) == ["colon:name", "long"])
    #expect(file["headers"]?["long"] == "a\n  b")
    #expect(file["body:json"]?.text == "{\n  \"a\": 1\n}")
    #expect(file["vars:secret"]?.words == ["tok", "~old"])
    #expect(file["assert"]?.pairs.first?.name == "res.body[\"a:b\"]")
    #expect(file["empty"]?.pairs.isEmpty == true)
  }

  @Test(
    "a broken file is told with its line",
    arguments: [
      ("meta {\n  name: a\n", 1), ("what\n", 1), ("meta {\n  name\n}\n", 2),
      ("headers {\n  a: '''\n  b\n}\n", 2),
    ])
  func broken(_ text: String, _ line: Int) {
    #expect {
      _ = try BruFile(text)
    } throws: {
      ($0 as? CollectionProblem)?.line == line
    }
  }
}
