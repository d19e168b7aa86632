import Testing

@testable import ApusFormats

@Suite("Files of profiles")
struct ProfileFileTests {
  private let file = ProfileFile(
    """
    # a comment
    stray = 1
    [default]
    aws_access_key_id = AKID
    AWS_SECRET_ACCESS_KEY=a=b/c+d
    s3 =
      max_concurrent_requests = 20
    ; another

    [profile work]
    region   =   eu-west-1
    [ odd ]
    x
    """)

  @Test("sections have names and values, whatever blanks stand around them")
  func values() {
    #expect(file["default"] == ["aws_access_key_id": "AKID", "aws_secret_access_key": "a=b/c+d", "s3": ""])
    #expect(file["work"] == ["region": "eu-west-1"])
    #expect(file["odd"] == nil && file["profile work"] == nil && file["nobody"] == nil)
  }

  @Test("what is no such file has nothing in it", arguments: ["", "\n\n", "{\"a\": 1}", "[", "]=x", "= = ="])
  func nothing(_ text: String) { #expect(ProfileFile(text)["default"] == nil) }
}
