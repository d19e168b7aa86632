import Testing

@testable import ApusClient

@Suite("What the name of a host of AWS says")
struct AWSHostTests {
  @Test(
    "its service and its region, where they stand in it",
    arguments: [
      ("sqs.eu-west-1.amazonaws.com", "eu-west-1", "sqs"),
      ("photos.s3.ap-northeast-1.amazonaws.com", "ap-northeast-1", "s3"),
      ("a.b.s3.us-gov-west-1.amazonaws.com", "us-gov-west-1", "s3"),
      ("s3.amazonaws.com", nil, "s3"), ("iam.amazonaws.com", "us-east-1", "iam"),
      ("x.s3-accelerate.amazonaws.com", nil, "s3"),
      ("abc.execute-api.eu-west-1.amazonaws.com", "eu-west-1", "execute-api"),
      ("abc.lambda-url.eu-west-1.on.aws", "eu-west-1", "lambda"),
      ("DynamoDB.cn-north-1.AMAZONAWS.com.cn", "cn-north-1", "dynamodb"),
      ("localhost", nil, nil), ("amazonaws.com", nil, nil), ("amazonaws.com.evil.example", nil, nil),
      ("notamazonaws.com", nil, nil),
    ] as [(String, String?, String?)])
  func names(_ host: String, _ region: String?, _ service: String?) {
    let settings = AWSHost.settings(host)
    #expect(settings[.region] == region && settings[.service] == service)
  }
}
