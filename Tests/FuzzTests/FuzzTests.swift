import ApusPacingTestSupport
import Testing

/// Reads what nobody would write. The suite tries a few hundred inputs of each kind, the same each time.
///
///     .ci/run --fuzz 3600
///
/// tries others for an hour of each kind. An input that failed is added to its corpus.
@Suite("What others wrote, in any form", .paced)
struct FuzzTests {
  @Test(
    "is read or refused, without an end, in time, in bounds, and read the same again",
    arguments: FuzzTarget.all)
  func target(_ target: FuzzTarget) throws {
    let seed = FuzzRun.seconds == nil ? 24 : UInt64.random(in: 0 ... .max)
    if FuzzRun.seconds != nil { print("\(target.name): seed \(seed)") }
    for flaw in FuzzRun.flaws(of: target, try FuzzInputs(target.name, seed: seed)) {
      Issue.record("\(target.name), seed \(seed): \(flaw)")
    }
  }

  @Test("is noticed where a reader does what it must not")
  func planted() {
    let inputs = FuzzInputs(kept: ["[1]", "{}"], seed: 1)
    let sound = FuzzTarget("sound") { _ in throw CancellationError() }
    #expect(FuzzRun.flaws(of: sound, inputs, forAsLong: nil).isEmpty)
    let careless = FuzzTarget("careless") { bytes in
      try FuzzFlaw.unless(!bytes.starts(with: [0x5b, 0x5b]), "two brackets")
    }
    let flaws = FuzzRun.flaws(of: careless, inputs, forAsLong: nil)
    #expect(flaws.first?.hasPrefix("two brackets\n[[") == true)
    let slow = FuzzTarget("slow") { _ in for _ in 0..<1000 { _ = [Int](0..<10).reversed() } }
    #expect(FuzzRun.flaws(of: slow, inputs, mostSeconds: 0, forAsLong: nil).count == 10)
  }

  @Test("is kept as text, and every byte of it comes back")
  func corpora() {
    let bytes = [UInt8](0...255)
    #expect(FuzzInputs.inputs(in: FuzzInputs.spelled(bytes)) == [bytes])
    #expect(FuzzInputs.inputs(in: "a\n--------\nb\\x0d\nc\n") == [Array("a".utf8), Array("b\r\nc".utf8)])
    #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
  }
}
