import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("What a shell reads between words", .paced)
struct WordReaderShellTests {
  private func bodies(_ line: String) throws -> [String] {
    guard case .request(let request) = try ParsedLine.parse(line) else { return [] }
    let context = RequestContext(files: .fixed(["f.json": "{\"a\": 1}", "/tmp/x": "at x"]))
    return try ([request] + request.following).map {
      try SentText($0.prepare(in: context).request).body
    }
  }

  @Test(
    "what is fed to a program is its body where it asks for it",
    arguments: [
      ("curl h -d @- < f.json", "{\"a\": 1}"), ("curl h --data-binary @- </tmp/x", "at x"),
      ("curl h -d @- <<< 'a b'", "a b"), ("curl h --data-binary @- <<< \"a b\"", "a b\n"),
      ("curl h --data-binary @- <<END\na\n b \nEND", "a\n b \n"),
      ("curl h --data-binary @- <<'END' -H 'A: b'\n$HOME `x` \\$\nEND", "$HOME `x` \\$\n"),
      ("curl h --data-binary @- <<\"END\" | jq .\n$1\nEND", "$1\n"),
      ("curl h --data-binary @- <<END\na \\$HOME \\\\ \\\"\nEND", "a $HOME \\ \\\"\n"),
      ("curl h --data-binary @- <<-END\n\t\ta\n\tEND", "a\n"),
      ("curl h --data-binary @- <<END\r\na\r\nEND\r\n", "a\r\n"),
      ("http h < f.json", "{\"a\": 1}"), ("http POST h <<< '{\"b\": 2}'", "{\"b\": 2}\n"),
      ("echo '{\"b\": 2}' | http POST h", "{\"b\": 2}\n"), ("echo -n a b | curl h --data-binary @-", "a b"),
      ("curl h -T - < /tmp/x", "at x"), ("curl h < f.json", ""),
    ])
  func fed(_ line: String, _ body: String) throws {
    #expect(try bodies(line) == [body])
    #expect(ParsedLine.isComplete(line))
  }

  @Test("a text is asked on for until its last line is there", arguments: ["<<END", "<<-'END'", "<< END"])
  func unfinished(_ mark: String) {
    for text in ["curl h -d @- \(mark)", "curl h -d @- \(mark)\na", "curl h -d @- \(mark)\nENDS\n END"] {
      #expect(!ParsedLine.isComplete(text), "\(text)")
      #expect(throws: LineProblem.self, "\(text)") { try ParsedLine.parse(text) }
    }
  }

  @Test(
    "what is said of errors makes no difference",
    arguments: ["2>/dev/null", "2>&1", "2> /dev/null", "&>/dev/null", "2>>/dev/null"])
  func discarded(_ mark: String) throws {
    #expect(try bodies("curl h \(mark) -d a=1") == ["a=1"])
    let prepared = try prepare("curl h > out.json \(mark)", base: nil)
    guard case .file(let file, _, _)? = prepared.tail else {
      Issue.record("no file")
      return
    }
    #expect(file.plain == "out.json")
  }

  @Test(
    "what cannot be done is told where it stands",
    arguments: [
      ("curl h 2>errors.txt", "2>errors.txt", "errors do not go to a file here"),
      ("curl h -d @- <", "<", "expected a file's name after `<`"),
      ("curl h -d @- < a < b", "< b", "a command is fed one thing; this is a second"),
      ("curl h -d @- <(x)", "<(", "the output of a command is not put into a pasted line"),
      ("curl h -d @- <<< $(x)", "$(", "the output of a command is not put into a pasted line"),
    ])
  func problems(_ line: String, _ place: String, _ message: String) throws {
    let found = try problem(line, base: nil)
    #expect(found.problem.message == message)
    #expect(found.place == place)
  }
}
