import ApusClient
import ApusFolderTestSupport
import Synchronization
import Testing

@testable import ApusSurroundings

@Suite("Bodies that go on while they come")
struct PassingBodyTests {
  private func passing(to file: FileSink, isChosen: Bool = true, savesErrors: Bool = false) throws -> (
    PassingBody, Overflow
  ) {
    let body = PassingBody(
      to: file, file: isChosen ? file : nil, holding: (byteCount: 7, patience: .seconds(3)),
      leavesScreen: true,
      savesErrors: savesErrors)
    var request = Request(method: .get, url: try WebURL("http://a.test/"))
    body.attach(to: &request)
    guard case .overflowing(let overflow) = request.options.delivery else {
      throw SinkClosed(reason: "it is not handed over")
    }
    return (body, overflow)
  }

  @Test("what is handed over goes on, and it is known that it began")
  func passes() throws {
    let folder = try TestFolder()
    let file = try FileSink(path: folder.path + "/a", appends: false)
    let (body, overflow) = try passing(to: file)
    #expect(overflow.limit == 7 && overflow.patience == .seconds(3))
    #expect(!body.hasBegun)
    #expect(overflow.handler(Array("one".utf8)[...]))
    #expect(body.hasBegun && body.problem == nil)
    try file.keep()
    #expect(folder.text(of: "a") == "one")
  }

  @Test("what told how far it is leaves the screen before a command gets the first of it, once")
  func leaving() throws {
    let folder = try TestFolder()
    let file = try FileSink(path: folder.path + "/a", appends: false)
    let told = Mutex<[Bool]>([])
    for leavesScreen in [false, true] {
      let body = PassingBody(
        to: file, file: nil, holding: (byteCount: 7, patience: nil), leavesScreen: leavesScreen,
        savesErrors: false)
      var request = Request(method: .get, url: try WebURL("http://a.test/"))
      body.attach(to: &request) { told.withLock { $0.append(body.hasBegun) } }
      guard case .overflowing(let overflow) = request.options.delivery else {
        throw SinkClosed(reason: "it is not handed over")
      }
      for _ in 0..<3 { #expect(overflow.handler([1])) }
    }
    #expect(told.withLock { $0 } == [false])
  }

  @Test("whoever has enough ends it, and the reason is kept")
  func enough() throws {
    let (body, overflow) = try passing(to: FileSink(path: "/dev/full", appends: false))
    #expect(!overflow.handler([1]))
    #expect(body.problem?.reason.isEmpty == false)
  }

  @Test("an error goes into no file, unless it is wanted, and into any command")
  func errors() throws {
    let folder = try TestFolder()
    let file = try FileSink(path: folder.path + "/a", appends: false)
    let heads = [200, 302, 404].map { ResponseHead(version: "HTTP/1.1", status: $0, headers: [:]) }
    #expect(heads.map(try passing(to: file).1.takes) == [true, false, false])
    #expect(heads.map(try passing(to: file, savesErrors: true).1.takes) == [true, true, true])
    #expect(heads.map(try passing(to: file, isChosen: false).1.takes) == [true, true, true])
  }
}
