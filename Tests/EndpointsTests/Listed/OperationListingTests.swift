import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusEndpoints

@Suite("Operations, a row each", .paced)
struct OperationListingTests {
  private func lines(_ rows: [OperationListing.Row], width: Int, height: Int? = nil) -> [String] {
    OperationListing(rows, line: "ls x").lines(on: Screen(width: width, height: height)).map(\.text)
  }

  @Test("have their methods, their path, and what they are for where there is room for that")
  func columns() {
    let rows = [
      OperationListing.Row("GET", "/a", ["What a is for"]),
      OperationListing.Row("DELETE", "/a/{long}/{path}/of/it", ["To remove it"]),
    ]
    #expect(
      lines(rows, width: 60) == [
        "GET     /a                      What a is for", "DELETE  /a/{long}/{path}/of/it  To remove it",
      ])
    #expect(lines(rows, width: 40) == ["GET     /a", "DELETE  /a/{long}/{path}/of/it"])
    #expect(lines(rows, width: 20).allSatisfy { $0.count <= 20 })
  }

  @Test("end where the screen does, with what to type for the rest")
  func height() {
    let rows = (1...9).map { OperationListing.Row("GET", "/\($0)", [""]) }
    #expect(lines(rows, width: 40, height: 4).last == "… 6 more: ls x | less")
    #expect(lines(rows, width: 40, height: 9).count == 9)
  }

  @Test("as a tree they are opened as far as there is room")
  func folding() throws {
    let known = KnownEndpoints(try Forge.scope())
    let listing = OperationListing(folding: known.only(known.everything), line: "ls x")
    let few = listing.lines(on: Screen(width: 80, height: 7)).map(\.text)
    #expect(few.count <= 7 && few.contains { $0.contains("/repos/{owner}/{repo}/") }, "\(few)")
    #expect(few.contains { $0.contains("5 operations: issues/ contents/") }, "\(few)")
    let all = listing.lines(on: Screen(width: 80)).map(\.text)
    #expect(all.contains { $0.hasPrefix("GET POST  /repos/{owner}/{repo}/issues") }, "\(all)")
    #expect(all.allSatisfy { !$0.contains("operations:") })
  }
}
