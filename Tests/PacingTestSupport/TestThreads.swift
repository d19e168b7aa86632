import Foundation

/// The threads that tests run on, more than there are processors: a test that waits for a program, as a person would,
/// holds its thread meanwhile, and Swift's own threads are as few as the processors.
final class TestThreads: TaskExecutor {
  static let shared = TestThreads(count: 8)

  private let jobs = JobQueue()

  private init(count: Int) {
    for number in 1...count {
      let thread = Thread { [jobs] in
        while true { jobs.next().runSynchronously(on: Self.shared.asUnownedTaskExecutor()) }
      }
      thread.name = "tests \(number)"
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
}

/// Jobs in the order in which they came.
///
/// Unchecked because nothing is touched but with the condition locked.
private final class JobQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  private var first = 0

  func add(_ job: UnownedJob) {
    condition.lock()
    jobs.append(job)
    condition.signal()
    condition.unlock()
  }

  /// The next one, once there is one.
  func next() -> UnownedJob {
    condition.lock()
    defer { condition.unlock() }
    while first == jobs.count { condition.wait() }
    let job = jobs[first]
    first += 1
    if first == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      first = 0
    }
    return job
  }
}
