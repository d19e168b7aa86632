internal import ApusClient
internal import ApusEncodings
package import ApusJSON
internal import ApusRedaction

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads the entries of a HAR log: ours, or a browser's, where almost anything may be missing.
package struct HARReader {
  private let file: String

  package init(file: String) { self.file = file }

  /// One hop with what belongs to its exchange.
  private struct Entry {
    var id: String?
    var isSent = true
    var hop: Hop
    var requestBody: RequestBody?
    var startedAt: Date
    var body: ReceivedBody
    var conversation: WebSocketConversation?
    var failure: Recording.Failure?
    var isInterrupted: Bool
    var isUnasked: Bool
    var endsWait: Bool
  }

  package func recordings(in document: JSONDocument) throws(HARProblem) -> [Recording] {
    guard let list = document.root["log"]?["entries"], list.kind == .array else {
      throw problem(at: document.root, "expected a HAR log with entries")
    }
    var result: [Recording] = []
    var group: [Entry] = []
    for node in list.children where Self.isHTTP(node) || HAROther(node) == nil {
      let entry = try entry(node)
      // The hops of one exchange stand together and share their id.
      if let id = group.last?.id, id == entry.id {
        group.append(entry)
      } else {
        if let recording = Self.recording(group) { result.append(recording) }
        group = [entry]
      }
    }
    if let recording = Self.recording(group) { result.append(recording) }
    return result
  }

  /// Method, URL and status of an entry.
  package func title(of node: Node) throws(HARProblem) -> String {
    let hop = try entry(node).hop
    let status = hop.response.map { ", \($0.status)" } ?? ", no answer"
    return "\(hop.sent.method) \(hop.sent.url.maskingCredentials)" + status
  }

  /// The entries that are about no HTTP exchange.
  package func others(in document: JSONDocument) -> [HAROther] {
    document.root["log"]?["entries"]?.children.compactMap { node in
      Self.isHTTP(node) || HARFile(node) != nil ? nil : HAROther(node)
    } ?? []
  }

  /// The files among the entries, each with how many exchanges stand before it.
  package func files(in document: JSONDocument) -> [(file: HARFile, place: Int)] {
    var files: [(HARFile, Int)] = []
    var count = 0
    var last: String?
    for node in document.root["log"]?["entries"].map({ Array($0.children) }) ?? [] {
      if !Self.isHTTP(node), let file = HARFile(node) {
        files.append((file, count))
        continue
      }
      let id = node["_id"].map(\.text)
      if id == nil || id != last { count += 1 }
      last = id
    }
    return files
  }

  /// Whether an entry says that it is about an HTTP exchange, as nearly all do.
  private static func isHTTP(_ entry: Node) -> Bool {
    guard let url = entry["request"]?["url"]?.string else { return false }
    // A WebSocket of which nothing was kept is no exchange.
    return url.hasPrefix("http:") || url.hasPrefix("https:") || url.hasPrefix("ws") && isTalk(entry)
  }

  private static func isTalk(_ entry: Node) -> Bool { entry[HARConversation.messages] != nil }

  private static func recording(_ group: [Entry]) -> Recording? {
    guard let first = group.first, let last = group.last else { return nil }
    let sent = first.hop.sent
    let request = Request(method: sent.method, url: sent.url, headers: sent.headers, body: first.requestBody)
    var exchange = Exchange(
      request: request, startedAt: first.startedAt, hops: group.filter(\.isSent).map(\.hop), body: last.body)
    if let conversation = last.conversation { exchange = exchange.telling(conversation) }
    var result = Recording(exchange, failure: last.failure)
    result.isInterrupted = last.isInterrupted
    result.isUnasked = last.isUnasked
    result.endsWait = last.endsWait
    result.id = first.id.flatMap { Int($0) }
    return result
  }

  private func entry(_ node: Node) throws(HARProblem) -> Entry {
    guard let request = node["request"], request.kind == .object else {
      throw problem(at: node, "expected an entry with a request")
    }
    let response = node["response"]
    let head = response.flatMap { responseHead($0) }
    let hop = Hop(
      sent: try sentRequest(request),
      informational: response?["_informational"]?.children.compactMap { responseHead($0) } ?? [],
      response: head, trailers: headers(response?["_trailers"]),
      timing: HARHop.timing(node["timings"], total: node["time"]),
      connection: HARHop.connection(node))
    let failure = try failure(node["_failure"]) ?? browserFailure(response, head)
    let startedAt = date(node["startedDateTime"])
    return Entry(
      id: node["_id"].map(\.text), isSent: node["_sent"]?.boolean ?? true, hop: hop,
      requestBody: try requestBody(request["postData"]), startedAt: startedAt,
      body: try receivedBody(response),
      conversation: Self.isTalk(node) ? HARConversation.conversation(node, startedAt: startedAt) : nil,
      failure: failure,
      isInterrupted: node["_interrupted"]?.boolean ?? false, isUnasked: node["_unasked"]?.boolean ?? false,
      endsWait: node["_held"]?.boolean ?? false)
  }

  private func sentRequest(_ node: Node) throws(HARProblem) -> SentRequest {
    let name = node["method"]?.string ?? "GET"
    guard let method = HTTPMethod(name) else {
      throw problem(at: node["method"] ?? node, "expected a method")
    }
    guard let text = node["url"]?.string else { throw problem(at: node, "expected a request with a url") }
    guard let url = (try? WebURL(text)) ?? (try? WebURL(WebSocketAddress.asHTTP(text))) else {
      throw problem(at: node["url"] ?? node, "expected an http or https URL")
    }
    let body = number(node["bodySize"]) ?? 0
    let shown = url.text.holds("%7B%7B") ? url.showingPlaceholders : url
    var sent = SentRequest(
      method: method, url: shown, headers: headers(node["headers"]),
      bodyByteCount: max(0, body), withheld: HARHop.withheld(node))
    sent.borrowedCookies = HARHop.borrowedCookies(node)
    return sent
  }

  private func requestBody(_ node: Node?) throws(HARProblem) -> RequestBody? {
    guard let node, node.kind == .object else { return nil }
    let type = node["mimeType"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    let fields = node["params"].map { Array($0.children) } ?? []
    if let text = node["text"], fields.isEmpty || text.string?.isEmpty == false {
      return .bytes(
        try bytes(text, encoding: node["encoding"] ?? node["_encoding"]), contentType: type)
    }
    if fields.isEmpty { return nil }
    if let type, type.lowercased().hasPrefix("multipart/") { return form(fields, type: type) }
    return .form(fields.map { QueryItem(name: $0["name"]?.string ?? "", value: $0["value"]?.string) })
  }

  /// A form of several parts. What its files held is not in a recording, so those parts are empty.
  private func form(_ fields: [Node], type: String) -> RequestBody {
    let parts = fields.map { field in
      MultipartForm.Part(
        field["name"]?.string ?? "", fileName: field["fileName"]?.string,
        contentType: field["contentType"]?.string, content: .bytes(Array((field["value"]?.string ?? "").utf8))
      )
    }
    let boundary = HeaderParameters(of: type)["boundary"]
    return RequestBody(.multipart(MultipartForm(parts, boundary: boundary)), contentType: type)
  }

  /// Some programs write numbers as strings.
  private func number(_ node: Node?) -> Int? { node?.integer ?? node?.string.flatMap { Int($0) } }

  private func responseHead(_ node: Node) -> ResponseHead? {
    guard let status = number(node["status"]), (100...999).contains(status) else { return nil }
    return ResponseHead(
      version: node["httpVersion"]?.string ?? "", status: status, reason: node["statusText"]?.string ?? "",
      headers: headers(node["headers"]))
  }

  private func receivedBody(_ response: Node?) throws(HARProblem) -> ReceivedBody {
    let content = response?["content"]
    let bytes = try content?["text"].map { node throws(HARProblem) in
      try self.bytes(node, encoding: content?["encoding"])
    }
    let size = number(content?["size"]).flatMap { $0 >= 0 ? $0 : nil } ?? bytes?.count ?? 0
    let wire = number(response?["bodySize"]).flatMap { $0 >= 0 ? $0 : nil }
    return ReceivedBody(
      bytes: bytes ?? [], byteCount: size, wireByteCount: wire ?? size, file: content?["_file"]?.string)
  }

  private func bytes(_ node: Node, encoding: Node?) throws(HARProblem) -> [UInt8] {
    let text = node.string ?? ""
    guard encoding?.string == "base64" else { return Array(text.utf8) }
    guard let bytes = Base64.decoded(text) else { throw problem(at: node, "expected base64") }
    return bytes
  }

  private func headers(_ node: Node?) -> HeaderFields {
    HeaderFields(
      node?.children.flatMap { field -> [HeaderField] in
        guard let name = field["name"]?.string, let value = field["value"]?.string else { return [] }
        if field["_secret"]?.boolean == true { return [HeaderField(name: name, value: Secret(value))] }
        // Browsers put the fields of one name into one value.
        return value.split(separator: "\n", omittingEmptySubsequences: false)
          .map { HeaderField(name: name, value: String($0)) }
      } ?? [])
  }

  private func failure(_ node: Node?) throws(HARProblem) -> Recording.Failure? {
    guard let node, node.kind == .object else { return nil }
    guard let code = node["code"]?.string.flatMap({ ErrorCode(named: $0) }) else {
      throw problem(at: node["code"] ?? node, "expected the code of a failure, such as network.reset")
    }
    let line =
      node["line"]?.string.map { Array($0.utf8) } ?? node["lineBase64"]?.string.flatMap { Base64.decoded($0) }
    return Recording.Failure(
      code: code, message: node["message"]?.string ?? "", underlying: node["underlying"]?.string,
      offendingLine: line)
  }

  /// Browsers write status 0 for a request that got no answer, and say why in a field of their own.
  private func browserFailure(_ response: Node?, _ head: ResponseHead?) -> Recording.Failure? {
    guard head == nil else { return nil }
    return Recording.Failure(
      code: .closed, message: "the recording holds no response", underlying: response?["_error"]?.string)
  }

  private func date(_ node: Node?) -> Date {
    guard let time = node?.string.flatMap({ Timestamp(iso8601: $0) }) else {
      return Date(timeIntervalSince1970: 0)
    }
    return Date(timeIntervalSince1970: Double(time.seconds) + Double(time.nanoseconds) / 1e9)
  }

  private func problem(at node: Node, _ message: String) -> HARProblem {
    HARProblem(file: file, line: node.position.line, column: node.position.column, message: message)
  }
}
