import ApusSystem
import Synchronization
import Testing

@testable import ApusFormats
@testable import ApusSurroundings

@Suite("What a request of a file takes from this machine")
struct HTTPFileValuesReadsTests {
  private static let files = ["a.txt": "a", "b.json": #"{"v": "{{$env.B}}"}"#, ".env": "K=v\n"]

  /// What is asked for before the requests of a file are sent, and whether they may.
  private func wanted(_ text: String, allowing isAllowed: Bool = true) -> [Permission] {
    let wanted = Mutex<[Permission]>([])
    var state = HTTPFileState(
      HTTPFile(text), folder: "", files: .fixed(Self.files), processVariable: { $0 == "NONE" ? nil : "v" })
    state.permissions = Permissions(
      isGranted: { permission in
        wanted.withLock { if !$0.contains(permission) { $0.append(permission) } }
        return isAllowed
      }, ask: { _ in false })
    let values = state.values([:])
    for request in state.file.requests { values.lookUp(request) {} }
    for workflow in state.file.workflows { values.lookUp(workflow) {} }
    return wanted.withLock(\.self)
  }

  @Test(
    "is found wherever it is named",
    arguments: [
      ("GET http://h/{{$processEnv A}}?x={{$env.B}}", [Permission.variable("A"), .variable("B")]),
      ("@t = {{u}}\n@u = {{$env.A}}\nGET http://h/\nX-A: {{t}}", [.variable("A")]),
      ("# @auth bearer {{$env.A}}\nGET http://h/", [.variable("A")]),
      ("POST http://h/\n\n{{$env.A}}", [.variable("A")]),
      ("POST http://h/\n\n< a.txt", [.read(path: "a.txt")]),
      ("POST http://h/\n\n<@ b.json", [.read(path: "b.json"), .variable("B")]),
      ("GET http://h/{{$dotenv K}}", [.read(path: ".env")]),
      ("GET http://h/{{= vars.x ?? json.file(\"b.json\") }}", [.read(path: "b.json")]),
      ("# @when json.file(\"b.json\").v == 1\nGET http://h/", [.read(path: "b.json")]),
      ("GET http://h/\n\n> {% client.log(client.global.get(\"$env.A\")); %}", [.variable("A")]),
      ("# @name a\nGET http://h/\n###\nGET http://h/{{a.response.body.$.id}}{{$env.A}}", [.variable("A")]),
      ("GET http://h/{{$env.NONE}}\n\n< missing", []), ("GET http://h/{{$guid}}\nX: {{nobody}}", []),
    ])
  func places(_ text: String, _ expected: [Permission]) { #expect(wanted(text) == expected) }

  @Test("is not looked into before it is allowed, and a check ends the looking")
  func refused() throws {
    #expect(wanted("POST http://h/\n\n<@ b.json", allowing: false) == [.read(path: "b.json")])
    var state = HTTPFileState(
      HTTPFile("GET http://h/{{$env.A}}/{{$env.B}}"), folder: "", files: .fixed([:]),
      processVariable: { _ in "v" })
    let permissions = Permissions(ask: { _ in false })
    state.permissions = permissions
    let request = try #require(state.file.requests.first)
    #expect(throws: CancellationError.self) {
      try state.values([:]).lookUp(request) {
        if permissions.takeRefused() == [.variable("A")] { throw CancellationError() }
      }
    }
  }
}
