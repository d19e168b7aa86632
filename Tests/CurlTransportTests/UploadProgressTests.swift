import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Synchronization
import Testing

/// `TransferMeter` has each sixteenth told of what is a megabyte or more, however quick it goes. So what holds of 2 MB
/// holds of 30.
@Suite("How far a body has gone out", .paced)
struct UploadProgressTests {
  private static let size = 2 << 20

  /// What is told once a body goes out, and what came out at the other end. Before that, only a slow machine is told
  /// anything.
  private func told(_ body: RequestBody) async throws -> (reports: [TransferProgress], body: [UInt8]) {
    let server = try ScriptedServer { _ in [.response(200, [], Array("thanks".utf8))] }
    let reports = Mutex<[TransferProgress]>([])
    _ = try await CurlTransport().send(
      request(server.url(), .post, body: body) { options in
        options.onProgress = { progress in
          if progress.sent > 0 { reports.withLock { $0.append(progress) } }
        }
      })
    return (reports.withLock(\.self), server.requests.first?.body ?? [])
  }

  @Test("is told ten times and more, of a whole that is known, and of the answer behind it")
  func bytes() async throws {
    let body = [UInt8](repeating: 7, count: Self.size)
    let (reports, came) = try await told(.bytes(body))
    #expect(came.count == Self.size && reports.allSatisfy { $0.toSend == Self.size })
    expectSteps(reports, to: Self.size)
    #expect(reports.last?.received == 6 && reports.last?.expected == 6)
  }

  @Test("of a form counts all of it, its borders and its files")
  func multipart() async throws {
    let file = try TestFolder().emptyFile("film", size: UInt64(Self.size))
    let form = MultipartForm([
      .field("name", "日本"),
      MultipartForm.Part("film", fileName: "film", contentType: "x/y", content: .file(path: file.path)),
    ])
    let (reports, came) = try await told(.multipart(form))
    #expect(came.count > Self.size && reports.allSatisfy { $0.toSend == came.count })
    expectSteps(reports, to: came.count)
  }

  @Test("of what is small is told at its end at least")
  func small() async throws {
    let (reports, _) = try await told(.text("hi"))
    #expect(reports.last?.sent == 2 && reports.allSatisfy { $0.toSend == 2 })
  }

  /// Forward only, without a jump that somebody would see, and up to the end.
  private func expectSteps(_ reports: [TransferProgress], to size: Int) {
    let sent = reports.filter { $0.received == 0 }.map(\.sent)
    let steps = zip(sent.dropFirst(), sent).map { $0 - $1 }
    #expect(sent.count >= 10 && steps.allSatisfy { (0...size / 8).contains($0) }, "\(sent)")
    #expect(reports.last?.sent == size)
  }
}
