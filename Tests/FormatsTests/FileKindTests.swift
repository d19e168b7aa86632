import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("The kind of a file", .paced)
struct FileKindTests {
  @Test(
    "is told by what it holds, whatever it is called",
    arguments: [
      (FileKind.har, #"{"log": {"version": "1.2", "entries": []}}"#),
      (.openAPI, #"{"openapi": "3.1.0"}"#), (.openAPI, #"{"swagger": "2.0"}"#),
      (.openAPI, #"{"$schema": "http://json-schema.org/draft-04/hyper-schema", "links": []}"#),
      (.openAPI, #"{"kind": "discovery#restDescription"}"#),
      (.openAPI, "$schema: http://json-schema.org/draft-04/hyper-schema\nlinks: []\n"),
      (.openAPI, "openapi: 3.0.3\ninfo:\n  title: x\n"), (.openAPI, "---\n# text\nswagger: \"2.0\"\n"),
      (.postmanCollection, #"{"info": {"_postman_id": "1", "name": "x"}, "item": []}"#),
      (.postmanCollection, #"{"collection": {"info": {"name": "x"}, "item": []}}"#),
      (.postmanCollection, #"{"info": {"schema": "https://schema.getpostman.com/json/collection/v2.1.0/"}}"#),
      (.postmanCollection, #"{"id": "1", "order": [], "requests": []}"#),
      (.postmanEnvironment, #"{"name": "dev", "values": [{"key": "a", "value": "b", "enabled": true}]}"#),
      (.postmanEnvironment, #"{"values": [], "_postman_variable_scope": "globals"}"#),
      (.insomnia, #"{"_type": "export", "__export_format": 4, "resources": []}"#),
      (.insomnia, "type: collection.insomnia.rest/5.0\nname: x\n"),
      (.insomnia, "_type: export\n__export_format: 4\nresources: []\n"),
      (.thunderClient, #"{"clientName": "Thunder Client", "requests": []}"#),
      (.brunoYAML, "opencollection: 1.0.0\ninfo:\n  name: x\n"),
      (.brunoYAML, "info:\n  name: x\n  type: http\nhttp:\n  method: GET\n"),
      (.session, "---\nsession: 2\nbase: practice\n---\n"),
      (.httpEnvironment, #"{"dev": {"host": "a"}, "$shared": {"x": 1}}"#),
      (.json, #"{"a": [1]}"#), (.json, "[1, 2]"), (.json, "{}"),
    ])
  func content(_ kind: FileKind, _ text: String) {
    for name in ["", "x", "x.http", "x.txt", "x.json", "folder.http/x.apus"] {
      #expect(FileKind.of(text, name: name) == kind, "\(name)")
      #expect(FileKind.of("\u{feff}" + text.replacing("\n", with: "\r\n"), name: name) == kind, "\(name)")
    }
  }

  @Test(
    "is told by lines where no name tells",
    arguments: [
      (FileKind.httpFile, "GET https://a.example/x\nAccept: text/plain\n"),
      (.httpFile, "### one\nPOST https://a.example/x HTTP/1.1\n"),
      (.hurl, "GET https://a.example\nHTTP 200\n"), (.hurl, "GET https://a.example\nHTTP *\n[Captures]\n"),
      (.hurl, "GET https://a.example\nA: b\nHTTP/2 204\n"), (.hurl, "GET https://a.example\n[Query]\na: b\n"),
      (.bruno, "meta {\n  name: x\n}\n"), (.bruno, "vars {\n  a: b\n}\n"),
      (.netrc, "machine a.example login me password x\n"),
      (.netrc, "# mine\nmachine a.example\n  login me\n"),
      (.script, "#!/usr/bin/env apus\nget /x\n"), (.program, "#!/bin/sh\ncurl x\n"),
      (.xml, "<a/>"), (.xml, "<?xml version=\"1.0\"?>\n<a/>"), (.yaml, "---\na: b\n"),
      (.unknown, "get /x\n"), (.unknown, "get /x X-A:1\nheaders\n"), (.unknown, ""),
      (.unknown, "Dear all,\n"),
    ])
  func lines(_ kind: FileKind, _ text: String) {
    for name in ["", "x", "x.txt", ".x", "folder.http/x"] {
      #expect(FileKind.of(text, name: name) == kind, "\(name)")
    }
  }

  @Test(
    "is told by its name where the content leaves it open",
    arguments: [
      (FileKind.httpFile, "a.http"), (.httpFile, "A.REST"), (.hurl, "a.hurl"), (.bruno, "a.bru"),
      (.har, "a.har"), (.session, "a.session.md"), (.script, "a.apus"), (.yaml, "a.yml"),
      (.markdown, "a.md"), (.program, "a.py"), (.toml, "a.toml"), (.netrc, "home/.netrc"),
    ])
  func names(_ kind: FileKind, _ name: String) {
    #expect(FileKind.of("get https://a.example/x\n", name: name) == kind)
  }

  @Test("a broken file is still of its kind, so that its reader can say what is wrong")
  func broken() {
    #expect(FileKind.of(#"{"info": {"_postman_id": "1""#) == .postmanCollection)
    #expect(FileKind.of(#"{"log": {"entries": [{"#, name: "a.txt") == .har)
    #expect(FileKind.of(#"{"__export_format": 4, "#) == .insomnia)
    #expect(FileKind.of(#"{"a""#) == .json)
  }

  @Test("one key is no other's: a HAR may hold a description, and a body anything")
  func nested() {
    let har =
      #"{"log": {"entries": [{"response": {"content": {"text": "{\"openapi\": 1, \"_postman_id\": 2}"}}}]}}"#
    #expect(FileKind.of(har, name: "a.json") == .har)
    #expect(FileKind.of("POST http://a.example\nA: b\n\nopenapi: 3\n", name: "a.http") == .httpFile)
  }

  @Test("bytes that are no text are told apart from UTF-16")
  func bytes() {
    #expect(FileKind.of([0x47, 0, 0x45, 0]) == .binary)
    let text = "GET http://a.example\nA: b\n"
    let units = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    #expect(FileKind.of([0xff, 0xfe] + units) == .httpFile)
    #expect(
      FileKind.of([0xfe, 0xff] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }) == .httpFile)
    #expect(FileKind.of([0xff, 0xfe, 0x47]) == .unknown && FileKind.of([]) == .unknown)
  }

  @Test("a block of httpYac's at the beginning is no JSON")
  func blocks() {
    #expect(FileKind.of("{{\n  exports.a = 1;\n}}\nGET /x\n", name: "a.http") == .httpFile)
  }

  @Test("every kind has a name that follows \"is\"", arguments: FileKind.allCases)
  func titles(_ kind: FileKind) { #expect(kind.title.count > 5 && !kind.title.hasSuffix(".")) }
}
