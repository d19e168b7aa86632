import ApusClient
import Foundation

/// Reads the lines of an exchange: `> GET URL` begins a request, `> Name: value` are its fields; `< HTTP/1.1 200 OK` and
/// `< Name: value` are a response, which one of 1xx goes before; `| text` is a line of the body, with `\xNN` for a byte;
/// `* option` is what else is to be known.
struct RawExchange {
  private struct Half {
    var method = HTTPMethod.get
    let url: WebURL
    var sent: [HeaderField] = []
    var interim: [ResponseHead] = []
    var status: (version: String, status: Int, reason: String)?
    var fields: [HeaderField] = []
    var trailers: [HeaderField] = []
    var withheld: [String] = []
    var isConnected = true
    var connection = Connection(remoteAddress: "192.0.2.1", remotePort: 443)
    var timing = Timing(total: .milliseconds(3))

    var head: ResponseHead? {
      status.map {
        ResponseHead(version: $0.version, status: $0.status, reason: $0.reason, headers: HeaderFields(fields))
      }
    }
  }

  private var hops: [Half] = []
  private var body: [[UInt8]] = []
  private var wireByteCount: Int?
  private var unpackedCount: Int?
  private var file: String?
  private var options = RequestOptions()
  private var code: (code: ErrorCode, message: String)?
  private var underlying: String?

  init(_ lines: [Substring]) {
    for line in lines {
      let rest = String(line.drop { $0 != " " }.dropFirst())
      switch line.prefix(while: { $0 != " " }) {
      case ">": request(rest)
      case "<": response(rest)
      case "|": body.append(Self.bytes(rest))
      case "*": option(rest.split(separator: " ", maxSplits: 1).map(String.init))
      default: break
      }
    }
  }

  // MARK: Lines

  private mutating func request(_ text: String) {
    let words = text.split(separator: " ")
    if words.count == 2, let url = try? WebURL(String(words[1])), let method = HTTPMethod(String(words[0])) {
      var half = Half(url: url)
      half.method = method
      if url.scheme == "https" { half.connection.tlsVersion = "TLSv1.3" }
      hops.append(half)
    } else if !hops.isEmpty {
      hops[hops.count - 1].sent.append(Self.field(text))
    }
  }

  private mutating func response(_ text: String) {
    guard let last = hops.indices.last else { return }
    guard text.hasPrefix("HTTP/") else { return hops[last].fields.append(Self.field(text)) }
    if let head = hops[last].head, head.status < 200 {
      hops[last].interim.append(head)
      hops[last].fields = []
    }
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    hops[last].status = (words[0], words.count > 1 ? Int(words[1]) ?? 0 : 0, words.count > 2 ? words[2] : "")
  }

  private mutating func option(_ words: [String]) {
    let last = hops.count - 1
    guard let name = words.first, last >= 0 else { return }
    let value = words.count > 1 ? words[1] : ""
    switch name {
    case "wire": wireByteCount = Int(value)
    case "unpacked": unpackedCount = Int(value)
    case "file": file = value
    case "fails":
      let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
      code = ErrorCode(named: parts[0]).map { ($0, parts.count > 1 ? parts[1] : "it failed") }
    case "underlying": underlying = value
    case "nofollow": options.followsRedirects = false
    case "packed": options.decompresses = false
    case "unverified": options.tls.verifies = false
    case "charset": options.responseCharset = value
    case "unconnected": hops[last].isConnected = false
    case "reused": hops[last].connection.isReused = true
    case "proxy": hops[last].connection.proxy = try? ProxyURL(value)
    case "withheld": hops[last].withheld.append(value)
    case "trailer": hops[last].trailers.append(Self.field(value))
    case "wait":
      hops[last].timing.wait = .milliseconds(Int(value) ?? 0)
      hops[last].timing.total = .milliseconds((Int(value) ?? 0) + 10)
    default: break
    }
  }

  private static func field(_ text: String) -> HeaderField {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return HeaderField(
      name: String(parts[0]), value: parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
  }

  private static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if rest.starts(with: "\\x".utf8), rest.count >= 4,
        let byte = UInt8(String(decoding: rest.dropFirst(2).prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        rest = rest.dropFirst(4)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return bytes
  }

  // MARK: What they make

  /// `nil` where the lines ask for nothing.
  var exchange: Exchange? {
    let made = hops.map { half in
      Hop(
        sent: SentRequest(
          method: half.method, url: half.url, headers: HeaderFields(half.sent), withheld: half.withheld),
        informational: half.interim, response: half.head, trailers: HeaderFields(half.trailers),
        timing: half.timing, connection: half.isConnected ? half.connection : nil)
    }
    guard let first = made.first?.sent else { return nil }
    var request = Request(method: first.method, url: first.url, headers: first.headers)
    request.options = options
    let bytes = Array(body.joined(separator: [0x0a]))
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 1_780_272_000), hops: made,
      body: ReceivedBody(
        bytes: file == nil ? bytes : [], byteCount: unpackedCount ?? bytes.count,
        wireByteCount: wireByteCount ?? bytes.count, file: file))
  }

  var failure: TransportError? {
    guard let code, let exchange else { return nil }
    return TransportError(code.code, code.message, underlying: underlying, exchange: exchange)
  }
}
