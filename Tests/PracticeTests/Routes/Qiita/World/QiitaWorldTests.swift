import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Qiita as it is", .paced)
struct QiitaWorldTests {
  @Test("what an account shows is what is there, whoever it is")
  func counts() throws {
    let world = QiitaWorld()
    for user in QiitaUser.all {
      #expect(world.json(of: user).line == user.json.line)
      #expect(world.followers(of: user).count == 100 * user.number)
      #expect(Set(world.followers(of: user)).count == 100 * user.number)
    }
  }

  @Test("an article at first is as it always was, but for the one that something was said about")
  func items() {
    let world = QiitaWorld()
    for item in world.items.all where item.id != QiitaItem.id(3) {
      #expect(world.json(of: item).line == item.json.line)
    }
  }

  @Test("an article that goes takes likes, stocks, comments and reactions along")
  func removal() {
    var world = QiitaWorld()
    world.likes = [QiitaItem.id(3)]
    let isRemoved = world.removeItem(QiitaItem.id(3))
    #expect(isRemoved)
    #expect(world.likes.isEmpty && world.comments.all.count == 1)
    let isThere = world.removeItem(QiitaItem.id(3))
    #expect(!isThere)
  }
}
