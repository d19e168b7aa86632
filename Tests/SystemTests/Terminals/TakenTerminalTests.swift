import ApusPacingTestSupport
import ApusSystem
import ApusTerminalTestSupport
import Foundation
import Testing

@Suite("A terminal that is taken", .paced, .serialized)
struct TakenTerminalTests {
  private let pty: ApusTerminalTestSupport.PseudoTerminal
  private var end: Descriptor { Descriptor(pty.slave) }

  private static let patience = ApusTerminalTestSupport.PseudoTerminal.patience

  init() throws { pty = try ApusTerminalTestSupport.PseudoTerminal(columns: 33, rows: 7) }

  private func taken() throws -> TakenTerminal {
    try #require(TakenTerminal(input: end, output: end, codes: ("<taken>", "<given>")))
  }

  /// Everything that was written, as soon as it ends so.
  private func written(endingIn end: String) -> String {
    var text = ""
    while !text.hasSuffix(end), let more = pty.read(within: Self.patience) { text += more }
    return text
  }

  @Test("keys come one by one and unseen while it is taken, and it is as it was afterwards")
  func modes() throws {
    let terminal = try taken()
    let usual = try #require(TerminalMode(of: end))
    #expect(usual.sendsSignals && usual.showsKeys)
    terminal.take()
    let mode = try #require(TerminalMode(of: end))
    #expect(!mode.sendsSignals && !mode.showsKeys)
    #expect(written(endingIn: ">") == "<taken>")
    _ = pty.send(Array("a\u{3}".utf8)[...])
    guard case .bytes(let bytes) = terminal.next(within: Self.patience) else {
      Issue.record("no key came")
      return
    }
    #expect(bytes.first == UInt8(ascii: "a"))
    terminal.giveBack()
    terminal.giveBack()
    #expect(TerminalMode(of: end)?.sendsSignals == true)
    #expect(TerminalMode(of: end)?.showsKeys == true)
    // Not a key was shown before.
    #expect(written(endingIn: ">") == "<given>")
  }

  @Test("it is given back when nobody holds it")
  func forgotten() throws {
    do { try taken().take() }
    #expect(TerminalMode(of: end)?.showsKeys == true)
    #expect(written(endingIn: "<given>") == "<taken><given>")
  }

  @Test("its size is that of the terminal, also after another one")
  func size() throws {
    let terminal = try taken()
    #expect(terminal.size == TerminalSize(columns: 33, rows: 7))
    pty.resize(columns: 50, rows: 9)
    #expect(terminal.size == TerminalSize(columns: 50, rows: 9))
  }

  @Test("where nothing comes nothing is said to, and where nobody is left that it ends")
  func ends() throws {
    let terminal = try taken()
    terminal.take()
    guard case .nothing = terminal.next(within: 0) else {
      Issue.record("something came")
      return
    }
    pty.closeMaster()
    guard case .end = terminal.next(within: Self.patience) else {
      Issue.record("it goes on")
      return
    }
  }

  @Test("a file is no terminal")
  func file() throws {
    let file = try TemporaryFile(named: "apus", ending: ".txt")
    defer { file.remove() }
    #expect(TakenTerminal(input: file.descriptor, output: file.descriptor, codes: ("", "")) == nil)
  }
}
