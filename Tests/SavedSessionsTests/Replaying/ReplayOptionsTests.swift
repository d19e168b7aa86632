import ApusClient
import Testing

@testable import ApusSavedSessions

@Suite("What a replay was asked for")
struct ReplayOptionsTests {
  @Test("a part of all runs is its number and how many parts there are")
  func shards() throws {
    let shard = try #require(ReplayOptions.Suite.Shard("2/3"))
    #expect((0..<6).filter(shard.isMine) == [1, 4])
  }

  @Test(
    "what is no part of anything is refused",
    arguments: ["", "2", "0/3", "4/3", "1/0", "a/2", "1/2/3", "-1/2"])
  func noShards(_ text: String) { #expect(ReplayOptions.Suite.Shard(text) == nil) }

  @Test("a report has a form and a file, and annotations need none")
  func reports() throws {
    let file = try #require(ReplayOptions.Report("junit=out/a=b.xml"))
    #expect(file.form == .junit && file.path == "out/a=b.xml")
    let printed = try #require(ReplayOptions.Report("github"))
    #expect(printed.form == .github && printed.path == nil)
  }

  @Test("what is no report is refused", arguments: ["", "junit", "junit=", "pdf=a.pdf"])
  func noReports(_ text: String) { #expect(ReplayOptions.Report(text) == nil) }

  @Test("what is advised asks the same servers, and sends the same files")
  func advised() throws {
    var options = ReplayOptions()
    #expect(options.before("it") == "it")
    options.base = try WebURL("http://ann:secret@h.test/v1")
    #expect(options.before("it") == "--base http://h.test/v1 it")
    options.against = try WebURL("http://b.test")
    options.usesRecordedFiles = true
    let line = options.before("it")
    #expect(line.contains("--against http://b.test") && line.hasSuffix(" --recorded-files it"), "\(line)")
  }

  @Test("unless said otherwise, each session is replayed once, from its recording")
  func defaults() {
    let options = ReplayOptions()
    #expect(options.mode == .recorded && !options.trusts && options.widens == nil)
    #expect(options.suite.jobs == 1 && options.suite.repeats == 1 && options.suite.grants == nil)
  }
}
