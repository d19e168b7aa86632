import ApusClient
import ApusFolderTestSupport
import ApusRendering
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusRepl

@Suite("What a transfer shows of itself")
struct ProgressMeterTests {
  private func shown(isTerminal: Bool = true, _ work: (ProgressMeter) -> Void) throws -> String {
    let console = try MemoryConsole(in: TestFolder())
    let meter = ProgressMeter(
      console.console(isTerminal ? Talk.terminal : .plain), since: .now - .seconds(3))
    work(meter)
    meter.clear()
    return String(decoding: console.take().flatMap(\.bytes), as: UTF8.self)
  }

  @Test("an upload has a bar, of what was sent")
  func upload() throws {
    let text = try shown {
      $0.update(TransferProgress(sent: 1_000_000, received: 0, expected: nil, toSend: 4_000_000))
    }
    #expect(text.contains("1.0 MB of 4.0 MB") && text.contains("25%"), "\(text)")
  }

  @Test("silence before the first byte is shown, and what was sent by then")
  func silence() throws {
    let text = try shown { $0.update(TransferProgress(sent: 0, received: 0, expected: nil)) }
    #expect(text.contains("waiting for the response · 3 s · ^C cancels"), "\(text)")
    let sent = try shown {
      $0.update(TransferProgress(sent: 9_000, received: 0, expected: nil, toSend: 9_000))
    }
    #expect(sent.contains("9.0 kB sent · waiting for the response"), "\(sent)")
  }

  @Test(
    "the stage that is waited for is named",
    arguments: [
      (TransferProgress.Stage.lookup, "looking up the name"), (.connection, "connecting"), (.tls, "TLS"),
      (.request, "sending the request"), (.response, "waiting for the response"),
    ])
  func stages(_ stage: TransferProgress.Stage, _ words: String) throws {
    let text = try shown { $0.update(TransferProgress(sent: 0, received: 0, expected: nil, stage: stage)) }
    #expect(text.contains("\(words) · 3 s · ^C cancels"), "\(text)")
  }

  @Test("a token that is renewed first is waited for by that name")
  func renewal() throws {
    let progress = TransferProgress(sent: 90, received: 0, expected: nil, toSend: 90, stage: .response)
    let text = try shown { $0.update(progress.ofRenewal) }
    #expect(text.contains("renewing the token · 3 s · ^C cancels") && !text.contains("sent"), "\(text)")
    #expect(try shown(isTerminal: false) { $0.update(progress.ofRenewal) }.isEmpty)
  }

  @Test("a terminal that cannot move its cursor sees none of it")
  func dumb() throws {
    let console = try MemoryConsole(in: TestFolder())
    var traits = Talk.terminal
    traits.movesCursor = false
    let meter = ProgressMeter(console.console(traits), since: .now - .seconds(3))
    meter.update(TransferProgress(sent: 0, received: 0, expected: nil))
    meter.clear()
    #expect(console.take().isEmpty)
  }

  @Test("what comes is shown as it was, and for what is shown elsewhere nothing is")
  func download() throws {
    let progress = TransferProgress(sent: 0, received: 500_000, expected: 1_000_000)
    #expect(try shown { $0.update(progress) }.contains("500 kB of 1.0 MB"))
    #expect(try shown { $0.updateSilence(progress) } == "")
    #expect(
      try shown { $0.updateSilence(TransferProgress(sent: 0, received: 0, expected: nil)) }.contains(
        "waiting"))
  }

  @Test("it leaves no trace, and a program sees none of it")
  func trace() throws {
    let silent = TransferProgress(sent: 0, received: 0, expected: nil)
    let text = try shown {
      $0.update(silent)
      $0.clear()
      $0.clear()
    }
    #expect(text.hasSuffix("\u{1b}[2K") || text.hasSuffix("\u{1b}[K"), "\(text.debugDescription)")
    #expect(try shown(isTerminal: false) { $0.update(silent) } == "")
  }
}
