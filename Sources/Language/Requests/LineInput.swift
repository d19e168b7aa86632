package import ApusClient

/// What a line has for its body from elsewhere: from a command before a pasted one, or from standard input.
package enum LineInput: Sendable {
  case bytes([UInt8])
  /// More than is kept in memory.
  case stream(PipedBody)

  /// As much of it as is there before it is sent.
  var beginning: [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .stream(let stream): stream.beginning
    }
  }

  package var isEmpty: Bool { isAllThere && beginning.isEmpty }

  var isAllThere: Bool {
    if case .bytes = self { true } else { false }
  }

  var body: RequestBody {
    switch self {
    case .bytes(let bytes): .bytes(bytes)
    case .stream(let stream): RequestBody(.stream(stream), contentType: nil)
    }
  }
}
