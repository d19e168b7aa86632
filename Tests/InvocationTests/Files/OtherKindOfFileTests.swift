import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A file of another kind", .paced)
struct OtherKindOfFileTests {
  @Test(
    "is refused whole: nothing is sent, and nothing of it is shown",
    arguments: [
      ("o.json", #"{"openapi": "3.1.0", "x": "s3cr3t-of-the-file"}"#, "is a description of an API"),
      ("any.json", #"{"token": "s3cr3t-of-the-file"}"#, "is a JSON file"),
      ("o.yml", "openapi: 3.0.0", "of an API"),
      ("a.yaml", "token: s3cr3t-of-the-file", "is a YAML file"), ("a.jmx", "<jmeter/>", "is an XML file"),
      ("a", "<x>s3cr3t-of-the-file</x>", "is an XML file"),
      ("a.sh", "curl http://127.0.0.1:1", "another language"),
      ("a", "#!/bin/sh\nget http://127.0.0.1:1", "another language"),
      ("s.md", "# x", "is a text in Markdown"),
      ("s", "---\nsession: 2\n---\nget http://127.0.0.1:1", "a session's name ends with .session.md"),
      (
        "a.txt", "Dear all,\nget http://127.0.0.1:1/a?x=s3cr3t-of-the-file\n",
        "does not begin with a line of Apus"
      ),
      (
        "prose", "s3cr3t-of-the-file is here\nget http://127.0.0.1:1/a\n",
        "does not begin with a line of Apus"
      ),
      ("a.apus", "# c\n\ns3cr3t-of-the-file\nget http://127.0.0.1:1/a\n", "is of no kind that is known here"),
      ("r.new", "get http://127.0.0.1:1/a\ntoken = s3cr3t-of-the-file\n", "and its line 2 is none of Apus"),
      (
        "r.new", "get http://127.0.0.1:1/a \\\n  X-A:1\n\n# c\ns3cr3t-of-the-file\n",
        "and its line 5 is none of Apus"
      ),
      (
        "r.new", "\n# c\ns3cr3t-of-the-file\nget http://127.0.0.1:1/a\n",
        "does not begin with a line of Apus"
      ),
      ("r.new", "get /x\u{0}", "is no text"),
    ])
  func refused(_ name: String, _ content: String, _ message: String) async throws {
    let talk = try await Talk()
    try talk.folder.write(content, to: name)
    let answer = await talk.say("run \(name)")
    let said = answer.notes.replacing(/\n +/, with: " ")
    #expect(answer.status == 2 && said.contains(message), "\(answer.text)")
    #expect(said.contains("nothing was sent") && !answer.text.contains("s3cr3t"), "\(answer.text)")
    #expect(await talk.say("show 1").notes.contains("no request was sent yet"))
  }

  @Test("a description and JSON have another use, which is named")
  func suggestions() async throws {
    let talk = try await Talk()
    try talk.folder.write(#"{"openapi": "3.1.0"}"#, to: "an api.json")
    #expect(await talk.say("run 'an api.json'").notes.contains("try: spec 'an api.json'"))
    try talk.folder.write("[1]", to: "list.json")
    #expect(await talk.say("run list.json").notes.contains("try: open list.json"))
  }

  @Test("a mark before the first line is none of it", arguments: ["a.txt", "a.apus", "a.lines"])
  func mark(_ name: String) async throws {
    let talk = try await Talk()
    try talk.folder.write("\u{feff}get /echo\n.method\n", to: name)
    let answer = await talk.say("run \(name)")
    #expect(answer.outcome == .ok && answer.outText.hasSuffix("\"GET\"\n"), "\(answer.text)")
  }

  @Test(
    "what holds lines runs, whatever it is called",
    arguments: ["lines", "a.apus", "a.txt", "tmp.Xy12", "v1.2"])
  func lines(_ name: String) async throws {
    let talk = try await Talk()
    try talk.folder.write(
      "### a comment\n#!/usr/bin/env apus\nget /echo \\\n  X-A:1\n\nX-Token:1\n.method\n", to: name)
    let answer = await talk.say("run \(name)")
    #expect(answer.outcome == .ok && answer.outText.hasSuffix("\"GET\"\n"), "\(answer.text)")
  }
}
