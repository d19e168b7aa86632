import ApusClient
import ApusEncodings
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusText
import Foundation
import Testing

@testable import ApusRedaction
@testable import ApusSurroundings

@Suite("The clipboard", .paced)
struct ClipboardTests {
  private let folder: TestFolder
  private let memory: MemoryConsole

  init() throws {
    folder = try TestFolder()
    memory = try MemoryConsole(in: folder)
  }

  private func output(to traits: Console.Traits = Talk.terminal) -> Output {
    Output(memory.console(traits), mask: SecretMask())
  }

  /// Surroundings with such programs, each of which keeps what it is given in a file of its name.
  private func environment(_ programs: [String], _ variables: [String: String] = [:], script: String? = nil)
    throws -> Environment
  {
    for name in programs {
      let text =
        script ?? "#!/bin/sh\ncat > \(folder.path)/\(name).kept\necho \"$@\" > \(folder.path)/\(name).words\n"
      // Another process writes it: a program that somebody still has open for writing cannot be run.
      let writer = Process()
      writer.executableURL = URL(filePath: "/bin/sh")
      writer.arguments = [
        "-c", "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", text, "\(folder.path)/\(name)",
      ]
      try writer.run()
      writer.waitUntilExit()
    }
    let path = folder.path
    var environment = Environment(variable: { variables[$0] })
    environment.programs = .on { path }
    return environment
  }

  private func kept(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: "\(folder.path)/\(name).kept")))
  }

  @Test("a program gets the exact text, and the sentence says how much and where")
  func program() throws {
    let environment = try environment(["xclip"], ["DISPLAY": ":0"])
    let text = "りんご 🍎 \"1.10\"\n12345678901234567890\n"
    #expect(
      try Clipboard(environment).copy("りんご", on: output()) == "copied 3 characters with xclip")
    #expect(try kept("xclip") == Array("りんご".utf8))
    _ = try Clipboard(environment).copy(text, on: output())
    #expect(try kept("xclip") == Array(text.utf8))
    let words = try String(contentsOfFile: "\(folder.path)/xclip.words", encoding: .utf8)
    #expect(words == "-selection clipboard\n")
    #expect(try Clipboard(environment).copy("x", on: output()) == "copied 1 character with xclip")
  }

  @Test("of several the first is taken that has a display and takes it")
  func order() throws {
    let all = ["wl-copy", "xclip", "xsel", "pbcopy"]
    #expect(
      try Clipboard(environment(all, ["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"])).copy(
        "a", on: output()) == "copied 1 character with wl-copy")
    #expect(
      try Clipboard(environment(all, ["DISPLAY": ":0"])).copy("a", on: output())
        == "copied 1 character with xclip")
    #expect(try Clipboard(environment(all)).copy("a", on: output()) == "copied 1 character with pbcopy")
    _ = try environment(["xclip"], script: "#!/bin/sh\nexit 1\n")
    var environment = Environment(variable: { $0 == "DISPLAY" ? ":0" : nil })
    let path = folder.path
    environment.programs = .on { path }
    #expect(try Clipboard(environment).copy("a", on: output()) == "copied 1 character with xsel")
  }

  @Test("that of Windows gets UTF-16 where the text is more than ASCII")
  func windows() throws {
    let clipboard = Clipboard(try environment(["clip.exe"]))
    _ = try clipboard.copy("é🍎", on: output())
    #expect(try kept("clip.exe") == [0xff, 0xfe, 0xe9, 0, 0x3c, 0xd8, 0x4e, 0xdf])
    _ = try clipboard.copy("abc", on: output())
    #expect(try kept("clip.exe") == Array("abc".utf8))
  }

  @Test("where there is none, the ways are named, and what is here without a display")
  func none() throws {
    let environment = try environment(["xclip"])
    let failure = #expect(throws: CommandFailure.self) { try Clipboard(environment).copy("a", on: output()) }
    #expect(failure?.suggestions == ["set clipboard osc52"])
    let details = failure?.details.map(\.text) ?? []
    #expect(details.first == "xclip is here, and has no display: DISPLAY is not set")
    #expect(details.contains { $0.contains("wl-copy, xclip, xsel, pbcopy, clip.exe") })
    #expect(throws: CommandFailure.self) { try Clipboard(Environment()).copy("a", on: output()) }
    #expect(throws: CommandFailure.self) { try Clipboard(environment, .off).copy("a", on: output()) }
  }

  @Test("a terminal gets it only when somebody said so, in base64, no more than it takes, and is never asked")
  func terminal() throws {
    let environment = try environment(["pbcopy"])
    let text = "\u{1b}]52;c;?\u{07}りんご"
    let sent = try Clipboard(environment, .osc52).copy(text, on: output())
    #expect(sent.contains("which may refuse them"))
    let bytes = memory.take().flatMap(\.bytes)
    let base64 = Base64.encoded(Array(text.utf8))
    #expect(bytes == Array("\u{1b}]52;c;\(base64)\u{07}".utf8))
    let most = String(repeating: "a", count: 56_250)
    _ = try Clipboard(environment, .osc52).copy(most, on: output())
    _ = memory.take()
    #expect(throws: CommandFailure.self) {
      try Clipboard(environment, .osc52).copy(most + "a", on: output())
    }
    #expect(throws: CommandFailure.self) {
      try Clipboard(environment, .osc52).copy("a", on: output(to: .plain))
    }
    #expect(memory.take().isEmpty)
  }

  @Test("a secret stays here unless somebody says otherwise, whatever tells that it is one")
  func secrets() throws {
    let clipboard = Clipboard(try environment(["pbcopy"]))
    let output = output()
    output.mask.learn(Secret("hunter2hunter2", name: "token"))
    let refused: [(String, String?)] = [
      ("it is hunter2hunter2", nil), ("5f2a9c", "access_token"), ("{\"password\": \"tulip\"}", nil),
      ("ghp_abcdefghijklmnopqrstuvwxyz0123456789", nil),
    ]
    for (text, key) in refused {
      #expect(throws: CommandFailure.self, "\(text)") { try clipboard.copy(text, named: key, on: output) }
      #expect(
        try clipboard.copy(text, named: key, evenSecret: true, on: output).hasSuffix("with pbcopy"))
      #expect(try kept("pbcopy") == Array(text.utf8))
    }
    #expect(try clipboard.copy("tulip", named: "name", on: output) == "copied 5 characters with pbcopy")
  }
}
