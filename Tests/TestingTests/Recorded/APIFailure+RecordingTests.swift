import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTesting
import Testing

@Suite("A failure for a bug report", .paced)
struct APIFailureRecordingTests {
  @Test("brings a recording that fails in the same way, without its credentials")
  func same() async throws {
    let folder = try TestFolder()
    for answer: StubTransport.Answer in [
      .response(status: 500, body: "broken"), .response(status: 200, body: "{"), .failure(.reset, "cut"),
    ] {
      let token = HeaderFields([HeaderField(name: "Authorization", value: Secret("Bearer sesame-1234"))])
      let client = APIClient(
        service: Hub(), transport: StubTransport { _ in answer }, middleware: [DefaultHeaders(token)])
      let error = await #expect(throws: APIError<Hub.ErrorResponse>.self) { try await client.send(HubUser()) }
      let path = folder.path + "/bug.har"
      try error?.writeRecording(to: path)
      #expect(folder.text(of: "bug.har")?.contains("sesame") == false)
      let again = APIClient(service: Hub(), transport: try RecordedTransport(path))
      let same = await #expect(throws: APIError<Hub.ErrorResponse>.self) { try await again.send(HubUser()) }
      #expect(same?.code == error?.code)
    }
  }

  @Test("brings none where nothing was sent")
  func nothing() {
    let error = APIError<Hub.ErrorResponse>.request(RequestError(.requestURL, "no host"))
    #expect(throws: RecordingError.self) { try error.writeRecording(to: "/tmp/none.har") }
  }
}
