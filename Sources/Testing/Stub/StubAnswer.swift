public import ApusClient
public import ApusJSON
internal import ApusRecordings
internal import ApusSystem

/// What a `StubServer` answers: a status, headers and a body, or a failure, and how it comes.
public struct StubAnswer: Sendable {
  /// 200 by default.
  public var status: Int
  /// What the answer says of itself.
  public var headers: HeaderFields
  /// The bytes of its body.
  public var body: [UInt8]
  /// How long the head is waited for. Not at all by default.
  public var latency = Duration.zero
  /// How many bytes of the body come at a time, and what is between two pieces.
  public var pieceSize = 65_536
  /// How long to wait before each piece of the body. Not at all by default.
  public var piecePause = Duration.zero
  private var failure: MadeAnswer.Break?

  /// An answer with these bytes.
  public init(status: Int = 200, headers: HeaderFields = [:], body: [UInt8] = []) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// Bytes, such as those of an image.
  public static func bytes(_ bytes: [UInt8], contentType: String, status: Int = 200) -> StubAnswer {
    StubAnswer(status: status, headers: ["Content-Type": contentType], body: bytes)
  }

  /// A text, by default JSON.
  public static func text(
    _ text: String, contentType: String = "application/json", status: Int = 200
  ) -> StubAnswer {
    .bytes(Array(text.utf8), contentType: contentType, status: status)
  }

  /// No body.
  public static func status(_ status: Int, headers: HeaderFields = [:]) -> StubAnswer {
    StubAnswer(status: status, headers: headers)
  }

  /// A value as JSON.
  ///
  /// - Parameter encoder: by default one that takes the property names as they are.
  /// - Throws: what the encoder throws.
  public static func value(
    _ value: some Encodable, status: Int = 200, encoder: any BodyEncoder = DocumentEncoder()
  ) throws -> StubAnswer {
    .bytes(try encoder.encode(value), contentType: "application/json", status: status)
  }

  /// What a file holds.
  ///
  /// - Parameters:
  ///   - path: a relative one is looked for beside the file that calls, then in the working folder.
  ///   - contentType: by default told by the end of the name.
  ///   - file: the file that calls.
  /// - Throws: `RecordingError` for a file that cannot be read.
  public static func fixture(
    _ path: String, contentType: String? = nil, status: Int = 200, file: String = #filePath
  ) throws(RecordingError) -> StubAnswer {
    let place = RecordedFile.place(of: path, beside: file)
    switch FileReader.disk(home: nil).contents(place) {
    case .failure(let problem): throw RecordingError(path: place, message: "\(problem)")
    case .success(let bytes):
      let type = contentType ?? Self.type(of: path)
      return .bytes(bytes, contentType: type, status: status)
    }
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last?.lowercased() {
    case "json": "application/json"
    case "txt", "md": "text/plain; charset=utf-8"
    case "html": "text/html; charset=utf-8"
    case "xml": "application/xml"
    case "csv": "text/csv; charset=utf-8"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "svg": "image/svg+xml"
    case "pdf": "application/pdf"
    default: "application/octet-stream"
    }
  }

  /// No answer, such as `.failure(.refused)`.
  public static func failure(_ code: ErrorCode, _ message: String = "the stub fails so") -> StubAnswer {
    var answer = StubAnswer()
    answer.failure = MadeAnswer.Break(code, message)
    return answer
  }

  /// The same answer, cut off when so many bytes of its body have come. What came of a body that was to go to a file
  /// stays beside it, as with the transports: `exchange.body.part` of the failure says where.
  public func cut(
    after count: Int, _ code: ErrorCode = .bodyTruncated, _ message: String = "the stub ends here"
  ) -> StubAnswer {
    changed { $0.failure = MadeAnswer.Break(code, message, afterBytes: count) }
  }

  /// The same answer, whose head is waited for.
  public func delayed(by time: Duration) -> StubAnswer { changed { $0.latency = time } }

  /// The same answer, whose body comes in pieces.
  public func inPieces(of size: Int, every pause: Duration = .zero) -> StubAnswer {
    changed { ($0.pieceSize, $0.piecePause) = (size, pause) }
  }

  private func changed(_ change: (inout StubAnswer) -> Void) -> StubAnswer {
    var answer = self
    change(&answer)
    return answer
  }

  /// What was recorded. A failure comes after what there is of the body, or before the head.
  init(_ recording: Recording) {
    let exchange = recording.exchange
    self.init(
      status: exchange.response?.status ?? 500, headers: exchange.response?.headers ?? [:],
      body: exchange.body.bytes)
    failure = recording.failure.map { failure in
      MadeAnswer.Break(
        failure.code, failure.message, afterBytes: exchange.response == nil ? nil : exchange.body.bytes.count)
    }
  }

  /// What is handed over.
  func made(_ wait: @escaping @Sendable (Duration) async throws -> Void) -> MadeAnswer {
    let head = ResponseHead(version: "HTTP/1.1", status: status, headers: headers)
    var made = MadeAnswer(head: head, body: body, failure: failure)
    made.pieceSize = pieceSize
    if latency > .zero { made.waitForHead = { [latency] in try await wait(latency) } }
    if piecePause > .zero { made.waitForPiece = { [piecePause] in try await wait(piecePause) } }
    return made
  }
}
