import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Source for a description with something wrong anywhere", .paced)
struct DamagedDescriptionTests {
  @Test("is written for every operation that can still be read", arguments: 0..<12)
  func damaged(_ seed: Int) throws {
    for specification in try DamagedSample.specifications(seed) {
      for operation in specification.operations {
        for style in SwiftSource.Style.allCases {
          #expect(!SwiftSource.text(of: EndpointModel(operation, of: specification), style).isEmpty)
        }
      }
    }
  }
}
