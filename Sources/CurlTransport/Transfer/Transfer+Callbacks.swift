import ApusClient
internal import ApusSystem
import CApusCurl

/// What libcurl calls while it works. Everything arrives on the transport's thread, during `ccurl_multi_perform`.
extension Transfer {
  func connectCallbacks(of easy: EasyHandle) {
    // The engine keeps the transfer until libcurl has let go of the handle.
    let me = Unmanaged.passUnretained(self).toOpaque()
    for data in [CCURL_OPT_HEADERDATA, CCURL_OPT_WRITEDATA, CCURL_OPT_READDATA, CCURL_OPT_SEEKDATA] {
      easy.set(data, me)
    }
    easy.set(CCURL_OPT_DEBUGDATA, me)
    ccurl_set_data_function(easy.pointer, Int32(CCURL_OPT_HEADERFUNCTION)) { bytes, size, count, user in
      guard let (transfer, line) = arguments(user, bytes, size * count) else { return 0 }
      return transfer.receivedHeader(line) ? line.count : 0
    }
    ccurl_set_data_function(easy.pointer, Int32(CCURL_OPT_WRITEFUNCTION)) { bytes, size, count, user in
      guard let (transfer, piece) = arguments(user, bytes, size * count) else { return 0 }
      return transfer.receivedBody(piece) ? piece.count : 0
    }
    ccurl_set_data_function(easy.pointer, Int32(CCURL_OPT_READFUNCTION)) { bytes, size, count, user in
      guard let (transfer, _) = arguments(user, bytes, 0) else { return Int(CCURL_READ_ABORT) }
      let room = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
      return transfer.readBody(into: room)
    }
    ccurl_set_seek_function(easy.pointer) { user, offset, origin in
      guard let (transfer, _) = arguments(user, nil, 0), offset == 0, origin == 0 else { return 1 }
      // What libcurl would ask for a second time and cannot have is the end of the transfer.
      return transfer.rewindBody() ? 0 : 1
    }
    ccurl_set_debug_function(easy.pointer) { _, kind, bytes, count, user in
      if let (transfer, piece) = arguments(user, bytes, count) { transfer.observed(Int(kind), piece) }
      return 0
    }
    easy.set(CCURL_OPT_VERBOSE, true)
    ccurl_set_socket_function(easy.pointer) { _, socket, _ in
      // Programs started from here have no business with our connections.
      Descriptor(socket).closeInChildren()
      return 0
    }
    watchRepeats(of: easy)
  }

  /// Has libcurl ask before it puts a request on a connection. It does so again before it repeats one by itself,
  /// because a kept connection turned out dead.
  private func watchRepeats(of easy: EasyHandle) {
    easy.set(CCURL_OPT_PREREQDATA, Unmanaged.passUnretained(self).toOpaque())
    let result = ccurl_set_prereq_function(easy.pointer) { user, _, _, _, _ in
      guard let (transfer, _) = arguments(user, nil, 0) else { return Int32(CCURL_PREREQ_ABORT) }
      return Int32(transfer.mayGoOut() ? CCURL_PREREQ_OK : CCURL_PREREQ_ABORT)
    }
    // A libcurl that does not ask repeats nothing on a connection that is new.
    if result != 0, !request.method.isIdempotent { easy.set(CCURL_OPT_FRESH_CONNECT, true) }
  }

  /// Nobody but the user sends a request twice that may do its work twice.
  private func mayGoOut() -> Bool {
    if hop?.plainHTTP2 == .kept, easy?.number(CCURL_INFO_NUM_CONNECTS) ?? 0 > 0 {
      stop = .again
      return false
    }
    guard let hop, hop.isUnanswered, !hop.request.method.isIdempotent else { return true }
    stop = .failed(
      TransferProblem(
        .closed,
        "the connection to \(hop.way) was kept and is dead; the server may have done what was asked",
        underlying: "libcurl would have sent the request again on another connection"))
    return false
  }

  private func receivedHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    stopping {
      guard try hop?.receivedLine(line) == true else { return }
      try receivedHead()
    }
  }

  /// The final head of a response is complete: what is to become of its body?
  private func receivedHead() throws {
    guard let hop, let head = hop.parser.response else { return }
    checkCookies(of: head, from: hop.request.url)
    do {
      nextStep = try chain.next(after: head, to: request)
    } catch {
      throw TransferProblem(error)
    }
    guard nextStep == nil else { return }
    // What follows is no body but what was agreed on, which is not spoken here.
    if head.status == 101 || (hop.request.method == .connect && head.isSuccess) {
      throw BodyReceiver.Enough()
    }
    hop.request.options.onResponse?(head)
    let hasBody = hop.request.method != .head && head.status != 204 && head.status != 304
    body = try BodyReceiver(
      head: head, length: hasBody ? hop.parser.contentLength : nil, request: hop.request, file: file)
  }

  /// libcurl has kept what it likes of the head by now.
  private func checkCookies(of head: ResponseHead, from url: WebURL) {
    guard let (jar, before) = cookies else { return }
    let asked = head.headers.filter { $0.isNamed("Set-Cookie") }.map { SetCookie($0.shown) }
    guard !asked.isEmpty else { return }
    let refused = asked.filter { $0.refusal(from: url) != nil }
    if !refused.isEmpty { jar.takeBack(refused, from: url.host, to: before) }
    jar.note(asked.filter { $0.refusal(from: url) == nil }, from: url)
  }

  private func receivedBody(_ piece: UnsafeRawBufferPointer) -> Bool {
    return stopping {
      try hop?.receivedBody(piece)
      guard let body else { return try drop(piece) }
      reportProgress(adding: piece.count)
      try body.receive(piece)
    }
  }

  /// A short body of a redirect is read, so that its connection can be used again; a long one is not worth it.
  private func drop(_ piece: UnsafeRawBufferPointer) throws {
    let longest = 256 << 10
    droppedByteCount += piece.count
    if droppedByteCount > longest { throw BodyReceiver.Enough() }
  }

  private func readBody(into room: UnsafeMutableRawBufferPointer) -> Int {
    guard let source else { return 0 }
    do {
      if let count = try source.read(into: room) { return count }
      awaitsBody = true
      return Int(CCURL_READ_PAUSE)
    } catch {
      stop = .failed(TransferProblem(error))
      return Int(CCURL_READ_ABORT)
    }
  }

  private func rewindBody() -> Bool {
    do {
      try source?.rewind()
      return true
    } catch {
      stop = .failed(TransferProblem(error))
      return false
    }
  }

  /// What is to be waited for, so that the body goes on.
  var awaitedDescriptor: Descriptor? { awaitsBody ? source?.awaited : nil }

  /// Goes on with a body that waited.
  func resumeBody() {
    awaitsBody = false
    hop?.resumed()
    if let easy { ccurl_easy_resume(easy.pointer) }
  }

  private func observed(_ kind: Int, _ bytes: UnsafeRawBufferPointer) {
    switch kind {
    case CCURL_DEBUG_TEXT: hop?.said(bytes)
    case CCURL_DEBUG_HEADER_OUT where bytes.starts(with: "CONNECT ".utf8) && hop?.request.method != .connect:
      break  // Meant for a proxy; the request itself is still to come.
    case CCURL_DEBUG_HEADER_OUT:
      if hop?.hasSentHead == true { beginAgain() }
      hop?.sentHead(bytes, connections: easy?.number(CCURL_INFO_NUM_CONNECTS) ?? 0)
    case CCURL_DEBUG_DATA_OUT:
      hop?.sentBody(bytes.count, of: source?.byteCount ?? .max)
      reportProgress(adding: 0)
    default: break
    }
  }

  /// libcurl answers a challenge by itself within one transfer, and sends again what a dead connection got no answer to:
  /// two requests, so two hops.
  private func beginAgain() {
    guard let hop, let easy, let certificates else { return }
    hops.append(hop.ended(on: easy, certificates: certificates))
    body = nil
    let start = hop.parser.response == nil ? hop.givenUp : nil
    self.hop = HopInProgress(
      request: hop.request, route: hop.route, trust: hop.trust, plainHTTP2: hop.plainHTTP2,
      withheld: hop.withheld, borrowedCookies: hop.borrowedCookies, submitted: start ?? .now,
      connectionsBefore: hop.connections,
      added: start ?? .now)
  }

  private func reportProgress(adding count: Int) {
    guard var meter = progress, let hop else { return }
    meter.sent = hop.sentBodyByteCount
    meter.received = (body?.wireByteCount ?? 0) + count
    meter.expected = hop.parser.contentLength
    meter.toSend = source?.byteCount
    meter.stage = nil
    let due = meter.due()
    progress = meter
    due?()
  }

  /// Runs a step; when it throws, remembers why and says that libcurl should stop.
  private func stopping(_ step: () throws -> Void) -> Bool {
    do {
      try step()
      return true
    } catch let problem as TransferProblem {
      stop = .failed(problem)
    } catch {
      stop = .enough
    }
    return false
  }
}

private func arguments(
  _ user: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int
) -> (transfer: Transfer, bytes: UnsafeRawBufferPointer)? {
  guard let user else { return nil }
  let transfer = Unmanaged<Transfer>.fromOpaque(user).takeUnretainedValue()
  return (transfer, UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
}
