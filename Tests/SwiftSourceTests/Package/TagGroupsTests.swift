import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Files for tags", .paced)
struct TagGroupsTests {
  @Test(
    "are called like their tags, and no two alike, whatever the case",
    arguments: [
      (["pets", "food", "pets"], ["Pets": [0, 2], "Food": [1]]),
      ([nil, "pets"], ["Endpoints": [0], "Pets": [1]]),
      (["Models", "models", "shop"], ["ModelsEndpoints": [0, 1], "ShopEndpoints": [2]]),
      (["PETS", "Pets"], ["PETS": [0], "PetsEndpoints": [1]]), (["", "りんご"], ["Value": [0], "りんご": [1]]),
    ] as [([String?], [String: [Int]])])
  func names(_ tags: [String?], _ files: [String: [Int]]) {
    let groups = TagGroups(tags, beside: ["Shop", "Models"]).all
    #expect(Dictionary(uniqueKeysWithValues: groups.map { ($0.file, $0.members) }) == files)
  }
}
