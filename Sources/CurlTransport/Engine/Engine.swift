import ApusClient
internal import ApusSystem
import CApusCurl

/// libcurl at work on every transfer of the transport: starts them, ends what is done, watches deadlines.
final class Engine {
  private let multi: OpaquePointer
  /// Whether the bell rings: where no more files may be open, libcurl goes on without it.
  private let isHeard: Bool
  private let cookies: CookieJars
  private let certificates = CertificateMemory()
  private let plainHTTP2 = PlainHTTP2()
  // The key of both is an address, as a number: each kind of key costs at its first use.
  /// All that are begun and not ended, by their tickets.
  private var transfers: [Int: Transfer] = [:]
  /// Those of `transfers` that libcurl works on, by its handle for them.
  private var running: [Int: Transfer] = [:]
  /// Those of `transfers` that have a connection of their own, over which they talk.
  private var talking: [Int: Transfer] = [:]

  /// Ends the rest of the thread this is called on.
  var bell: Bell { Bell(.multi(UInt(bitPattern: multi))) }

  init?() {
    guard let multi = ccurl_multi_create() else { return nil }
    guard let cookies = CookieJars() else {
      ccurl_multi_destroy(multi)
      return nil
    }
    self.multi = multi
    self.cookies = cookies
    isHeard = ccurl_multi_wakeup(multi) == 0
  }

  deinit { ccurl_multi_destroy(multi) }

  var keptCookies: [CookieLine] { cookies.list() }
  func clearCookies() { cookies.clear() }
  func replaceCookies(by lines: CookieLines) -> CookieLines { cookies.replace(by: lines) }

  func start(_ job: Job) {
    let transfer = Transfer(job)
    transfers[job.ticket.address] = transfer
    if job.ticket.isCancelled {
      end(transfer, .cancelled)
    } else {
      startHop(of: transfer)
    }
  }

  func cancel(_ ticket: Job.Ticket) {
    guard let transfer = transfers[ticket.address] else { return }
    end(transfer, .cancelled)
  }

  func cancelAll() {
    for transfer in Array(transfers.values) { end(transfer, .cancelled) }
  }

  /// Does what can be done now.
  func work() {
    var count: Int32 = 0
    ccurl_multi_perform(multi, &count)
    endWhatIsDone()
    if !talking.isEmpty { talk() }
  }

  private func talk() {
    for transfer in Array(talking.values) {
      if let ending = transfer.talk?.goOn() { end(transfer, .talked(ending.problem)) }
    }
  }

  /// Waits until a connection has something to say, a deadline may have passed, or the bell rings. What no bell rings for
  /// is looked for again and again.
  func rest() {
    let time = isHeard ? watchDeadlines() : min(20, watchDeadlines())
    let waiting = transfers.values.filter { $0.awaitedDescriptor != nil }
    guard !waiting.isEmpty || !talking.isEmpty else {
      ccurl_multi_poll(multi, nil, 0, 0, time)
      return
    }
    let talks = talking.values.compactMap(\.talk)
    let writing = talks.compactMap { $0.hasUnsent ? $0.socket : nil }
    let reading = talks.compactMap { $0.mayReceive ? $0.socket : nil }
    let descriptors = waiting.compactMap { $0.awaitedDescriptor?.number } + reading + writing
    ccurl_multi_poll(multi, descriptors, Int32(descriptors.count), Int32(writing.count), time)
    for transfer in waiting {
      guard let descriptor = transfer.awaitedDescriptor else { continue }
      // What cannot be waited for says why when it is read.
      if (try? Readiness.wait(for: descriptor, .reading, milliseconds: 0)) ?? true { transfer.resumeBody() }
    }
  }

  private func startHop(of transfer: Transfer) {
    // A handle serves one hop. libcurl 7.88 keeps a pointer to the last header line it freed, and a server that
    // begins its next answer with a folded line makes it follow that pointer.
    guard let easy = EasyHandle() else {
      return finish(
        transfer, .failure(TransferProblem(.unreachable, "libcurl has no memory for another request")))
    }
    do {
      try transfer.startHop(
        on: easy, cookies: cookies, certificates: certificates, plainHTTP2: plainHTTP2)
      running[Int(bitPattern: easy.pointer)] = transfer
      ccurl_multi_add(multi, easy.pointer)
    } catch {
      finish(transfer, .failure(error))
    }
  }

  private func endWhatIsDone() {
    var result: Int32 = 0
    while let pointer = ccurl_multi_next_done(multi, &result) {
      guard let transfer = running[Int(bitPattern: pointer)] else {
        ccurl_multi_remove(multi, pointer)
        continue
      }
      if result == CCURL_E_OK, transfer.beginTalk() {
        // libcurl finds the connection by the handle for as long as it keeps that.
        talking[Int(bitPattern: pointer)] = transfer
        continue
      }
      end(transfer, .libcurl(Int(result)))
    }
  }

  /// Ends the hop that is under way, and the transfer with it unless a redirect leads on.
  private func end(_ transfer: Transfer, _ ending: Transfer.HopEnding) {
    guard let easy = transfer.easy else { return finish(transfer, transfer.outcome(without: ending)) }
    let outcome = transfer.endHop(ending)
    running[Int(bitPattern: easy.pointer)] = nil
    talking[Int(bitPattern: easy.pointer)] = nil
    ccurl_multi_remove(multi, easy.pointer)
    switch outcome {
    case .next: startHop(of: transfer)
    case .success: finish(transfer, .success)
    case .failure(let problem): finish(transfer, .failure(problem))
    }
  }

  private func finish(_ transfer: Transfer, _ outcome: Transfer.Outcome) {
    transfers[transfer.job.ticket.address] = nil
    transfer.answer(outcome)
  }

  /// Ends every transfer whose time is up; the milliseconds until the next one could be.
  private func watchDeadlines() -> Int32 {
    let now = ContinuousClock.now
    var soonest = Duration.seconds(60)
    for transfer in Array(transfers.values) {
      if let deadline = transfer.passedDeadline(at: now) {
        end(transfer, .deadline(deadline))
        soonest = .zero
      } else if let next = transfer.nextDeadline {
        soonest = min(soonest, next - now)
      }
      if let tick = transfer.tick(at: now) { soonest = min(soonest, tick - now) }
    }
    return Int32(clamping: max(0, soonest.wholeMilliseconds + 1))
  }
}

extension Duration {
  var wholeMilliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
