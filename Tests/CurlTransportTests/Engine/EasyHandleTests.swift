import ApusPacingTestSupport
import CApusCurl
import Testing

@testable import ApusCurlTransport

@Suite("libcurl's handle for one transfer", .paced)
struct EasyHandleTests {
  private func handle() throws -> EasyHandle {
    #expect(EasyHandle.loadLibrary() == nil)
    return try #require(EasyHandle())
  }

  /// Lets libcurl do a transfer; its result.
  private func perform(_ easy: EasyHandle) throws -> Int {
    let multi = try #require(ccurl_multi_create())
    defer { ccurl_multi_destroy(multi) }
    ccurl_multi_add(multi, easy.pointer)
    defer { ccurl_multi_remove(multi, easy.pointer) }
    var (count, result): (Int32, Int32) = (0, 0)
    while true {
      ccurl_multi_perform(multi, &count)
      if ccurl_multi_next_done(multi, &result) != nil { return Int(result) }
      ccurl_multi_poll(multi, nil, 0, 0, 1_000)
    }
  }

  @Test("before a transfer nothing is known of it")
  func fresh() throws {
    let easy = try handle()
    #expect(easy.text(CCURL_INFO_PRIMARY_IP) == nil)
    #expect(easy.number(CCURL_INFO_PRIMARY_PORT) == 0)
    #expect(easy.microseconds(CCURL_INFO_CONNECT_TIME_T) == .zero)
    #expect(easy.socket < 0)
  }

  @Test("what it says of a result without a transfer are the words for the number")
  func usualWords() throws {
    let easy = try handle()
    easy.collectErrorText()
    #expect(easy.text(for: Int(CCURL_E_COULDNT_CONNECT)).lowercased().contains("connect"))
    #expect(easy.text(for: Int(CCURL_E_COULDNT_RESOLVE_HOST)) != easy.text(for: Int(CCURL_E_COULDNT_CONNECT)))
    #expect(!easy.text(for: 9_999).isEmpty)
  }

  @Test("what it says of this very transfer stands above them, until texts are collected anew")
  func ownWords() throws {
    let easy = try handle()
    easy.collectErrorText()
    easy.set(CCURL_OPT_PROXY, "")
    easy.set(CCURL_OPT_URL, "http://127.0.0.1:\(DeafPort.number)/")
    let result = try perform(easy)
    #expect(result == Int(CCURL_E_COULDNT_CONNECT))
    #expect(easy.text(for: result).contains("\(DeafPort.number)"))
    #expect(easy.number(CCURL_INFO_OS_ERRNO) != 0)
    easy.collectErrorText()
    #expect(!easy.text(for: result).contains("\(DeafPort.number)"))
  }

  @Test("an option that is a text can be taken back, and lists replace one another")
  func options() throws {
    let server = try ScriptedServer { _ in [.response(200)] }
    let easy = try handle()
    easy.set(CCURL_OPT_NOBODY, true)
    easy.set(CCURL_OPT_PROXY, "http://127.0.0.1:\(DeafPort.number)")
    easy.set(CCURL_OPT_PROXY, "")
    easy.set(CCURL_OPT_CUSTOMREQUEST, "BREW")
    easy.set(CCURL_OPT_CUSTOMREQUEST, nil as String?)
    easy.set(CCURL_OPT_HTTPHEADER, ["X-First: 1"])
    easy.set(CCURL_OPT_HTTPHEADER, ["X-Second: 2", "X-Third: りんご"])
    easy.set(CCURL_OPT_URL, server.url())
    #expect(try perform(easy) == Int(CCURL_E_OK))
    let request = try #require(server.requests.first)
    #expect(request.method == "HEAD")
    #expect(request.header("X-First") == nil)
    #expect(request.header("X-Second") == "2" && request.header("X-Third") == "りんご")
    #expect(easy.text(CCURL_INFO_PRIMARY_IP) == "127.0.0.1")
    #expect(easy.number(CCURL_INFO_PRIMARY_PORT) == server.port)
  }
}
