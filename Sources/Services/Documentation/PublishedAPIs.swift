internal import ApusEncodings

/// APIs by their names: those the program knows, and one's own, which go before them.
package struct PublishedAPIs: Sendable {
  package let all: [PublishedAPI]
  /// What is wrong with one's own.
  package let problems: [String]

  /// Those the program knows.
  package static let known = PublishedAPIs(all: PublishedAPI.all, problems: [])

  private init(all: [PublishedAPI], problems: [String]) {
    self.all = all
    self.problems = problems
  }

  /// These and those of a text, a line each; `#` begins a remark.
  package func adding(_ text: String) -> PublishedAPIs {
    var own: [PublishedAPI] = []
    var problems: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do throws(PublishedAPI.Problem) {
        own.append(try PublishedAPI(line))
      } catch {
        problems.append("line \(number + 1): \(error.reason)")
      }
    }
    let names = Set(own.map(\.name))
    return PublishedAPIs(
      all: own + all.filter { !names.contains($0.name) }, problems: self.problems + problems)
  }

  /// The API of that name, whatever its case.
  package func named(_ name: String) -> PublishedAPI? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }
}
