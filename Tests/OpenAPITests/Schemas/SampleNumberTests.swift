import ApusDescriptionTestSupport
import ApusJSON
import Testing

@testable import ApusOpenAPI

@Suite("A number within bounds")
struct SampleNumberTests {
  @Test(
    "what is within them is told from what is not",
    arguments: [
      (#"{"minimum":1,"maximum":3}"#, [1, 2.5, 3], [0, 3.5]),
      (#"{"exclusiveMinimum":1,"exclusiveMaximum":3}"#, [2], [1, 3]),
      (#"{"minimum":1,"exclusiveMinimum":true,"maximum":3,"exclusiveMaximum":false}"#, [3], [1]),
      (#"{"multipleOf":0.1}"#, [0.3, 0, -1], [0.25]), ("{}", [0, 1e300], []),
    ] as [(String, [Double], [Double])])
  func contained(_ schema: String, _ inside: [Double], _ outside: [Double]) throws {
    let bounds = NumberBounds(try Sample.schema(schema))
    #expect(inside.allSatisfy(bounds.contains) && !outside.contains(where: bounds.contains))
  }

  @Test("0 is taken where it fits, and what cannot be is 0 too")
  func zero() throws {
    #expect(try Sample.schema(#"{"type":"integer","minimum":-5,"maximum":5}"#).sample() == 0)
    #expect(try Sample.schema(#"{"type":"integer","minimum":5,"maximum":4}"#).sample() == 0)
  }
}
