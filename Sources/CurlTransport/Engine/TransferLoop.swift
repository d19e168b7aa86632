import ApusClient
import Dispatch

/// Takes letters on the thread it runs on, and lets libcurl work in between. libcurl is loaded for the first request.
final class TransferLoop {
  private let mailbox: Mailbox
  private let load: @Sendable () -> String?
  private let pause = DispatchSemaphore(value: 0)
  private var engine: Engine?
  private var problem: String?

  /// `load` prepares libcurl, or says why it cannot be used.
  init(mailbox: Mailbox, loading load: @escaping @Sendable () -> String?) {
    self.mailbox = mailbox
    self.load = load
  }

  /// Loads libcurl, unless that has been tried.
  func prepare() {
    guard engine == nil, problem == nil else { return }
    problem = load()
    guard problem == nil else { return }
    engine = Engine()
    if engine == nil { problem = "libcurl could not be started" }
  }

  /// Has letters come to this thread, which is to call `run` next.
  func open() { mailbox.open(bell) }

  /// Returns when a letter says that nothing will follow. What is under way then is cancelled.
  func run() {
    while true {
      for letter in mailbox.take() where !open(letter) { return close() }
      engine?.work()
      if mailbox.hasLetters { continue }
      if let engine { engine.rest() } else { pause.wait() }
    }
  }

  private func close() {
    // Nobody rings for an engine that is gone.
    for letter in mailbox.close() { letter.turnAway("the transport is gone") }
    engine?.cancelAll()
  }

  private var bell: Bell { engine?.bell ?? Bell(.semaphore(pause)) }

  /// `false` says that nothing will follow.
  private func open(_ letter: Letter) -> Bool {
    switch letter {
    case .send(let job): send(job)
    case .cancel(let ticket): engine?.cancel(ticket)
    case .listCookies(let answer): answer(engine?.keptCookies ?? [])
    case .clearCookies(let answer):
      engine?.clearCookies()
      answer(())
    case .replaceCookies(let lines, let answer):
      if !lines.lines.isEmpty { start() }
      answer(engine?.replaceCookies(by: lines) ?? CookieLines())
    case .run(let job, let executor): executor.run(job)
    case .look: break
    case .close: return false
    }
    return true
  }

  /// Has an engine, whose bell is another, unless there can be none.
  private func start() {
    guard engine == nil, problem == nil else { return }
    prepare()
    open()
  }

  private func send(_ job: Job) {
    start()
    if let engine { engine.start(job) } else { Letter.send(job).turnAway(problem) }
  }
}
