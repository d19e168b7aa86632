import Dispatch

/// Runs tasks on the transport's thread, between one look at the connections and the next. While that thread does
/// not run, or is busy loading libcurl, they run wherever Dispatch has room.
final class TransferExecutor: TaskExecutor {
  private let mailbox: Mailbox

  init(mailbox: Mailbox) { self.mailbox = mailbox }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if mailbox.post(job, for: self) { return }
    DispatchQueue.global().async { self.run(job) }
  }

  func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
}
