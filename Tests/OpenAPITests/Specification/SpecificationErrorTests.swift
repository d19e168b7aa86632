import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusOpenAPI

@Suite("Errors of a description", .paced)
struct SpecificationErrorTests {
  @Test(
    "that is none is refused with words that say what it is",
    arguments: [
      ("", "is empty"), (" \n", "is empty"), ("<!DOCTYPE html><html></html>", "HTML"),
      ("openapi: 3.0.0\ninfo:\n  title: x\n", "YAML"), ("# a comment\nswagger: '2.0'\n", "YAML"),
      ("---\nopenapi: 3.1.0\n", "YAML"), ("%YAML 1.2\n---\n", "YAML"), ("[]", "this is an array"),
      ("null", "this is null"), ("\"text\"", "this is a string"),
      ("{\"openapi\":\"3.0\",}", "line 1, column 18"),
      ("{}", "neither `openapi` nor `swagger`"), ("{\"openapi\":\"4.0.0\"}", "version 4.0.0"),
      ("{\"swagger\":\"1.2\"}", "version 1.2"), ("{\"openapi\":null}", "version null"),
      ("{\"swaggerVersion\":\"1.2\",\"apis\":[]}", "version 1.2"), ("#%RAML 1.0\ntitle: x\n", "RAML"),
      ("{\"asyncapi\":\"3.0.0\"}", "AsyncAPI"), ("{\"info\":{\"_postman_id\":\"x\"},\"item\":[]}", "Postman"),
      ("{\"swagger\":\"3.0.0\"}", "version 3.0.0"), ("hello", "not JSON"), ("{\"openapi\"", "not JSON"),
    ])
  func refused(_ text: String, _ words: String) {
    let error = #expect(throws: SpecificationError.self) { try Sample.specification(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "nothing")")
  }

  @Test(
    "a line for a shell makes JSON of it, whatever the file is called",
    arguments: [
      ("api.yaml", "api.json", "< api.yaml > api.json"), ("a/b.YML", "a/b.json", "< a/b.YML > a/b.json"),
      ("api", "api.json", "< api > api.json"),
      ("my api.yml", "my api.json", "< 'my api.yml' > 'my api.json'"),
      ("it's.yaml", "it's.json", #"< 'it'\''s.yaml' > 'it'\''s.json'"#),
    ] as [(String, String, String)])
  func conversion(_ name: String, _ json: String, _ end: String) {
    #expect(SpecificationError.nameOfJSON(for: name) == json)
    let lines = SpecificationError.conversion(of: name, to: json)
    #expect(lines.first?.hasPrefix("python3 -c ") == true && lines.last?.hasSuffix(end) == true)
  }

  @Test("it does so as it is taken from a screen, where its lines are indented")
  func running() throws {
    try Compiler.inFolder { folder in
      // Python's YAML may not be there; what stands in for it shows that the shell and Python take the lines.
      try Data("import json\nsafe_load = json.load\n".utf8).write(to: folder.appending(path: "yaml.py"))
      try Data("{\"a\": \"りんご\"}".utf8).write(to: folder.appending(path: "my api.yaml"))
      let lines = SpecificationError.conversion(of: "my api.yaml", to: "my api.json")
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = ["-c", lines.map { "  " + $0 }.joined(separator: "\n")]
      shell.currentDirectoryURL = folder
      shell.environment = ProcessInfo.processInfo.environment.merging(["PYTHONPATH": folder.path]) { $1 }
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 0)
      let json = try Document([UInt8](Data(contentsOf: folder.appending(path: "my api.json"))))
      #expect(json.root["a"]?.string == "りんご")
      #expect(lines.allSatisfy { $0.count <= 70 })
    }
  }

  @Test(
    "each is a sentence that names what was found",
    arguments: [
      (.empty, "the text is empty"), (.yaml, "this is YAML, and only JSON is read"),
      (.otherFormat("RAML"), "this is RAML, and only OpenAPI and Swagger are read"),
      (.notAnObject(.array), "an OpenAPI document is an object, this is an array"),
      (.notAnObject(.null), "an OpenAPI document is an object, this is null"),
      (.notAnObject(.integer), "an OpenAPI document is an object, this is a number"),
      (.unsupportedVersion("1.2"), "version 1.2 is not known here; OpenAPI 3.0, 3.1 and Swagger 2.0 are"),
    ] as [(SpecificationError, String)])
  func sentences(_ error: SpecificationError, _ sentence: String) {
    #expect(error.description == sentence)
  }

  @Test("a shell finds a file in the home folder, whatever it is called")
  func home() {
    let lines = SpecificationError.conversion(of: "~/my api.yaml", to: "~/api.json")
    #expect(lines.last?.hasSuffix("< ~/'my api.yaml' > ~/api.json") == true)
  }
}
