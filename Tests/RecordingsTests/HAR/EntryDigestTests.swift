import Testing

@testable import ApusRecordings

@Suite("The digest of an entry")
struct EntryDigestTests {
  private let entry = Array(#"{"_id":1,"request":{"url":"http://h/"}}"#.utf8)

  @Test("fits an entry that is as it was written, and no other")
  func digests() {
    let signed = EntryDigest.signed(entry)
    #expect(EntryDigest.finding(in: signed) == .fits)
    #expect(EntryDigest.finding(in: signed + Array(",".utf8)) == .fits)
    #expect(EntryDigest.finding(in: entry) == .none)
    let changed = String(decoding: signed, as: UTF8.self).replacing("http://h/", with: "http://i/")
    #expect(EntryDigest.finding(in: changed.utf8) == .differs)
    #expect(EntryDigest.finding(in: [UInt8]()) == .none)
  }

  @Test("says who wrote it anew")
  func rewritten() {
    let text = #"{"_id":1,"_digest":"rewritten by audit"}"#
    #expect(EntryDigest.finding(in: text.utf8) == .rewritten("audit"))
    let marked = EntryDigest.marked(entry, EntryDigest.updated)
    #expect(EntryDigest.finding(in: marked) == .rewritten("replay --update"))
    #expect(EntryDigest.marked(marked, EntryDigest.updated) == marked, "once")
  }
}
