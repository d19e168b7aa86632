import APIClient
import CCurl
internal import System

/// One request with its redirects, from the letter that asks for it to the answer. Lives on the transport's thread.
///
/// A hop begins with `startHop`, then libcurl calls what is in `Transfer+Callbacks`, then `endHop` says what follows.
final class Transfer {
  let job: Job
  private(set) var easy: EasyHandle?
  var hop: HopInProgress?
  var hops: [Hop] = []
  /// For the final response; `nil` before it, and while a redirect's body passes.
  var body: BodyReceiver?
  var source: BodySource?
  /// Opened before anything is sent, so that a path that cannot be written costs no request.
  var file: OutputFile?
  /// Where the response being received leads, when it is a redirect to be followed.
  var nextStep: RedirectChain.Step?
  /// Why a callback told libcurl to stop.
  var stop: Stop?
  var progress: ProgressMeter?
  var chain: RedirectChain
  var droppedByteCount = 0

  enum Stop {
    case failed(Problem)
    /// Nothing more is wanted.
    case enough
  }

  /// The one under way, as it is before it is signed.
  private(set) var request: Request
  private var withheld: [String] = []
  /// Where the hop's cookies are kept, and what was there before; `nil` for a request that uses none.
  private(set) var cookies: (jar: CookieJar, before: CookieLines)?
  private(set) var certificates: CertificateMemory?

  init(_ job: Job) {
    self.job = job
    request = job.request.movingUserToHeader()
    chain = RedirectChain(from: request)
    progress = job.request.options.onProgress.map(ProgressMeter.init)
  }

  func startHop(on easy: EasyHandle, cookies: CookieJar, certificates: CertificateMemory) throws(Problem) {
    let request = self.request.signed()
    try prepareBodies(of: request)
    let route = try Route(of: request, in: job.proxies)
    easy.configure(for: request, over: route, bodySize: source?.byteCount)
    self.cookies = request.options.usesCookies ? (cookies, cookies.snapshot) : nil
    if request.options.usesCookies { cookies.serve(easy) }
    connectCallbacks(of: easy)
    self.easy = easy
    self.certificates = certificates
    stop = nil
    nextStep = nil
    let submitted = hops.isEmpty ? job.submitted : .now
    hop = HopInProgress(request: request, route: route, withheld: withheld, submitted: submitted)
  }

  private func prepareBodies(of request: Request) throws(Problem) {
    do {
      try request.check()
    } catch {
      throw Problem(error.code, error.message)
    }
    if request.method == .head, request.body != nil {
      throw Problem(.requestBody, "a HEAD request cannot carry a body")
    }
    if file == nil { file = try outputFile() }
    guard let content = request.body else {
      source = nil
      return
    }
    if let source { return source.rewind() }
    do {
      source = try BodySource(content)
    } catch {
      throw Problem(.requestBody, "\(error.path) cannot be sent", underlying: error.reason)
    }
  }

  private func outputFile() throws(Problem) -> OutputFile? {
    guard case .file(let path) = request.options.delivery else { return nil }
    do {
      return try OutputFile(path: path)
    } catch {
      throw Problem(.requestParameter, "\(path) cannot be written: \(error.reason)")
    }
  }

  /// Writes down the hop that is under way and says what follows it.
  func endHop(_ ending: HopEnding) -> Outcome {
    guard let easy, let hop, let certificates else { return .failure(cancellation(before: nil)) }
    let problem = problem(ending, hop, easy)
    hops.append(hop.ended(on: easy, certificates: certificates))
    self.easy = nil
    self.hop = nil
    if let problem { return .failure(problem) }
    guard let step = nextStep else { return finished() }
    request = step.request
    withheld = step.withheld
    return .next
  }

  private func finished() -> Outcome {
    if case .enough = stop { return .success }
    do {
      try body?.finish()
      return .success
    } catch {
      return .failure(error)
    }
  }

  private func problem(_ ending: HopEnding, _ hop: HopInProgress, _ easy: EasyHandle) -> Problem? {
    switch ending {
    case .cancelled: return cancellation(before: hop)
    case .deadline(let deadline): return hop.missed(deadline, received: body?.wireByteCount ?? 0)
    case .libcurl(let result):
      switch stop {
      case .enough: return nil
      case .failed(let problem): return problem
      case nil: break
      }
      // What became of a redirect's body does not matter.
      if nextStep != nil { return nil }
      let diagnosis = Diagnosis(result: result, easy: easy, hop: hop, received: body?.wireByteCount ?? 0)
      return result == CCURL_E_OK ? diagnosis.overlooked : diagnosis.problem
    }
  }

  /// For a transfer that is cancelled before its first hop.
  func outcome(without ending: HopEnding) -> Outcome { .failure(cancellation(before: nil)) }

  private func cancellation(before hop: HopInProgress?) -> Problem {
    Problem(.cancelled, "cancelled " + (hop?.stage ?? "before anything was sent"))
  }

  func answer(_ outcome: Outcome) {
    file?.discard()
    let received = body?.takeBody() ?? ReceivedBody()
    let exchange = Exchange(request: job.request, startedAt: job.startedAt, hops: hops, body: received)
    progress?.finish()
    if case .failure(let problem) = outcome {
      let failure = TransportFailure(
        problem.code, problem.message, underlying: problem.underlying, offendingLine: problem.line,
        exchange: exchange)
      job.answer(.failure(failure))
    } else {
      job.answer(.success(exchange))
    }
  }
}

extension Transfer {
  /// When the next deadline could pass; `nil` when there is none.
  var nextDeadline: ContinuousClock.Instant? {
    var next = deadline(.total)
    for kind in [Deadline.connect, .idle] {
      guard let other = deadline(kind) else { continue }
      next = next.map { min($0, other) } ?? other
    }
    return next
  }

  func passedDeadline(at now: ContinuousClock.Instant) -> Deadline? {
    if let total = deadline(.total), now >= total { return .total }
    if let connect = deadline(.connect), now >= connect { return .connect }
    guard let idle = deadline(.idle), now >= idle else { return nil }
    if let socket = easy.flatMap({ SocketState(of: $0.socket) }) { hop?.looked(at: socket, now) }
    return (deadline(.idle) ?? now) > now ? nil : .idle
  }

  private func deadline(_ kind: Deadline) -> ContinuousClock.Instant? {
    let allowed = job.request.options.deadlines
    switch kind {
    case .total: return allowed.total.map { job.submitted + $0 }
    case .connect:
      guard let hop, !hop.isConnected else { return nil }
      return allowed.connect.map { hop.timeline.added + $0 }
    case .idle:
      guard let hop, hop.isConnected else { return nil }
      return allowed.idle.map { hop.lastMove + $0 }
    }
  }
}
