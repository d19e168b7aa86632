import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@testable import ApusFormats

@Suite("Values beside a file and above it", .paced)
struct HTTPFileEnvironmentTests {
  private func value(
    _ name: String, in folder: String, home: String? = nil, chosen: String? = nil
  ) -> String? {
    HTTPFileEnvironment(beside: folder, files: .disk(home: home)).value(name, chosen: chosen)?.text
  }

  @Test("are looked for upward to the nearest project, the nearest file first, and no further")
  func project() throws {
    let folder = try TestFolder()
    try folder.write("", to: "p/.git/HEAD")
    try folder.write(#"{"dev": {"a": "outside", "b": "outside"}}"#, to: "http-client.env.json")
    try folder.write(#"{"dev": {"a": "top"}}"#, to: "p/http-client.env.json")
    try folder.write(#"{"dev": {"secret": "s"}}"#, to: "p/q/http-client.private.env.json")
    try folder.write("K=1\n", to: "p/.env")
    try folder.write("", to: "p/q/r/x.http")
    let place = folder.path + "/p/q/r"
    #expect(
      value("a", in: place) == "top" && value("secret", in: place) == "s" && value("b", in: place) == nil)
    #expect(HTTPFileEnvironment(beside: place, files: .disk(home: nil)).dotted("K")?.text == "1")
    try folder.write(#"{"dev": {"a": "near"}}"#, to: "p/q/r/http-client.env.json")
    #expect(value("a", in: place) == "near")
  }

  @Test("end at the home folder, and stay beside the file where neither is above")
  func home() throws {
    let folder = try TestFolder()
    try folder.write(#"{"dev": {"a": "home"}}"#, to: "home/http-client.env.json")
    try folder.write(#"{"dev": {"a": "outside"}}"#, to: "http-client.env.json")
    try folder.write("", to: "home/w/x.http")
    try folder.write("", to: "else/x.http")
    #expect(value("a", in: folder.path + "/home/w", home: folder.path + "/home") == "home")
    #expect(value("a", in: folder.path + "/else", home: folder.path + "/home") == nil)
  }

  @Test("are in the settings of VS Code, comments and all, with what all environments share")
  func settings() throws {
    let folder = try TestFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      """
      {
        // what the editor looks like: "rest-client.environmentVariables"
        "editor.tabSize": 2, /* and
        more */
        "rest-client.environmentVariables": {
          "$shared": {"version": "v1", "url": "http://a.example//x",},
          "local": {"token": "{{$shared version}}-t", "version": "v2"},
          "production": {"host": "b.example"},
        },
      }
      """, to: ".vscode/settings.json")
    try folder.write("", to: "api/x.http")
    let place = folder.path + "/api"
    #expect(value("version", in: place) == "v1" && value("version", in: place, chosen: "local") == "v2")
    #expect(
      value("url", in: place) == "http://a.example//x"
        && value("host", in: place, chosen: "production") == "b.example")
    let environment = HTTPFileEnvironment(beside: place, files: .disk(home: nil))
    #expect(environment.names == ["local", "production"])
    var values = HTTPFileValues(
      file: HTTPFile("GET /"), environment: environment, variables: [:], exchanges: [:],
      files: .disk(home: nil),
      processVariable: { _ in nil })
    values.chosen = "local"
    #expect(try values.filled("{{token}}") == "v1-t")
  }

  @Test(
    "that cannot be read are none",
    arguments: ["", "{", "[1]", "{\"dev\": 1}", "\u{feff}{\"dev\": {\"a\": 1}}"])
  func broken(_ text: String) throws {
    let folder = try TestFolder()
    try folder.write(text, to: "http-client.env.json")
    try folder.write(text, to: ".vscode/settings.json")
    #expect(value("a", in: folder.path) == (text.hasPrefix("\u{feff}") ? "1" : nil))
  }

  @Test(
    "comments and last commas go, and strings stay",
    arguments: [
      ("{\"a\": 1, // c\n}", "{\"a\": 1 \n}"), ("[1,2,]", "[1,2]"),
      ("\"// no, /* no */ ,]\"", "\"// no, /* no */ ,]\""),
      ("[\"a\\\"//\",]", "[\"a\\\"//\"]"), ("/* open", ""), ("\"open", "\"open"), ("\"\\", "\"\\"),
      ("[1, /* x */ ]", "[1  ]"),
    ])
  func comments(_ text: String, _ expected: String) { #expect(JSONWithComments.plain(text) == expected) }
}
