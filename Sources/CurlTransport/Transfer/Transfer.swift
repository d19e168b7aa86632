import ApusClient
internal import ApusSystem
import CApusCurl

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
  var progress: TransferMeter?
  var chain: RedirectChain
  var droppedByteCount = 0
  /// Whether libcurl was told to wait for the body, of which nothing is there yet.
  var awaitsBody = false
  /// What goes over a connection of our own; `nil` for everything that is no conversation.
  var talk: Talk?

  enum Stop {
    case failed(TransferProblem)
    /// Nothing more is wanted.
    case enough
    /// The connection that was to be used again is gone, and nothing was sent.
    case again
  }

  /// The one under way, as it is before it is signed.
  private(set) var request: Request
  private var withheld: [String] = []
  /// Where the hop's cookies are kept, and what was there before; `nil` for a request that uses none.
  private(set) var cookies: (jar: CookieJar, before: CookieLines)?
  private(set) var certificates: CertificateMemory?
  private var plainHTTP2: PlainHTTP2?

  init(_ job: Job) {
    self.job = job
    request = job.request.movingUserToHeader()
    chain = RedirectChain(from: request)
    progress = job.request.options.onProgress.map(TransferMeter.init)
  }

  func startHop(
    on easy: EasyHandle, cookies jars: CookieJars, certificates: CertificateMemory, plainHTTP2: PlainHTTP2
  ) throws(TransferProblem) {
    let request = try signedRequest()
    try checkTalk(of: request)
    try prepareBodies(of: request)
    let (route, trust) = try surroundings(of: request)
    let way = plainHTTP2.way(of: request, over: route)
    let size = source.map { $0.byteCount ?? EasyHandle.unknownSize }
    easy.configure(for: request, over: route, trusting: trust, plainHTTP2: way, bodySize: size)
    let cookies = takeCookies(of: request, from: jars, for: easy)
    connectCallbacks(of: easy)
    self.easy = easy
    self.certificates = certificates
    self.plainHTTP2 = plainHTTP2
    stop = nil
    nextStep = nil
    let submitted = hops.isEmpty ? job.submitted : .now
    hop = HopInProgress(
      request: request, route: route, trust: trust, plainHTTP2: way, withheld: withheld + cookies.heldBack,
      borrowedCookies: cookies.borrowed, submitted: submitted)
  }

  /// Has the hop use a jar; says which cookies stay away from it, and which go there that another port set.
  private func takeCookies(
    of request: Request, from jars: CookieJars, for easy: EasyHandle
  ) -> (heldBack: [String], borrowed: [BorrowedCookie]) {
    cookies = nil
    guard let jar = jars.jar(for: request) else { return ([], []) }
    if hops.isEmpty {
      let added = request.options.addedCookies.compactMap { CookieLine($0) }
      jar.add(CookieLines(added.map { $0.set(by: request.url.origin) }))
    }
    guard request.options.usesCookies else { return ([], []) }
    cookies = (jar, jar.snapshot)
    jar.serve(easy)
    return (
      jars.heldBack(from: request.url).map { "the cookie \($0)" },
      jar.list().compactMap { $0.borrowed(by: request.url) }
    )
  }

  private func signedRequest() throws(TransferProblem) -> Request {
    do {
      return try request.signed()
    } catch {
      throw TransferProblem(error)
    }
  }

  private func surroundings(of request: Request) throws(TransferProblem) -> (Route, Trust) {
    do {
      return (try Route(of: request, in: job.proxies), try Trust(of: request, in: job.authorities))
    } catch {
      throw TransferProblem(error)
    }
  }

  private func prepareBodies(of request: Request) throws(TransferProblem) {
    do {
      try request.check()
    } catch {
      throw TransferProblem(error)
    }
    if request.method == .head, request.body != nil {
      throw TransferProblem(.requestBody, "a HEAD request cannot carry a body")
    }
    if file == nil { file = try request.options.delivery.outputFile() }
    guard let content = request.body else {
      source = nil
      return
    }
    do {
      if let source { return try source.rewind() }
      source = try BodySource(content, isSent: true)
    } catch {
      throw TransferProblem(error)
    }
  }

  /// Writes down the hop that is under way and says what follows it.
  func endHop(_ ending: HopEnding) -> Outcome {
    guard let easy, let hop, let certificates else { return .failure(cancellation(before: nil)) }
    if case .cancelled = ending { talk?.leave() }
    if let received = talk?.refusal { body = received }
    if case (.again, .libcurl) = (stop, ending) {
      plainHTTP2?.lost(hop)
      (self.easy, self.hop) = (nil, nil)
      return .next
    }
    let problem = problem(ending, hop, easy)
    plainHTTP2?.learn(from: hop, isBroken: problem.map { $0.code.stage == .read } ?? false)
    hops.append(hop.ended(on: easy, certificates: certificates))
    self.easy = nil
    self.hop = nil
    if let problem { return mayRepeat(hop, after: ending) ? .next : .failure(problem) }
    guard let step = nextStep else { return finished() }
    request = step.request
    withheld = step.withheld
    return .next
  }

  /// What the server said it did nothing with goes out again, whatever its method, and not for ever.
  private func mayRepeat(_ hop: HopInProgress, after ending: HopEnding) -> Bool {
    guard case .libcurl = ending, case nil = stop, hop.isLeftUndone else { return false }
    return hops.suffix(3).count { $0.response == nil } < 3
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

  private func problem(_ ending: HopEnding, _ hop: HopInProgress, _ easy: EasyHandle) -> TransferProblem? {
    switch ending {
    case .cancelled: return cancellation(before: hop)
    case .talked(let problem): return problem
    case .deadline where isTalking: return talk?.silence
    case .deadline(let deadline): return hop.missed(deadline, received: body?.wireByteCount ?? 0)
    case .libcurl(let result):
      switch stop {
      case .enough: return nil
      case .failed(let problem): return problem
      case .again, nil: break
      }
      // What became of a redirect's body does not matter.
      if nextStep != nil { return nil }
      let diagnosis = Diagnosis(result: result, easy: easy, hop: hop, received: body?.wireByteCount ?? 0)
      return result == CCURL_E_OK ? diagnosis.overlooked : diagnosis.problem
    }
  }

  /// For a transfer that is cancelled before its first hop.
  func outcome(without ending: HopEnding) -> Outcome { .failure(cancellation(before: nil)) }

  private func cancellation(before hop: HopInProgress?) -> TransferProblem {
    TransferProblem(.cancelled, "cancelled " + (hop?.stage ?? "before anything was sent"))
  }

  func answer(_ outcome: Outcome) {
    let part = file?.discard(leavingPart: true)
    let received = body?.takeBody(leftIn: part) ?? ReceivedBody()
    var exchange = Exchange(request: job.request, startedAt: job.startedAt, hops: hops, body: received)
    if isTalking, let talk {
      exchange = exchange.telling(talk.ends.line.conversation)
    } else {
      progress?.rest()?()
    }
    if case .failure(let problem) = outcome {
      job.answer(.failure(problem.failure(of: exchange)))
    } else {
      job.answer(.success(exchange))
    }
  }
}

extension Transfer {
  /// What made a hop end.
  enum HopEnding {
    /// libcurl is done, with this result.
    case libcurl(Int)
    case cancelled
    /// A conversation is over, or was refused.
    case talked(TransferProblem?)
    case deadline(Deadline)
  }

  /// What follows the end of a hop.
  enum Outcome {
    case next
    case success
    case failure(TransferProblem)
  }
}
