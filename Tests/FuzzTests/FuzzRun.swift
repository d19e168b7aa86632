import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tries inputs, and says what went wrong with which.
struct FuzzRun {
  /// No input may take longer, counted on this thread alone.
  static let mostSeconds = 10.0
  /// Nor may all of them together fill the memory so far.
  static let mostMemory = 1 << 30

  /// For as long as `APUS_FUZZ_SECONDS` says, with other inputs each time; else the same number of the same.
  static let seconds = ProcessInfo.processInfo.environment["APUS_FUZZ_SECONDS"].flatMap(Double.init)
  /// Where the input that is being tried is kept meanwhile, for one that ends the program.
  private static let folder = ProcessInfo.processInfo.environment["APUS_FUZZ_FOLDER"]

  /// What is wrong, each with its input as a corpus has it. An end after ten.
  static func flaws(
    of target: FuzzTarget, _ inputs: FuzzInputs, mostSeconds: Double = Self.mostSeconds,
    forAsLong: Double? = seconds
  ) -> [String] {
    var inputs = inputs
    var flaws: [String] = []
    let before = peakOfMemory
    let end = forAsLong.map { ContinuousClock.now + .seconds($0) }
    var round = 0
    while flaws.count < 10,
      end.map({ ContinuousClock.now < $0 }) ?? (round < inputs.kept.count + target.rounds)
    {
      let input = round < inputs.kept.count ? inputs.kept[round] : inputs.next()
      round += 1
      if let folder { try? Data(input).write(to: URL(filePath: "\(folder)/\(target.name).input")) }
      if let flaw = flaw(of: target, input, mostSeconds) {
        flaws.append("\(flaw)\n\(FuzzInputs.spelled(input))")
      }
    }
    if peakOfMemory - before > mostMemory { flaws.append("it took \((peakOfMemory - before) >> 20) MB") }
    return flaws
  }

  private static func flaw(of target: FuzzTarget, _ input: [UInt8], _ mostSeconds: Double) -> String? {
    let start = secondsOfThread
    do { try target.read(input) } catch let flaw as FuzzFlaw { return flaw.description } catch {}
    let taken = secondsOfThread - start
    return taken > mostSeconds ? "it took \(taken) s" : nil
  }

  private static var secondsOfThread: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static var peakOfMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
      return usage.ru_maxrss << 10
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
