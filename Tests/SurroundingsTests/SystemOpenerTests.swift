import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import ApusText
import Foundation
import Synchronization
import Testing

@testable import ApusSurroundings

@Suite("What the machine opens things with", .paced)
struct SystemOpenerTests {
  /// Programs of such names; what they were started with.
  private final class Started: Sendable {
    let lines = Mutex<[String]>([])

    func environment(_ names: [String], refusing: [String] = []) -> Environment {
      var environment = Environment()
      environment.programs = OtherPrograms(
        path: { names.contains($0) ? "/opt/\($0)" : nil }, output: { _, _ in nil },
        start: { path, arguments in
          self.lines.withLock { $0.append(([path] + arguments).joined(separator: " ")) }
          return refusing.contains(path) ? "it ended with status 3" : nil
        })
      return environment
    }
  }

  @Test("is the first program that is there and takes it")
  func first() throws {
    let started = Started()
    let environment = started.environment(["wslview", "xdg-open", "open"], refusing: ["/opt/xdg-open"])
    #expect(try SystemOpener(environment).open("https://a.test/") == "wslview")
    #expect(
      started.lines.withLock { $0 } == ["/opt/xdg-open https://a.test/", "/opt/wslview https://a.test/"])
  }

  @Test("is named where none is there, and why those that are did not take it")
  func none() {
    let nothing = #expect(throws: CommandFailure.self) {
      try SystemOpener(Environment()).open("https://a.test/")
    }
    #expect(nothing?.details.map(\.text) == ["programs that can: xdg-open, wslview, open"])
    let environment = Started().environment(["open"], refusing: ["/opt/open"])
    let refused = #expect(throws: CommandFailure.self) {
      try SystemOpener(environment).open("https://a.test/")
    }
    #expect(refused?.details.first?.text == "open did not take it: it ended with status 3")
  }

  @Test("gets a file that nobody else can read, with the ending that was asked for")
  func file() throws {
    let bytes: [UInt8] = [0x89, 0x50, 0, 0x1b]
    let started = Started()
    let (program, path) = try SystemOpener(started.environment(["open"])).open(bytes, ending: ".png")
    defer { FilePath.remove(path) }
    #expect(program == "open" && started.lines.withLock { $0 } == ["/opt/open \(path)"])
    #expect(path.hasPrefix("/") && path.hasSuffix(".png"))
    #expect(try [UInt8](Data(contentsOf: URL(filePath: path))) == bytes)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("leaves no file where nothing takes it")
  func noFile() {
    let started = Started()
    let environment = started.environment(["open"], refusing: ["/opt/open"])
    #expect(throws: CommandFailure.self) { try SystemOpener(environment).open([1], ending: ".png") }
    let path = started.lines.withLock { $0.first?.dropFirst("/opt/open ".count) }
    #expect(path.map { FilePath.exists(String($0)) } == false)
  }
}
