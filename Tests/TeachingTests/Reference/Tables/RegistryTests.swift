import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("The registries", .paced)
struct RegistryTests {
  @Test("every field that IANA has is explained, with its section, an example and what else to see")
  func fields() throws {
    #expect(Registry.fields.count == 259)
    for (name, standing) in Registry.fields {
      let article = try #require(Topics.article("header \(name)"), "\(name)")
      #expect(article.topic.lowercased() == "header \(name.lowercased())")
      #expect(
        article.source.contains { $0.isNumber || $0 == "," } || name.hasPrefix("OSLC"),
        "\(name): \(article.source)")
      #expect(article.example != nil && !article.related.isEmpty, "\(name)")
      let isOld = article.points.contains { $0.hasSuffix("send it no more.") }
      #expect(isOld == (standing == .obsoleted || standing == .deprecated), "\(name)")
    }
  }

  @Test("every method and every status that IANA has is explained")
  func others() throws {
    #expect(Registry.methods.count == 40)
    for name in Registry.methods {
      let article = try #require(Topics.article("method \(name)"), "\(name)")
      #expect(article.source.hasPrefix("RFC ") && article.source.contains(", "), "\(name)")
      #expect(article.example != nil && !article.related.isEmpty, "\(name)")
    }
    #expect(StatusEntry.all.map(\.code).sorted() == Registry.statuses)
    for code in Registry.statuses {
      let article = try #require(Topics.article("\(code)"))
      #expect(article.source.contains(","), "\(code): \(article.source)")
      #expect(article.example?.isEmpty == false && !article.related.isEmpty, "\(code)")
    }
  }

  @Test("a name that it does not have stands in none of its lists, whatever its case")
  func unknown() {
    #expect(Registry.standing(ofField: "eTAG") == .permanent)
    #expect(Registry.standing(ofField: "pragma") == .deprecated)
    #expect(Registry.standing(ofField: "Permissions-Policy") == .provisional)
    #expect(Registry.standing(ofField: "X-Forwarded-For") == nil)
    #expect(Registry.remarks(onField: "X-Forwarded-For").first?.contains("does not have it") == true)
  }
}
